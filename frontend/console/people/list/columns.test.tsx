import { expect, test } from 'vitest';
import { columnsOf } from '../../list/columns.fixture.ts';
import { chosenColumns } from './columns.ts';
import { UserTable } from './user-table.tsx';

test('the columns to choose from are those of the table of people, in its order, but for the first', () => {
  expect(chosenColumns).toEqual(columnsOf(UserTable()).slice(1));
});
