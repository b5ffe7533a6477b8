import { expect, test } from 'vitest';
import { citedAmong, type Referring } from './references.ts';

const decision = (number: string, score: number, cites: readonly string[] = []): Referring => ({
  score,
  references: { numbers: [number], cites },
});

test('a decision is worth more the more of the best cite it, and never all', () => {
  const [, , twice, once, never] = citedAmong([
    decision('2020두1', 10, ['2010두1', '2011두1']),
    decision('2020두2', 9, ['2010두1']),
    decision('2010두1', 5),
    decision('2011두1', 5),
    decision('2012두1', 5),
  ]);
  expect(twice?.by).toBe(2);
  expect(twice?.worth).toBeGreaterThan(once?.worth ?? 1);
  expect(twice?.worth).toBeLessThan(1);
  expect(once).toEqual({ by: 1, worth: 0.5 });
  expect(never).toEqual({ by: 0, worth: 0 });
});

test('those that say little of the query hardly count when they cite', () => {
  const [, , byTheBest, byOthers] = citedAmong([
    decision('2020두1', 10, ['2010두1']),
    decision('2020두2', 3, ['2011두1']),
    decision('2010두1', 5),
    decision('2011두1', 5),
  ]);
  expect(byOthers?.by).toBe(1);
  expect(byOthers?.worth).toBeLessThan((byTheBest?.worth ?? 0) / 100);
});

test('no decision counts for itself, and none twice for naming a joined case by both of its numbers', () => {
  const joined = { score: 5, references: { numbers: ['2010두1', '2010두2'], cites: ['2010두1'] } };
  const [cited] = citedAmong([joined, decision('2020두1', 10, ['2010두1', '2010두2'])]);
  expect(cited).toEqual({ by: 1, worth: 0.5 });
});

test('where references are unknown, nobody is cited', () => {
  expect(citedAmong([{ score: 1, references: undefined }])).toEqual([{ by: 0, worth: 0 }]);
  expect(citedAmong([])).toEqual([]);
  expect(citedAmong([decision('2020두1', 0, ['2010두1']), decision('2010두1', 0)])[1]?.worth).toBe(0);
});
