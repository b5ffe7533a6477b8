import { expect, test } from 'vitest';
import { filterOf, logAt, withFilter } from './log-address.ts';

test('the filter is what the address says, without empty and unknown parts', () => {
  expect(filterOf(new URLSearchParams('kind=case&type=&x=1&actor= a '))).toEqual({ kind: 'case', actor: 'a' });
});

test('another kind of record takes the type of event away, and an empty value its filter', () => {
  const address = new URLSearchParams('kind=case&type=CaseMerged&from=2026-01-01');
  expect(`${withFilter(address, 'kind', 'order')}`).toBe('kind=order&from=2026-01-01');
  expect(`${withFilter(address, 'from', '')}`).toBe('kind=case&type=CaseMerged');
  expect(logAt({ record: 'a b' })).toBe('/admin/log?record=a+b');
});
