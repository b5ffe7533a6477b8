import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CaseFact, type CaseOutcome, countFacts, emptyLevels } from '../cases/case-counts.ts';
import { percent } from '../kernel/korean/korean-formats.ts';
import type { SectionId } from '../rulesets/ruleset.ts';
import { basisOf } from './basis.ts';
import { calculateWalk, walkOf } from './calculate.ts';
import { groundOf, rateOn, recounting } from './recount.ts';
import { oracle } from './testing/oracle/oracle.ts';
import { frameOf, randomOf, randomWalk } from './testing/oracle/random-walks.ts';
import { tablesOf } from './testing/oracle/tables.ts';
import { first, today } from './testing/test-stories.ts';

const tables = tablesOf(first);
const outcomes: readonly CaseOutcome[] = ['worker_win', 'partial', 'employer_win', 'rejected', 'settled'];
const words = [...new Set(first.sections.flatMap(({ keywords }) => keywords))];

/** A person with random answers, and cases with keywords of the questions that these people are asked. */
const anyone = fc.nat(2 ** 31 - 1).map((seed) => {
  const random = randomOf(seed);
  const { input, answers } = randomWalk(random);
  oracle(tables, input, emptyLevels);
  const facts = Array.from({ length: 30 }, (_none, n): CaseFact => {
    const section: SectionId = `detail-${1 + Math.floor(random.next() * 23)}`;
    return {
      caseId: `case ${n}`,
      disputeId: `dispute ${n % 20}`,
      decidedOn: random.pick(['2019-01-01', '2021-06-30', null]),
      outcome: random.pick(outcomes),
      keywords: [random.pick(words), random.pick(words)],
      sections: [section],
      sampling: random.next() < 0.9 ? 'population' : 'curated',
    };
  });
  const changed = facts.map((fact, n) => (n === 7 ? { ...fact, outcome: random.pick(outcomes) } : fact));
  const without = facts.filter((_fact, n) => n !== 7);
  return { frame: frameOf(input), answers, facts, later: random.pick([changed, without]) };
});

it('a figure recounted for changed cases equals a new calculation', () => {
  fc.assert(
    fc.property(anyone, ({ frame, answers, facts, later }) => {
      const walk = walkOf(first, frame, answers, today);
      const basis = basisOf(first, walk, today);
      const figure = (cases: readonly CaseFact[]) =>
        calculateWalk(first, walk, { today, counts: countFacts(cases, basis) });
      const ground = groundOf(figure(facts));
      // Only the counts of the dispute change; all others stay the same.
      const inDispute = (cases: readonly CaseFact[]) => cases.filter(({ disputeId }) => disputeId === 'dispute 7');
      const moved = recounting(inDispute(facts), inDispute(later))(ground.basis).moved;
      const expected = figure(later).rate;
      const rate = rateOn(ground, moved, first.clamp);
      if (expected === null) expect(rate).toBeNull();
      else {
        expect(rate).toBeCloseTo(expected, 12);
        expect(percent(rate ?? 0)).toBe(percent(expected));
      }
      expect(rateOn(ground, recounting(facts, facts)(ground.basis).moved, first.clamp) ?? -1).toBeCloseTo(
        figure(facts).rate ?? -1,
        12,
      );
    }),
    { numRuns: 300 },
  );
});

it('figures of many kinds, recounted one after the other, are the same as each one alone', () => {
  const random = randomOf(11);
  const sections: readonly SectionId[] = ['detail-1', 'detail-2', 'detail-3'];
  const some = (): string[] => words.slice(0, 6).filter(() => random.next() < 0.4);
  const fact = (n: number): CaseFact => ({
    caseId: `case ${n}`,
    disputeId: `dispute ${n % 2}`,
    decidedOn: null,
    outcome: random.pick(outcomes),
    keywords: some(),
    sections: [random.pick(sections)],
    sampling: 'population',
  });
  const [before, after] = [
    [fact(1), fact(2), fact(3)],
    [fact(1), fact(4)],
  ];
  const together = recounting(before, after);
  for (let n = 0; n < 200; n += 1) {
    const basis = { keywords: some(), exclude: some(), section: random.pick(sections), general: false };
    expect(together(basis)).toEqual(recounting(before, after)(basis));
  }
});
