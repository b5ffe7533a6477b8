import { describe, expect, test } from 'vitest';
import { genericDefects } from '../rules/figure-rules.ts';
import { skipTarget } from '../rules/paths.ts';
import type { Item, Outcome, Range } from '../ruleset.ts';
import { standardRuleset } from '../standard-ruleset.ts';
import { casesBySection, effectsBySection } from './legal-source.fixture.ts';

/** The source names the item that a skip leads to; the ruleset may count the items passed over. */
const wayOf = (item: Item, outcome: Outcome): string => {
  const { type, skipIf } = outcome;
  const words = {
    next: 'next',
    keyword_change: 'next',
    next_section: 'leave',
    done: 'end',
    submit: 'end',
    skip: `to ${skipTarget(item, outcome)}`,
  };
  if (!skipIf) return words[type];
  return `${words[type]} if ${skipIf.section.slice('detail-'.length)}#${skipIf.numbering} ${skipIf.value ? 'yes' : 'no'}`;
};

const reversed = ({ reversePositive, reverseValue }: Range): string => {
  if (reversePositive.length === 0) return '';
  return ` reversed ${reversePositive.join(',')}${reverseValue === undefined ? '' : ` as ${reverseValue}`}`;
};

const written = (item: Item, outcome: Outcome): string => {
  const { ratio, range, suggest, keyword_change } = outcome;
  return [
    wayOf(item, outcome),
    ratio === undefined ? '' : ` ×${ratio}`,
    range ? ` [${range.start}..${range.end} ${range.trueRatio}/${range.falseRatio}${reversed(range)}]` : '',
    suggest ? ' !' : '',
    keyword_change ? ` ${keyword_change.mode === 'add' ? '+' : '='}${keyword_change.keywords.join(', ')}` : '',
  ].join('');
};

const effects = (item: Item): string => `${written(item, item.positive)} | ${written(item, item.negative)}`;
const items = standardRuleset.sections.flatMap((section) => section.items);
const place = (section: number, numbering: number): Item | undefined =>
  standardRuleset.sections[section - 1]?.items[numbering - 1];

describe('the ruleset is the same as the attorneys’ source', () => {
  test('23 sections, 249 items, a reason for each', () => {
    expect(standardRuleset.sections).toHaveLength(23);
    expect(items).toHaveLength(249);
    expect(items.every(({ why }) => why.length > 10)).toBe(true);
  });

  test.each(
    standardRuleset.sections.map((section, index) => ({ id: section.id, section, expected: effectsBySection[index] })),
  )('every answer of $id leads and weighs as given', ({ section, expected }) => {
    expect(section.items.map(effects)).toEqual(expected);
  });

  test('102 cases, each cited once, none with another number', () => {
    const cited = standardRuleset.sections.map(({ precedents }) =>
      precedents.map(({ court, caseNumber }) => `${court} ${caseNumber}`),
    );
    expect(cited).toEqual(casesBySection);
    expect(new Set(cited.flat()).size).toBe(102);
    const numbers = standardRuleset.sections.flatMap(({ precedents }) =>
      precedents.map(({ caseNumber }) => caseNumber),
    );
    expect(new Set(numbers).size).toBe(102);
  });

  test('the corrected Korean has no formal ending that was changed by half', () => {
    const spoken = items.flatMap(({ note = '', why }) => [note, why]);
    expect(spoken.filter((text) => /니다[.(]/.test(text))).toEqual([]);
  });
});

/** By section and numbering. A person read each: yes means the same in every one. */
const facts: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'written-notice': [
    [1, 10],
    [2, 9],
    [3, 11],
    [8, 3],
  ],
  'protected-leave': [
    [2, 8],
    [7, 8],
  ],
  'employer-ended-before-term': [
    [3, 5],
    [7, 7],
  ],
  'over-two-years': [
    [3, 2],
    [4, 12],
  ],
  'procedure-skipped': [
    [9, 6],
    [10, 10],
    [11, 13],
    [12, 11],
    [13, 10],
    [15, 9],
    [19, 12],
    [20, 10],
    [22, 10],
  ],
  'others-treated-lighter': [
    [9, 7],
    [19, 10],
    [20, 11],
    [22, 8],
  ],
};

describe('items that ask the same fact', () => {
  test.each(Object.entries(facts))('%s is shared by exactly these', (fact, places) => {
    expect(items.filter((item) => item.fact === fact)).toEqual(
      places.map(([section, numbering]) => place(section, numbering)),
    );
  });

  test('there are no other facts', () => {
    expect(new Set(items.flatMap(({ fact }) => fact ?? []))).toEqual(new Set(Object.keys(facts)));
  });

  test('a disciplinary procedure that was held (16) does not share a fact with one that was skipped', () => {
    expect(place(16, 9)?.title).toContain('거쳤나요');
    expect(place(16, 9)?.fact).toBeUndefined();
  });

  test.each(['procedure-skipped', 'protected-leave'])('the twins of %s are asked in the same words', (fact) => {
    expect(new Set(items.filter((item) => item.fact === fact).map(({ title }) => title)).size).toBe(1);
  });
});

describe('added keywords', () => {
  const changes = items
    .flatMap(({ positive, negative }) => [positive, negative])
    .flatMap(({ keyword_change }) => keyword_change ?? []);

  test('are generic exactly where they name a defect that any ground can have', () => {
    const marked = changes.filter(({ generic }) => generic).flatMap(({ keywords }) => keywords);
    expect(new Set(marked)).toEqual(new Set(genericDefects));
    const unmarked = changes.filter(({ generic }) => !generic).flatMap(({ keywords }) => keywords);
    expect(unmarked.filter((word) => genericDefects.includes(word))).toEqual([]);
  });
});

describe('the start and the limits of a figure', () => {
  test('the published rate, the weights, the notice multipliers and the limits', () => {
    expect(standardRuleset.published).toMatchObject({ rate: 0.319, weight: 50, settled: 0.324 });
    expect(standardRuleset.priorStrength).toBe(10);
    expect(standardRuleset.noticeMultipliers).toEqual({
      ...{ paper: 1, email: 1.2, spoken: 1.5 },
      // ×1.3 in the source, where the items of the sections have ×1.5 for the same fact.
      messenger: 1.5,
      // Not in the source: writing without its reasons, a resignation, and no notice yet.
      ...{ vague: 1.5, resigned: 1, not_yet: 1 },
    });
    expect(standardRuleset.clamp).toEqual({ low: 0.05, high: 0.95 });
  });

  test('every open question of law is attached to a section', () => {
    const open = standardRuleset.sections.flatMap(({ id, openQuestions = [] }) => openQuestions.map(() => id));
    const named = [2, 3, 4, 6, 7, 8, 11, 14, 16, 18, 19, 20, 22].map((section) => `detail-${section}`);
    expect(named.filter((id) => !open.some((place) => place === id))).toEqual([]);
  });
});
