import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../../rulesets/ruleset.ts';
import { calculateWalk, walkOf } from '../../calculate.ts';
import type { Calculation } from '../../win-rate/calculation.ts';
import { first, standard } from '../test-stories.ts';
import { note, rarities } from './noted.ts';
import { oracle } from './oracle.ts';
import { randomCounts } from './random-counts.ts';
import { type Asking, frameOf, randomOf, randomWalk, today } from './random-walks.ts';
import { withRareOutcomes } from './rare-outcomes.ts';
import { apart, moved, slowBand } from './slow-band.ts';
import { type Tables, tablesOf } from './tables.ts';

const near = (actual: number, expected: number): boolean => Math.abs(actual - expected) <= 1e-12 * Math.abs(expected);

/** Compares both on one random walk: the first difference, or null. */
const disagreement = (
  ruleset: Ruleset,
  tables: Tables,
  seed: number,
  seen: Set<string>,
  asking: Asking,
): string | null => {
  const random = randomOf(seed);
  const { input, answers } = randomWalk(random, 0.1, asking);
  const counts = randomCounts(random);
  const expected = oracle(tables, input, counts);

  const walk = walkOf(ruleset, frameOf(input), answers, today);
  const actual = calculateWalk(ruleset, walk, { today, counts });
  const path = walk.steps
    .filter(({ section }) => section !== 'intake')
    .map(({ key, value }) => `${key}=${value ?? 'nothing'}`);
  const factors = actual.steps.filter(({ kind }) => kind === 'ratio' || kind === 'range');
  const same = <T>(what: string, ours: T, theirs: T) =>
    JSON.stringify(ours) === JSON.stringify(theirs)
      ? null
      : `seed ${seed}, ${what}: ${JSON.stringify(ours)} is not ${JSON.stringify(theirs)}`;
  note(ruleset, input, expected, seen);
  return (
    same('open question', walk.next, null) ??
    same('path', path, expected.path) ??
    same(
      'sections',
      actual.grounds,
      expected.entered.map((s) => `detail-${s}` as const),
    ) ??
    same('keywords', actual.base.keywords.toSorted(), expected.keywords.toSorted()) ??
    same('ranking', actual.rankingKeywords.toSorted(), expected.ranking.toSorted()) ??
    same('excluded', actual.base.exclude.toSorted(), expected.excluded.toSorted()) ??
    same('drawn toward', actual.base.section?.id ?? null, expected.section && `detail-${expected.section}`) ??
    same('general', actual.general, expected.general) ??
    same(
      'ways',
      actual.routes.map(({ route, open, deadline = '', saferDeadline = '' }) => [route, open, deadline, saferDeadline]),
      expected.ways.map(({ name, open, last, safer }) => [name, open, last, safer]),
    ) ??
    same('strongest point', actual.strongestPoint?.text ?? null, expected.strongest) ??
    same('strongest obstacle', actual.strongestObstacle?.text ?? null, expected.obstacle) ??
    same('to come', actual.toCome ?? false, input.judged.dismissal_to_come && asking === 'standard') ??
    same('stage', actual.stage ?? null, input.intake.get('intake/stage')?.[0] ?? null) ??
    same('floor', floorOf(actual), expected.floor && [`floor:${expected.floor.key}`, expected.floor.value]) ??
    same(
      'consultation',
      actual.suggestConsultation,
      expected.suggests || expected.pressing || expected.rate === null,
    ) ??
    same('factors', factors.length, expected.factors.length) ??
    same(
      'clamp',
      actual.steps.some(({ kind }) => kind === 'clamp'),
      expected.clamped,
    ) ??
    same('base rate', near(actual.base.rate, expected.baseRate), true) ??
    factors
      .map((step, i) => same(`factor ${step.rule}`, near(Number(step.value), expected.factors[i]?.factor ?? 0), true))
      .find((difference) => difference !== null) ??
    (actual.rate === null || expected.rate === null
      ? same('rate', actual.rate, expected.rate)
      : same('rate', near(actual.rate, expected.rate), true))
  );
};

const floorOf = ({ steps }: Calculation) => {
  const step = steps.find(({ kind }) => kind === 'floor');
  return step ? [step.rule, step.value] : null;
};

describe('the calculation and an oracle written independently of it', () => {
  const agreeOn = (ruleset: Ruleset, from: number, count: number, asking: Asking = 'standard') => {
    const tables = tablesOf(ruleset);
    const seen = new Set<string>();
    for (let seed = from; seed < from + count; seed += 1)
      expect(disagreement(ruleset, tables, seed, seen, asking)).toBeNull();
    return seen;
  };
  const itemsOf = ({ sections }: Ruleset) => sections.flatMap(({ items }) => items.map(({ key }) => key));

  it('agree on 10,000 random walks, which reach every item and every rare end', () => {
    const seen = agreeOn(standard, 1, 10_000);
    expect([...itemsOf(standard), ...rarities.standard].filter((one) => !seen.has(one))).toEqual([]);
  }, 120_000);

  it('agree on 10,000 random walks of the first questionnaire, whose ratios multiply the rate', () => {
    const seen = agreeOn(first, 100_001, 10_000, 'first');
    expect([...itemsOf(first), ...rarities.first].filter((one) => !seen.has(one))).toEqual([]);
  }, 120_000);

  it('agree on 2,000 more with outcomes that are rare in a questionnaire', () => {
    expect(agreeOn(withRareOutcomes(standard), 50_001, 2_000).size).toBeGreaterThan(100);
  }, 30_000);

  it.each<[string, Ruleset]>([
    ['odds', standard],
    ['rate', { ...standard, scale: 'rate' }],
  ])(
    'agree on the band (%s)',
    (_name, ruleset) => {
      const tables = tablesOf(ruleset);
      const scale = ruleset.scale ?? 'rate';
      let compared = 0;
      for (let seed = 80_001; compared < 100; seed += 1) {
        const random = randomOf(seed);
        const { input, answers } = randomWalk(random);
        const counts = randomCounts(random);
        const expected = oracle(tables, input, counts);
        if (expected.rate === null || expected.clamped || Math.min(...expected.weights) < 2) continue;
        compared += 1;
        const { rate, baseRate, factors, floor, weights, spread } = expected;
        const { band } = calculateWalk(ruleset, walkOf(ruleset, frameOf(input), answers, today), { today, counts });
        const within = (one: number) => Math.min(0.95, Math.max(0.05, one));
        const reached = factors.reduce((at, { factor }) => moved(scale, at, Math.log(factor)), baseRate);
        const isRaised = floor !== null && floor.value > reached;
        // Two independent errors on the logarithmic scale: the squares add up. A floor replaces the base rate's own.
        const edge = (of: number) => (isRaised ? 0 : apart(scale, of, baseRate));
        const wider = (of: number) => Math.sqrt(edge(of) ** 2 + (1.645 * (spread ?? 0)) ** 2);
        const [low, high] = slowBand(weights);
        // Above a floor the band ends where the floor's would.
        const sd = ruleset.uncertainty?.perMultiplier ?? 0;
        const least = floor === null || isRaised ? 0 : moved(scale, floor.value, -1.645 * sd);
        expect(band?.low, `seed ${seed}`).toBeCloseTo(within(Math.max(least, moved(scale, rate, -wider(low)))), 2);
        expect(band?.high, `seed ${seed}`).toBeCloseTo(within(moved(scale, rate, wider(high))), 2);
      }
    },
    30_000,
  );
});
