import { expect, test } from 'vitest';
import { allOf, daysOfWork, spanIn, totalOf } from './daily.ts';

const counts = {
  ...{ new: 3, changed: 1, unchanged: 2, linked: 1, other_kind: 1, other_matter: 1 },
  ...{ absent: 1, unusable: 1, failed: 2 },
};

test('days without work are shown as such; every item of a day is counted once', () => {
  const days = daysOfWork([{ day: '2026-03-02', counts }], '2026-03-01', '2026-03-03');
  expect(days).toEqual([
    { day: '2026-03-01', fresh: 0, same: 0, missing: 0 },
    { day: '2026-03-02', fresh: 4, same: 5, missing: 4 },
    { day: '2026-03-03', fresh: 0, same: 0, missing: 0 },
  ]);
  expect(allOf(totalOf(days))).toBe(Object.values(counts).reduce((sum, one) => sum + one));
});

test('the chart’s span is the one that the address names, otherwise the shortest', () => {
  expect(['365', '31', 'toString', null].map(spanIn)).toEqual(['365', '30', '30', '30']);
});
