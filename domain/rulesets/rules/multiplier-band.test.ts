import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item, Outcome, Section, YesNo } from '../ruleset.ts';
import { standardRuleset } from '../standard-ruleset.ts';
import { bandOf } from './multiplier-band.ts';
import { stepsOf } from './paths.ts';

const item = (numbering: number, positive: Outcome, negative: Outcome): Item => ({
  key: `detail-9/item-${numbering}`,
  numbering,
  title: '그랬나요?',
  why: '까닭',
  positive,
  negative,
});
const sectionOf = (items: readonly Item[]): Section => ({
  id: 'detail-9',
  title: '',
  titleEnglish: '',
  keywords: [],
  keywordExclude: [],
  statutes: [],
  legalTest: '',
  precedents: [],
  items,
});

/** One path, with its multipliers in the order walked. */
const multiplierOf = (section: Section, answers: readonly YesNo[], chooseSkip: boolean): number => {
  const given = new Map<number, YesNo>();
  let multiplier = 1;
  let numbering: number | undefined = 1;
  while (numbering !== undefined) {
    const here: Item | undefined = section.items[numbering - 1];
    if (!here) throw new Error(`left the section at ${numbering}`);
    const wished = answers[numbering - 1] ?? 'no';
    const answer = numbering === 1 && wished === 'unknown' ? 'no' : wished;
    given.set(numbering, answer);
    const way = answer === 'yes' ? here.positive : here.negative;
    if (answer !== 'unknown') {
      multiplier *= way.ratio ?? 1;
      const { range } = way;
      if (range) {
        let sum = 0;
        for (const [place, said] of given) {
          if (place < range.start || place > range.end || said === 'unknown') continue;
          const reversed = range.reversePositive.includes(place);
          const counted = reversed ? (range.reverseValue ?? range.trueRatio) : range.trueRatio;
          sum += (said === 'yes') === !reversed ? counted : range.falseRatio;
        }
        multiplier *= 1 + sum;
      }
    }
    const steps = stepsOf(here, way);
    const step = steps[chooseSkip ? 0 : steps.length - 1];
    numbering = typeof step === 'number' ? step : undefined;
  }
  return multiplier;
};

describe("the band of a section's multiplier", () => {
  test('is the least and the greatest product of its paths', () => {
    const section = sectionOf([
      item(1, { type: 'next', ratio: 1.5 }, { type: 'next_section' }),
      item(2, { type: 'skip', skipTo: 4, ratio: 0.6 }, { type: 'next' }),
      item(3, { type: 'next', ratio: 1.2 }, { type: 'next', ratio: 0.75 }),
      item(4, { type: 'done' }, { type: 'done', ratio: 1.3 }),
    ]);
    // Low: 1.5 × 0.6. High: 1.5 × 1.2 × 1.3.
    expect(bandOf(section).low).toBeCloseTo(0.9, 10);
    expect(bandOf(section).high).toBeCloseTo(2.34, 10);
  });

  test('adds up a range and exchanges yes and no of reversed items', () => {
    const range = { start: 1, end: 2, trueRatio: -0.05, falseRatio: 0, reversePositive: [2] };
    const section = sectionOf([
      item(1, { type: 'next' }, { type: 'next' }),
      item(2, { type: 'next' }, { type: 'next' }),
      item(3, { type: 'done', range }, { type: 'done', range }),
    ]);
    // Yes to 1 and no to 2: both count.
    expect(bandOf(section).low).toBeCloseTo(0.9, 10);
    expect(bandOf(section).high).toBe(1);
  });

  test('takes an unknown item without its effect, and with where it leads', () => {
    const section = sectionOf([
      item(1, { type: 'next' }, { type: 'next' }),
      item(2, { type: 'done', ratio: 1.3 }, { type: 'next', ratio: 1.5 }),
      item(3, { type: 'done', ratio: 0.6 }, { type: 'done', ratio: 0.6 }),
    ]);
    // Without "unknown" for 2, item 3 is never reached without × 1.5; with "unknown" for 3 it is passed without × 0.6.
    expect(bandOf(section).low).toBeCloseTo(0.6, 10);
    expect(bandOf(section).high).toBeCloseTo(1.5, 10);
  });

  test('contains every path of every standard section', () => {
    const anyAnswers = fc.array(fc.constantFrom<YesNo[]>('yes', 'no', 'unknown'), { minLength: 14, maxLength: 14 });
    const bands = standardRuleset.sections.map((section) => ({ section, ...bandOf(section) }));
    fc.assert(
      fc.property(fc.constantFrom(...bands), anyAnswers, fc.boolean(), ({ section, low, high }, answers, skip) => {
        const multiplier = multiplierOf(section, answers, skip);
        expect(multiplier).toBeGreaterThanOrEqual(low - 1e-9);
        expect(multiplier).toBeLessThanOrEqual(high + 1e-9);
      }),
      { numRuns: 2000 },
    );
  });
});
