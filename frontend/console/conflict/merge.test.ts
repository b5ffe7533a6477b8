import { expect, test } from 'vitest';
import { conflictRows, merge } from './merge.ts';

const base = { name: '김하나', accessType: 0, partner: false };

test('my changes stay, the other fields take the stored values', () => {
  const mine = { ...base, accessType: 1 };
  const theirs = { ...base, name: '김두나' };
  expect(merge(base, mine, theirs)).toEqual({ name: '김두나', accessType: 1, partner: false });
});

test('the dialog shows the fields that either person has changed, each with my value and the stored one', () => {
  const mine = { ...base, accessType: 1 };
  const theirs = { ...base, accessType: 2, partner: true };
  expect(conflictRows(base, mine, theirs)).toEqual([
    { field: 'accessType', yours: 1, theirs: 2 },
    { field: 'partner', yours: true, theirs: true },
  ]);
  expect(conflictRows(base, base, base)).toEqual([]);
});
