import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../../rulesets/ruleset.ts';
import { standardRuleset } from '../../../rulesets/standard-ruleset.ts';
import { calculateWalk, walkOf } from '../calculate.ts';
import type { Calculation } from '../calculation.ts';
import { oracle, type Verdict } from './oracle.ts';
import { frameOf, randomCounts, randomOf, randomWalk, today, withRareOutcomes } from './random-walks.ts';
import { type Tables, tablesOf } from './tables.ts';

const standard: Ruleset = { ...standardRuleset, rulesetVersion: '0'.repeat(64) };

const near = (actual: number, expected: number): boolean => Math.abs(actual - expected) <= 1e-12 * Math.abs(expected);

/**
 * The central 90 % of a beta distribution by adding up its density in small steps: slow and coarse, but independent of the
 * tested method.
 */
const slowBand = ([won, lost]: [number, number]): [number, number] => {
  const slices = 20_000;
  const peak = Math.max(0.0001, Math.min(0.9999, (won - 1) / (won + lost - 2)));
  const height = (x: number) => (won - 1) * Math.log(x) + (lost - 1) * Math.log(1 - x);
  const top = height(peak);
  const masses = Array.from({ length: slices }, (_, i) => Math.exp(height((i + 0.5) / slices) - top));
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const at = (share: number) => {
    let sum = 0;
    let slice = 0;
    while (sum < share * whole) {
      sum += masses[slice] ?? whole;
      slice += 1;
    }
    return slice / slices;
  };
  return [at(0.05), at(0.95)];
};

/** Compares both on one random walk: the first difference, or null. */
const disagreement = (ruleset: Ruleset, tables: Tables, seed: number, seen: Set<string>): string | null => {
  const random = randomOf(seed);
  const { input, answers, pressing } = randomWalk(random);
  const counts = randomCounts(random);
  const expected = oracle(tables, input, counts);

  const walk = walkOf(ruleset, frameOf(input), answers, today);
  const actual = calculateWalk(ruleset, walk, { today, counts });
  const path = walk.steps.filter(({ section }) => section !== 'intake').map(({ key, value }) => `${key}=${value}`);
  const factors = actual.steps.filter(({ kind }) => kind === 'ratio' || kind === 'range');
  const same = <T>(what: string, ours: T, theirs: T) =>
    JSON.stringify(ours) === JSON.stringify(theirs)
      ? null
      : `seed ${seed}, ${what}: ${JSON.stringify(ours)} is not ${JSON.stringify(theirs)}`;
  note(expected, seen);
  return (
    same('path', path, expected.path) ??
    same('open question', walk.next, null) ??
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
      actual.routes.map(({ route, open }) => `${route}:${open}`),
      expected.ways,
    ) ??
    same('strongest point', actual.strongestPoint?.text ?? null, expected.strongest) ??
    same('floor', floorOf(actual), expected.floor && [`floor:${expected.floor.key}`, expected.floor.value]) ??
    (pressing === null
      ? null
      : same('consultation', actual.suggestConsultation, expected.suggests || pressing || expected.rate === null)) ??
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

/** The features that occurred, so that agreement can't be reached by walks that use none of the difficult ones. */
const note = (verdict: Verdict, seen: Set<string>): void => {
  for (const answer of verdict.path) seen.add(answer.split('=')[0] ?? '');
  if (verdict.rate === null) seen.add('no way open');
  for (const way of verdict.ways) seen.add(way);
  if (verdict.floor && verdict.rate === verdict.floor.value) seen.add('raised to its floor');
  if (verdict.clamped) seen.add(verdict.rate === 0.95 ? 'clamped high' : 'clamped low');
  if (verdict.section === null) seen.add('general section alone');
  if (verdict.factors[0]?.rule === 'intake/notice') seen.add('way of notice');
};

const rarities = [
  'no way open',
  'labour_commission:false',
  'court:true',
  'clamped high',
  'clamped low',
  'general section alone',
  'way of notice',
];

describe('the calculation and an oracle written independently of it', () => {
  const agreeOn = (ruleset: Ruleset, from: number, count: number) => {
    const tables = tablesOf(ruleset);
    const seen = new Set<string>();
    for (let seed = from; seed < from + count; seed += 1) expect(disagreement(ruleset, tables, seed, seen)).toBeNull();
    return seen;
  };

  it('agree on 10,000 random walks, which reach every item and every rare end', () => {
    const seen = agreeOn(standard, 1, 10_000);
    const items = standard.sections.flatMap((section) => section.items.map(({ key }) => key));
    expect([...items, ...rarities].filter((one) => !seen.has(one))).toEqual([]);
  }, 60_000);

  it('agree on 2,000 more with outcomes that the standard questionnaire doesn’t use', () => {
    expect(agreeOn(withRareOutcomes(standard), 50_001, 2_000).size).toBeGreaterThan(100);
  }, 30_000);

  it('agree on the band', () => {
    const tables = tablesOf(standard);
    let compared = 0;
    for (let seed = 80_001; compared < 100; seed += 1) {
      const random = randomOf(seed);
      const { input, answers } = randomWalk(random);
      const counts = randomCounts(random);
      const expected = oracle(tables, input, counts);
      if (expected.rate === null || expected.clamped || Math.min(...expected.weights) < 2) continue;
      compared += 1;
      const { band } = calculateWalk(standard, walkOf(standard, frameOf(input), answers, today), { today, counts });
      const product = expected.factors.reduce((all, { factor }) => all * factor, 1);
      const within = (rate: number) => Math.min(0.95, Math.max(0.05, rate));
      const isRaised = expected.floor !== null && expected.floor.value > expected.baseRate * product;
      const [low, high] = isRaised
        ? [expected.rate, expected.rate]
        : slowBand(expected.weights).map((r) => r * product);
      // Two independent errors on the logarithmic scale: the squares add up.
      const wider = (edge: number) =>
        Math.sqrt(Math.log(edge / (expected.rate ?? 0)) ** 2 + (1.645 * (expected.spread ?? 0)) ** 2);
      expect(band?.low, `seed ${seed}`).toBeCloseTo(within(expected.rate * Math.exp(-wider(low ?? 0))), 2);
      expect(band?.high, `seed ${seed}`).toBeCloseTo(within(expected.rate * Math.exp(wider(high ?? 0))), 2);
    }
  }, 30_000);
});
