import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers, AnswerValue } from '../rulesets/ruleset.ts';
import { indexOf, questionAt } from './form-index.ts';
import { arbitraryAnswers, arbitraryFrame, arbitraryWalk } from './testing/arbitrary-answers.fixture.ts';
import { standardForm, today } from './testing/ruleset-fixtures.ts';
import { walk } from './walk.ts';

const index = indexOf(standardForm);
const mostSteps = standardForm.intake.length + standardForm.sections.flatMap(({ items }) => items).length;

/** The parts of a walk that are compared, without titles. */
const led = ({ steps, next, sections, progress }: ReturnType<typeof walk>) => ({
  steps: steps.map(({ key, value }) => `${key}=${JSON.stringify(value)}`),
  next,
  sections,
  progress,
});

describe('a walk of the real questionnaire', () => {
  test('is total: any answers give a path, no longer than the questionnaire', () => {
    fc.assert(
      fc.property(arbitraryFrame, arbitraryAnswers, (frame, answers) => {
        const { steps } = walk(standardForm, frame, answers, today);
        expect(steps.length).toBeLessThanOrEqual(mostSteps);
        expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('ends, when every open question is answered', () => {
    fc.assert(
      fc.property(arbitraryWalk, ({ frame, answers }) => {
        const { next, progress } = walk(standardForm, frame, answers, today);
        expect(next).toBeNull();
        expect(progress.section).toBe(progress.of);
      }),
      { numRuns: 300 },
    );
  });

  test('never goes back inside a section, and visits no section twice', () => {
    fc.assert(
      fc.property(arbitraryWalk, ({ frame, answers }) => {
        const { steps, sections } = walk(standardForm, frame, answers, today);
        const ids = sections.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const order = ['intake', ...ids];
        // Numbers of the intake are addresses, not its order.
        const asked = steps.filter(({ section }) => section !== 'intake');
        const places = asked.map(({ section, numbering }) => order.indexOf(section) * 100 + numbering);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });

  test('is the same in whatever order the answers were given', () => {
    fc.assert(
      fc.property(
        fc
          .oneof(arbitraryWalk, fc.record({ frame: arbitraryFrame, answers: arbitraryAnswers }))
          .chain(({ frame, answers }) =>
            fc.record({
              frame: fc.constant(frame),
              answers: fc.constant(answers),
              shuffled: fc.shuffledSubarray([...answers], { minLength: answers.size, maxLength: answers.size }),
            }),
          ),
        ({ frame, answers, shuffled }) => {
          expect(walk(standardForm, frame, new Map(shuffled), today)).toEqual(
            walk(standardForm, frame, answers, today),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is not changed by answers off its path, and names these', () => {
    fc.assert(
      fc.property(arbitraryWalk, arbitraryAnswers, ({ frame, answers }, others) => {
        const plain = walk(standardForm, frame, answers, today);
        const onPath = new Set(plain.steps.map(({ key }) => key));
        const offPath = [...others].filter(([key]) => index.byKey.has(key) && !onPath.has(key));
        const items = offPath.filter(([key]) => !key.startsWith('intake/'));
        const cluttered = walk(standardForm, frame, new Map([...answers, ...offPath]), today);
        expect(led(cluttered)).toEqual(led(plain));
        const named = new Set(cluttered.leftPath.map((address) => keyAt(address)));
        for (const [key] of items) expect(named.has(key)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('advances with each answer to the open question, and keeps its steps', () => {
    fc.assert(
      fc.property(arbitraryWalk, fc.nat(), ({ frame, answers }, cut) => {
        const some = new Map([...answers].slice(0, cut % (answers.size + 1)));
        const before = walk(standardForm, frame, some, today);
        if (before.next === null) return;
        const key = keyAt(before.next);
        const after = walk(standardForm, frame, new Map([...some, [key, answers.get(key) ?? null]]), today);
        expect(after.next).not.toEqual(before.next);
        expect(after.steps.slice(0, before.steps.length)).toEqual(before.steps);
        expect(after.steps[before.steps.length]?.key).toBe(key);
      }),
      { numRuns: 300 },
    );
  });

  test('leads the same way for "unknown" as for "no"', () => {
    fc.assert(
      fc.property(arbitraryWalk, fc.nat(), ({ frame, answers }, pick) => {
        const { steps } = walk(standardForm, frame, answers, today);
        const asked = steps.filter(({ key }) => isUnknowable(key));
        const step = asked[pick % asked.length];
        if (step === undefined) return;
        const after = (value: AnswerValue) => {
          const result = walk(standardForm, frame, upTo(answers, steps, step.key, value), today);
          return result.steps.at(-1)?.key === step.key ? result.next : result.steps.map(({ key }) => key);
        };
        expect(after('unknown')).toEqual(after('no'));
      }),
      { numRuns: 500 },
    );
  });

  test('leads the same way whether a derived answer is given by the person or derived', () => {
    fc.assert(
      fc.property(arbitraryWalk, ({ frame, answers }) => {
        const derived = walk(standardForm, frame, answers, today);
        const outright = new Map([...answers, ...derived.derived.map(({ key, value }) => [key, value] as const)]);
        const given = walk(standardForm, frame, outright, today);
        expect(led(given)).toEqual(led(derived));
        expect(given.derived).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('counts each fact once', () => {
    fc.assert(
      fc.property(arbitraryWalk, ({ frame, answers }) => {
        // A sensitive question that is passed over has no value, and no effect.
        const counted = walk(standardForm, frame, answers, today)
          .steps.filter(({ value, withoutEffect }) => value !== 'unknown' && value !== null && withoutEffect !== true)
          .flatMap(({ key }) => factOf(key) ?? []);
        expect(new Set(counted).size).toBe(counted.length);
      }),
      { numRuns: 300 },
    );
  });

  test('continues to section 23 in detail exactly where no other section applied, except for public officials', () => {
    fc.assert(
      fc.property(arbitraryWalk, ({ frame, answers }) => {
        if (frame.questionnaire === 'basic') return;
        const { sections, steps } = walk(standardForm, frame, answers, today);
        if (steps.at(-1)?.value === 'public_official') {
          expect(sections).toEqual([]);
          return;
        }
        const others = sections.filter(({ id }) => id !== 'detail-23');
        if (others.every(({ left }) => left === 'next_section')) expect(sections.at(-1)?.id).toBe('detail-23');
      }),
      { numRuns: 300 },
    );
  });
});

const keyAt = (address: Parameters<typeof questionAt>[1]): string => {
  const found = questionAt(standardForm, address);
  if (found === undefined) throw new Error(`no question at ${address.section}#${address.numbering}`);
  return found.section === 'intake' ? found.question.key : found.item.key;
};

const factOf = (key: string): string | undefined => {
  const found = index.byKey.get(key);
  return found === undefined || found.section === 'intake' ? undefined : found.item.fact;
};

const isUnknowable = (key: string): boolean => {
  const found = index.byKey.get(key);
  return found !== undefined && found.section !== 'intake' && !found.first;
};

/** The answers at the time when this question was reached, with another value for it. */
const upTo = (answers: Answers, steps: ReturnType<typeof walk>['steps'], key: string, value: AnswerValue): Answers => {
  const earlier = steps
    .slice(
      0,
      steps.findIndex((step) => step.key === key),
    )
    .map((step) => step.key);
  return new Map([...[...answers].filter(([given]) => earlier.includes(given)), [key, value]]);
};
