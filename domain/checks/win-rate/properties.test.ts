import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseFact, countFacts, emptyLevels, type LevelCounts } from '../../cases/case-counts.ts';
import type { Answers, AnswerValue, Frame, Ruleset } from '../../rulesets/ruleset.ts';
import { basisOf } from '../basis.ts';
import { calculateWalk, walkOf } from '../calculate.ts';
import { oracle } from '../testing/oracle/oracle.ts';
import { randomCounts } from '../testing/oracle/random-counts.ts';
import { frameOf, randomOf, randomWalk } from '../testing/oracle/random-walks.ts';
import { tablesOf } from '../testing/oracle/tables.ts';
import { standard, today } from '../testing/test-stories.ts';
import type { Calculation } from './calculation.ts';

/** A person's answers to a whole questionnaire, from a seed; here the oracle is only used to ask the questions. */
type Person = { readonly frame: Frame; readonly answers: Answers; readonly counts: LevelCounts };
const tables = tablesOf(standard);
const anyone: fc.Arbitrary<Person> = fc.nat(2 ** 31 - 1).map((seed) => {
  const random = randomOf(seed);
  const { input, answers } = randomWalk(random);
  oracle(tables, input, emptyLevels);
  return { frame: frameOf(input), answers, counts: randomCounts(random) };
});

const figure = ({ frame, answers, counts }: Person, ruleset: Ruleset = standard): Calculation =>
  calculateWalk(ruleset, walkOf(ruleset, frame, answers, today), { today, counts });

const changed = (person: Person, key: string, value: AnswerValue): Person => ({
  ...person,
  answers: new Map(person.answers).set(key, value),
});

describe('for every person', () => {
  it('the steps chain from the base rate to the rate', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { base, steps, rate } = figure(person);
        if (rate === null) {
          expect(steps).toEqual([]);
          return;
        }
        let at = base.rate;
        for (const { before, after } of steps) {
          expect(before).toBe(at);
          at = after;
        }
        expect(at).toBe(rate);
      }),
    );
  });

  it('the rate lies in its band, and both within the bounds', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { rate, band, clamped } = figure(person);
        if (rate === null || band === null) {
          expect([rate, band]).toEqual([null, null]);
          return;
        }
        // A figure that is held at a limit keeps its band, which ends there.
        if (clamped === 'low') expect([rate, band.low]).toEqual([0.05, 0.05]);
        if (clamped === 'high') expect([rate, band.high]).toEqual([0.95, 0.95]);
        expect(band.low).toBeLessThanOrEqual(rate);
        expect(rate).toBeLessThanOrEqual(band.high);
        expect(band.low).toBeGreaterThanOrEqual(0.05);
        expect(band.high).toBeLessThanOrEqual(0.95);
      }),
    );
  });

  it('the clamp is recorded exactly when it held the figure back', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { steps, rate } = figure(person);
        const clamps = steps.filter(({ kind }) => kind === 'clamp');
        const reached = steps.filter(({ kind }) => kind !== 'clamp').at(-1)?.after;
        const beyond = rate !== null && reached !== undefined && (reached < 0.05 || reached > 0.95);
        expect(clamps).toHaveLength(beyond ? 1 : 0);
        if (beyond) expect(steps.at(-1)?.kind).toBe('clamp');
      }),
    );
  });

  it('the other side is shown the same figure, as its risk', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const worker = figure(changed(person, 'intake/side', 'employee'));
        const company = figure(changed(person, 'intake/side', 'employer'));
        expect(company.rate).toBe(worker.rate);
        expect(company.steps).toEqual(worker.steps);
        expect(company).toMatchObject({ shownRate: worker.shownRate, shownBand: worker.shownBand, shows: 'risk' });
        expect(worker.shows).toBeUndefined();
      }),
    );
  });

  it('answers without a multiplier change nothing: region, wage, hours, contact, and answers off the path', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const before = figure(person);
        const onPath = new Set(walkOf(standard, person.frame, person.answers, today).steps.map(({ key }) => key));
        const offPath = standard.sections.flatMap(({ items }) => items).filter(({ key }) => !onPath.has(key));
        let after = person;
        for (const { key } of offPath) after = changed(after, key, 'yes');
        after = changed(after, 'intake/region', 'busan');
        after = changed(after, 'intake/wage', '4500_7000');
        after = changed(after, 'intake/hours', { start: '10:00', end: '15:00', breakMinutes: 0 });
        const { rate, band, base, steps, routes } = figure(after);
        expect({ rate, band, base, steps, routes }).toEqual({
          rate: before.rate,
          band: before.band,
          base: before.base,
          steps: before.steps,
          routes: before.routes,
        });
      }),
    );
  });

  it('"잘 모르겠어요" has no step of its own and no part in a range', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { steps } = figure(person);
        expect(steps.filter(({ answer }) => answer === 'unknown')).toEqual([]);
        expect(steps.flatMap(({ parts = [] }) => parts).filter(({ answer }) => answer === 'unknown')).toEqual([]);
      }),
    );
  });

  it('a fact is counted at most once', () => {
    const factOf = new Map(standard.sections.flatMap(({ items }) => items.map(({ key, fact }) => [key, fact])));
    fc.assert(
      fc.property(anyone, (person) => {
        const facts = figure(person)
          .steps.filter(({ kind }) => kind === 'ratio')
          .map(({ rule }) => factOf.get(rule.split(':')[0] ?? ''))
          .filter((fact) => fact !== undefined);
        expect(new Set(facts).size).toBe(facts.length);
      }),
    );
  });

  it('multiplying the odds by all steps’ values, then raising to the floor, gives the same figure', () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { base, steps, rate } = figure(person);
        if (rate === null) return;
        const odds = steps
          .filter(({ kind }) => kind === 'ratio' || kind === 'range')
          .reduce((sum, { value }) => sum * Number(value), base.rate / (1 - base.rate));
        const floor = Number(steps.find(({ kind }) => kind === 'floor')?.value ?? 0);
        expect(rate).toBeCloseTo(Math.max(0.05, Math.min(0.95, Math.max(floor, odds / (1 + odds)))), 12);
        expect(steps.every(({ scale }) => scale === 'odds')).toBe(true);
      }),
    );
  });
});

describe('the cases of a figure', () => {
  const anyFacts = fc.array(
    fc.record({
      caseId: fc.uuid(),
      disputeId: fc.uuid(),
      decidedOn: fc.constantFrom('2020-05-01', '2024-05-01'),
      outcome: fc.constantFrom('worker_win', 'partial', 'employer_win', 'settled'),
      keywords: fc.subarray(standard.sections.flatMap(({ keywords }) => keywords.slice(0, 2))),
      sections: fc.subarray(standard.sections.map(({ id }) => id)),
      sampling: fc.constantFrom('population', 'curated'),
    }) satisfies fc.Arbitrary<CaseFact>,
    { maxLength: 30 },
  );
  const rateFrom = (person: Person, facts: readonly CaseFact[]): Calculation => {
    const walk = walkOf(standard, person.frame, person.answers, today);
    return calculateWalk(standard, walk, { today, counts: countFacts(facts, basisOf(standard, walk, today)) });
  };

  it('a won population case never lowers the base rate, whatever its keywords', () => {
    fc.assert(
      fc.property(anyone, anyFacts, anyFacts, (person, facts, [won]) => {
        fc.pre(won !== undefined);
        const before = rateFrom(person, facts).base.rate;
        const after = rateFrom(person, [...facts, { ...won, outcome: 'worker_win', sampling: 'population' }]);
        expect(after.base.rate).toBeGreaterThanOrEqual(before - 1e-15);
      }),
    );
  });

  it('a curated case never changes it', () => {
    fc.assert(
      fc.property(anyone, anyFacts, anyFacts, (person, facts, more) => {
        const curated = more.map((fact) => ({ ...fact, sampling: 'curated' as const }));
        expect(rateFrom(person, [...facts, ...curated])).toEqual(rateFrom(person, facts));
      }),
    );
  });

  it('an earlier instance of a dispute never changes it', () => {
    fc.assert(
      fc.property(anyone, anyFacts, (person, facts) => {
        const [last] = facts.filter(({ sampling }) => sampling === 'population');
        fc.pre(last !== undefined);
        const first: CaseFact = { ...last, caseId: 'first', decidedOn: '2011-01-01', outcome: 'worker_win' };
        expect(rateFrom(person, [...facts, first])).toEqual(rateFrom(person, facts));
      }),
    );
  });
});
