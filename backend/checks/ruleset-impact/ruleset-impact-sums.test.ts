import { expect, it } from 'vitest';
import { createImpactSums, type TriedCheck } from './ruleset-impact-sums.ts';

const tried = (n: number, changes: Partial<TriedCheck> = {}): TriedCheck => ({
  checkId: `check ${n}`,
  calculatedAt: `2026-11-${String(n).padStart(2, '0')}T00:00:00.000Z`,
  before: 0.5,
  after: 0.5,
  asks: 0,
  reasons: () => [],
  section: 'detail-9',
  change: { before: '2027-02-02', after: '2027-02-02', opened: [], closed: [], moved: [] },
  ...changes,
});

it('counts figures and last days apart, and names the checks that change', () => {
  const { add, sums } = createImpactSums();
  add(tried(1));
  add(tried(2, { after: 0.6 }));
  add(tried(3, { before: null, asks: 1 }));
  add(tried(4, { change: { before: '2026-12-31', after: '2027-03-31', opened: [], closed: ['court'], moved: [] } }));
  add(
    tried(5, { change: { before: null, after: '2027-03-31', opened: ['labour_commission'], closed: [], moved: [] } }),
  );
  add(null);
  const found = sums();
  expect(found).toMatchObject({
    tried: 5,
    unreadable: 1,
    asksMore: 1,
    same: 3,
    higher: 1,
    lower: 0,
    gains: 1,
    loses: 0,
  });
  expect(found.largest).toBeCloseTo(0.1, 12);
  expect(found.mean).toBeCloseTo(0.02, 12);
  expect(found.days).toMatchObject({ changed: 2, earlier: 0, later: 1, gains: 1, loses: 0 });
  expect(found.days.routes).toEqual([
    { route: 'court', opened: 0, closed: 1 },
    { route: 'labour_commission', opened: 1, closed: 0 },
  ]);
  expect(found.days.results.map(({ checkId }) => checkId)).toEqual(['check 5', 'check 4']);
  // Of the largest movers only those whose figure moves are named.
  expect(found.results.map(({ checkId }) => checkId).toSorted()).toEqual(['check 2', 'check 3']);
});

it('keeps twenty examples of any number of checks', () => {
  const { add, sums } = createImpactSums();
  const moved = { before: '2026-12-31', after: '2027-03-31', opened: [], closed: [], moved: [] };
  for (let n = 0; n < 5_000; n += 1) add(tried(n % 28, { checkId: `check ${n}`, after: n / 5_000, change: moved }));
  const found = sums();
  expect(found.results).toHaveLength(20);
  expect(found.days).toMatchObject({ changed: 5_000, later: 5_000 });
  expect(found.days.results).toHaveLength(20);
});

it('says how far figures move, in all and by ground', () => {
  const { add, sums } = createImpactSums();
  for (const [n, after] of [0.5, 0.502, 0.53, 0.44, 0.1, 0.9].entries()) add(tried(n, { after }));
  add(tried(7, { after: 0.62, section: null }));
  add(tried(8, { after: null }));
  const { histogram, bySection } = sums();
  expect(histogram.map(({ checks }) => checks)).toEqual([1, 0, 1, 0, 2, 1, 0, 1, 1]);
  expect(bySection).toEqual([
    { section: 'detail-9', checks: 6, higher: 2, lower: 2, mean: expect.closeTo(-0.028 / 6, 10) },
    { section: null, checks: 1, higher: 1, lower: 0, mean: expect.closeTo(0.12, 10) },
  ]);
});
