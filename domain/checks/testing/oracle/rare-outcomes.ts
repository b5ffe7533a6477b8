import type { Item, Outcome, Ruleset } from '../../../rulesets/ruleset.ts';

const onItem = (key: string, change: (item: Item) => Item): Readonly<Record<string, (item: Item) => Item>> => ({
  [key]: change,
});

const positively = (change: Partial<Outcome>) => (item: Item) => ({
  ...item,
  positive: { ...item.positive, ...change },
});

const changes = {
  ...onItem('detail-9/3', positively({ type: 'skip', skipCount: 2, ratio: 1.2 })),
  ...onItem('detail-2/6', (item) => ({ ...item, negative: { type: 'submit', ratio: 1.3, suggest: true } })),
  ...onItem('detail-17/4', (item) => ({
    ...item,
    positive: { type: 'keyword_change', keyword_change: { mode: 'change', keywords: ['해고회피노력'] } },
  })),
};

/**
 * The same grounds with outcomes that are rare in a questionnaire, wherever it has them itself or not: skipCount, submit,
 * keyword_change, reverseValue.
 */
export const withRareOutcomes = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  sections: ruleset.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => {
      const changed = (changes[`${section.id}/${item.numbering}`] ?? ((same: Item) => same))(item);
      const { range } = changed.positive;
      return range && range.reversePositive.length > 0
        ? { ...changed, positive: { ...changed.positive, range: { ...range, reverseValue: 0.035 } } }
        : changed;
    }),
  })),
});
