import { expect, test } from 'vitest';
import { checks } from '../../../projections/checks/checks.ts';
import { aggregate } from './projection-log.ts';

test('Given the columns of the read model of checks, when its rows are made by one aggregate, then the aggregate names exactly those columns', () => {
  const named = [...aggregate.matchAll(/ as (\w+)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(['id', ...Object.keys(checks.table.columns)].sort());
});
