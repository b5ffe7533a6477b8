import type { Item, Outcome, Section } from '../ruleset.ts';

/** The number of an item that was removed, where another one still refers to it: a finding says so there. */
export const removedNumber = 0;

/** Where an outcome can lead: a numbering of the same section, or out of it. */
export type Step = number | 'next_section' | 'done';

/** The numbering of a skip's target; a skip by count passes over that many items. */
export const skipTarget = (item: Item, { skipTo, skipCount }: Outcome): number =>
  skipTo ?? item.numbering + 1 + (skipCount ?? 0);

/** Every place that an outcome may lead to, for any earlier answers (a conditional skip has two). */
export const stepsOf = (item: Item, outcome: Outcome): readonly Step[] => {
  switch (outcome.type) {
    case 'next':
    case 'keyword_change':
      return [item.numbering + 1];
    case 'skip': {
      const target = skipTarget(item, outcome);
      return outcome.skipIf ? [target, item.numbering + 1] : [target];
    }
    case 'done':
    case 'submit':
      return ['done'];
    case 'next_section':
      return ['next_section'];
  }
};

export const outcomesOf = (item: Item): readonly Outcome[] => [item.positive, item.negative];

/** The items that these answers can reach, from the section's beginning and from the entry of a section chosen by hand. */
export const reachedIn = (section: Section): ReadonlySet<number> => {
  const byNumbering = new Map(section.items.map((item) => [item.numbering, item]));
  const reached = new Set<number>();
  const waiting: number[] = [1];
  if (section.entryWhenChosenAndFirstNo !== undefined) waiting.push(section.entryWhenChosenAndFirstNo);
  for (let numbering = waiting.pop(); numbering !== undefined; numbering = waiting.pop()) {
    const item = byNumbering.get(numbering);
    if (!item || reached.has(numbering)) continue;
    reached.add(numbering);
    for (const step of outcomesOf(item).flatMap((outcome) => stepsOf(item, outcome))) {
      if (typeof step === 'number') waiting.push(step);
    }
  }
  return reached;
};
