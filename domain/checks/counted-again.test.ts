import { expect, it } from 'vitest';
import { type CaseFact, countFacts, type LevelCounts } from '../cases/case-counts.ts';
import { publicFormOf } from '../rulesets/public-form.ts';
import { basisOf } from './basis.ts';
import { calculateWalk, walkOf } from './calculate.ts';
import { type CountedFigure, countingAgain, isOtherwise } from './counted-again.ts';
import { groundOf, movedTo, unmoved } from './recount.ts';
import { randomOf } from './testing/oracle/random-walks.ts';
import { walkedAtRandom } from './testing/random-persons.fixture.ts';
import { basic, standard, today } from './testing/test-stories.ts';
import type { Calculation } from './win-rate/calculation.ts';

const form = publicFormOf(standard);
const words = [...new Set(standard.sections.flatMap(({ keywords }) => keywords))];

/** Cases drawn by this seed. */
const casesBy = (seed: number, amount: number): readonly CaseFact[] => {
  const random = randomOf(seed);
  return Array.from({ length: amount }, (_none, n) => ({
    caseId: `case ${n}`,
    disputeId: `dispute ${n}`,
    decidedOn: '2024-01-01',
    outcome: random.pick(['worker_win', 'employer_win', 'partial', 'settled'] as const),
    keywords: [random.pick(words)],
    sections: [`detail-${1 + Math.floor(random.next() * 23)}` as const],
    sampling: 'population' as const,
  }));
};

const person = (seed: number) => {
  const answers = walkedAtRandom(form, basic, seed, today).at(-1) ?? new Map();
  const walk = walkOf(standard, basic, answers, today);
  const basis = basisOf(standard, walk, today);
  const countsOf = (facts: readonly CaseFact[]): LevelCounts => countFacts(facts, basis);
  return {
    countsOf,
    calculated: (facts: readonly CaseFact[]) => calculateWalk(standard, walk, { today, counts: countsOf(facts) }),
  };
};

const figureOf = (calculation: Calculation): CountedFigure => ({
  ...{ rate: calculation.rate, band: calculation.band, side: calculation.side, shows: calculation.shows },
  ground: groundOf(calculation),
});

const seeds = Array.from({ length: 60 }, (_none, n) => n);

it('a figure with its band on other counts is what a new calculation gives', () => {
  const again = countingAgain();
  for (const seed of seeds) {
    const { calculated, countsOf } = person(seed);
    const [then, now] = [casesBy(seed, 120), casesBy(seed + 1000, 200)];
    const ground = groundOf(calculated(then));
    for (const [facts, moved] of [
      [then, unmoved],
      [now, movedTo(ground, countsOf(now))],
    ] as const) {
      const expected = calculated(facts);
      const found = again(ground, moved, standard);
      if (expected.rate === null) expect(found).toBeNull();
      else {
        expect(found?.rate).toBeCloseTo(expected.rate, 10);
        expect(found?.band.low).toBeCloseTo(expected.band?.low ?? -1, 8);
        expect(found?.band.high).toBeCloseTo(expected.band?.high ?? -1, 8);
      }
    }
  }
});

it('a figure is otherwise only where its person would be shown another percentage or another end of the band', () => {
  const shown = ({ shownRate, shownBand }: Calculation) =>
    [shownRate, shownBand?.low, shownBand?.high].map((part) => Math.round((part ?? 0) * 100)).join(' ');
  const told = { otherwise: 0, same: 0 };
  for (const seed of seeds) {
    const { calculated, countsOf } = person(seed);
    const then = casesBy(seed, 400);
    const earlier = calculated(then);
    // One more case, and one hundred more.
    for (const more of [1, 100]) {
      const now = [...then, ...casesBy(seed + 2000, 400 + more).slice(400)];
      const figure = figureOf(earlier);
      const found = isOtherwise(figure, movedTo(figure.ground, countsOf(now)), standard);
      expect(found).toBe(shown(earlier) !== shown(calculated(now)));
      told[found ? 'otherwise' : 'same'] += 1;
    }
  }
  expect(told.otherwise).toBeGreaterThan(10);
  expect(told.same).toBeGreaterThan(10);
});
