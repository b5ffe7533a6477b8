import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CaseFact, type CaseOutcome, countFacts } from '../../cases/case-counts.ts';
import { addDays } from '../../kernel/korean/korean-date.ts';
import { publicFormOf } from '../../rulesets/public-form.ts';
import type { Answers, AnswerValue, Ruleset, SectionId } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { groundOf } from '../recount.ts';
import { randomOf } from '../testing/oracle/random-walks.ts';
import { walkedAtRandom } from '../testing/random-persons.fixture.ts';
import { today } from '../testing/ruleset-fixtures.ts';
import { caseMoves, type FactInTime } from './case-moves.ts';
import { countsWanted, type Made, wayBetween } from './compared.ts';
import { byCause, type CountsOf, figureAt, partsOf, wholePoints } from './parts.ts';

const edition = (rulesetVersion: string, changes: Partial<Ruleset> = {}) => {
  const ruleset: Ruleset = { ...standardRuleset, rulesetVersion, ...changes };
  return { ruleset, form: publicFormOf(ruleset) };
};
const editions = [edition('a'.repeat(64)), edition('b'.repeat(64), { priorStrength: 25 })] as const;
const outcomes: readonly CaseOutcome[] = ['worker_win', 'partial', 'employer_win', 'rejected', 'settled'];
const words = [...new Set(standardRuleset.sections.flatMap(({ keywords }) => keywords))];
const placeOf = (number: number): string => String(number).padStart(16, '0');
const [then, now] = [placeOf(100), placeOf(200)];

/** Two persons who answered alike or not, on other days, editions and cases. */
const comparedBy = (seed: number) => {
  const random = randomOf(seed);
  const personOf = (own: number): Answers =>
    walkedAtRandom(editions[0].form, { questionnaire: 'detail' }, own, today).at(-1) ?? new Map();
  const answers = personOf(seed);
  const others = random.next() < 0.3 ? personOf(seed + 1) : new Map([...answers].map(flipped(random)));
  const made = (of: Answers, n: 0 | 1, casePosition: string): Made => ({
    ...editions[n],
    answered: { questionnaire: 'detail', sections: null, answers: of },
    today: n === 0 ? today : addDays(today, 20),
    casePosition,
    passesOverSensitive: false,
  });
  const facts = Array.from({ length: 40 }, (_none, n): FactInTime => {
    const section: SectionId = `detail-${1 + Math.floor(random.next() * 23)}`;
    return {
      ...{ caseId: `case ${n}`, disputeId: `dispute ${n % 30}`, decidedOn: random.pick(['2019-01-01', null]) },
      ...{ outcome: random.pick(outcomes), keywords: [random.pick(words), random.pick(words)], sections: [section] },
      sampling: 'population',
      from: placeOf(60 + 2 * n),
      to: random.next() < 0.2 ? placeOf(140 + (n % 20)) : null,
    };
  });
  return { before: made(answers, 0, then), after: made(others, random.pick([0, 1]), now), facts };
};

const flipped =
  (random: ReturnType<typeof randomOf>) =>
  ([key, value]: readonly [string, AnswerValue]): [string, AnswerValue] => {
    const opposite = value === 'yes' ? 'no' : value === 'no' ? 'yes' : value;
    return [key, random.next() < 0.05 ? opposite : value];
  };

const standing = (facts: readonly FactInTime[], position: string): readonly CaseFact[] =>
  facts.filter(({ from, to }) => from <= position && (to === null || to > position));

it('the parts of a difference lead from the earlier figure to the later one, whatever was changed', () => {
  let withFigures = 0;
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), (seed) => {
      const { before, after, facts } = comparedBy(seed);
      const way = wayBetween(before, after);
      const countsOf: CountsOf = (basis, position) => countFacts(standing(facts, position), basis);
      const figures = way.map((stop) => figureAt(stop, countsOf));
      const rates = figures.map(({ shownRate }) => shownRate);
      const stored = { before: rates[0] ?? null, after: rates.at(-1) ?? null };
      const parts = partsOf(way, rates, stored);
      expect(parts === null).toBe(stored.before === null || stored.after === null);
      if (stored.before === null || stored.after === null) return;
      withFigures += 1;
      expect(parts?.[0]?.before ?? stored.before).toBe(stored.before);
      expect(parts?.at(-1)?.after ?? stored.after).toBe(stored.after);
      for (const [n, part] of (parts ?? []).entries()) if (n > 0) expect(part.before).toBe(parts?.[n - 1]?.after);
      const points = byCause(parts ?? []).reduce((sum, { change }) => sum + change, 0);
      expect(points).toBe(wholePoints({ before: stored.before, after: stored.after }));
      // Both ends were computed from what the way ends at: nothing is left unexplained.
      expect(parts?.map(({ cause }) => cause)).not.toContain('rest');
      expect(countsWanted(way).length).toBeGreaterThanOrEqual(way.length);

      const fromCases = parts?.filter(({ cause }) => cause === 'cases').at(-1);
      const [first] = figures;
      if (!first) throw new Error('a way begins with the earlier figure');
      const moves = caseMoves({
        ...{ facts, from: then, to: now, ground: groundOf(first), clamp: before.ruleset.clamp },
      });
      if (first.side === 'employee' && fromCases)
        expect(moves.at(-1)?.after ?? stored.before).toBeCloseTo(fromCases.after, 9);
    }),
    { numRuns: 60 },
  );
  expect(withFigures).toBeGreaterThan(10);
});

it('what an erased answer did is said apart from what can be computed again', () => {
  const made: Made = {
    ...editions[0],
    answered: { questionnaire: 'detail', sections: null, answers: new Map() },
    ...{ today, casePosition: then, passesOverSensitive: false },
  };
  const way = wayBetween(made, { ...made, casePosition: now });
  const parts = partsOf(way, [0.5, 0.5, null, 0.625], { before: 0.75, after: 0.625 });
  expect(parts).toEqual([
    { cause: 'rest', together: [], before: 0.75, after: 0.5 },
    { cause: 'cases', level: 'matched', together: [], before: 0.5, after: 0.5 },
    { cause: 'cases', level: 'general', together: ['cases'], before: 0.5, after: 0.625 },
  ]);
});
