import { expect, test } from 'vitest';
import { columnsOf } from '../list/columns.fixture.ts';
import { masterColumns } from './master/list/master-columns.ts';
import { MasterTable } from './master/list/master-table.tsx';
import { queueColumns } from './refine/queue/queue-columns.ts';
import { QueueTable } from './refine/queue/queue-table.tsx';

test.each([
  ['cases in refinement', QueueTable({ selectable: false }), queueColumns],
  ['master cases', MasterTable(), masterColumns],
])(
  'the columns to choose from are those of the table of %s, in its order, but for the first',
  (_name, table, choice) => {
    expect(choice).toEqual(columnsOf(table).slice(1));
  },
);
