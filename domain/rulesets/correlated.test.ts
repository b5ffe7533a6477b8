import { describe, expect, test } from 'vitest';
import { standardCorrelated } from './correlated.ts';
import type { Item, Outcome } from './ruleset.ts';
import { standardRuleset } from './standard-ruleset.ts';

const items = new Map<string, Item>(
  standardRuleset.sections.flatMap((section) => section.items.map((item) => [item.key, item] as const)),
);
const outcomes = (key: string): readonly Outcome[] => {
  const item = items.get(key);
  return item ? [item.positive, item.negative] : [];
};
const groupOf = (key: string): readonly string[] =>
  standardCorrelated.find((group) => group.items.includes(key))?.items ?? [];

describe('the items that are counted once for one circumstance', () => {
  test('each weigh something, so that a group can have a strongest', () => {
    const idle = standardCorrelated.flatMap((group) =>
      group.items.filter((key) => !outcomes(key).some(({ ratio }) => ratio !== undefined && ratio !== 1)),
    );
    expect(idle).toEqual([]);
  });

  test.each(['detail-9', 'detail-10', 'detail-11', 'detail-14', 'detail-17'])('are named in %s', (section) => {
    expect(standardCorrelated.some(({ items: [first = ''] }) => first.startsWith(`${section}/`))).toBe(true);
  });

  // 근로기준법 제24조: 1항 the necessity, 2항 avoidance and selection, 3항 consultation are conditions of their own.
  test('are those of one condition of a redundancy, never of two', () => {
    expect(groupOf('detail-17/losses')).toEqual(['detail-17/losses', 'detail-17/hiring-or-bonuses']);
    expect(groupOf('detail-17/criteria-announced')).toEqual([
      'detail-17/criteria-announced',
      'detail-17/selection-explained',
    ]);
    for (const apart of ['avoidance-efforts', 'consulted-representatives', 'discriminatory-selection'])
      expect(groupOf(`detail-17/${apart}`)).toEqual([]);
  });

  // 대법원 90다8077: a skipped procedure makes a dismissal void whatever the reason; equality is a ground of its own.
  test('are never a skipped procedure or others who were treated more lightly for the same', () => {
    const apart = standardCorrelated
      .flatMap((group) => group.items)
      .filter((key) => key.endsWith('/procedure-skipped'));
    expect(apart).toEqual([]);
  });
});

const all = [...items.values()].flatMap(({ key }) => outcomes(key));
const parts = all.flatMap(({ range }) =>
  range ? [range.trueRatio, range.falseRatio, ...(range.reverseValue === undefined ? [] : [range.reverseValue])] : [],
);

describe('the forms that the specification gives', () => {
  test.each([0.08, 0.07, 0.05, 0.035, 0.025, -0.05])('an answer adds %s', (part) => {
    expect(parts).toContain(part);
  });

  test('one is taken to the result at once only in the last section', () => {
    const submitting = [...items.values()].filter(({ key }) => outcomes(key).some(({ type }) => type === 'submit'));
    expect(submitting.map(({ key }) => key)).toEqual(['detail-23/reason-stated', 'detail-23/three-months-passed']);
  });

  test('the question that only one answer calls for is passed over by its count', () => {
    expect(all.filter(({ skipCount }) => skipCount !== undefined).length).toBeGreaterThan(0);
  });

  // Four parts say that the second job left the company untouched: 1 + 3 × 0.05 + 0.035 = 1.185, where there was 1.2⁴ = 2.07.
  test('a second job that touches nothing of the company raises the odds by less than a fifth', () => {
    const range = items.get('detail-12/small-income')?.positive.range;
    expect(range).toMatchObject({ start: 4, end: 7, reversePositive: [4, 5, 6] });
    expect(1 + 3 * (range?.reverseValue ?? 0) + (range?.trueRatio ?? 0)).toBeCloseTo(1.185, 10);
  });
});

// Third reading, H11: one set of facts has one figure, whichever questionnaire asked for it.
test('writing on paper weighs the same in the sections as in the intake: nothing', () => {
  const yes = ['detail-1', 'detail-2', 'detail-3', 'detail-8'].map(
    (id) => items.get(`${id}/written-notice`)?.positive.ratio,
  );
  expect(yes).toEqual([undefined, undefined, undefined, undefined]);
  expect(standardRuleset.noticeMultipliers.paper).toBe(1);
});
