import type { AnswerValue, Item, SectionId, Transition, YesNo } from '../../rulesets/ruleset.ts';
import type { IndexedSection } from '../form-index.ts';

export const isYesNo = (value: AnswerValue | undefined): value is YesNo =>
  value === 'yes' || value === 'no' || value === 'unknown';

/** Where an answer leads: to an item of the same section (by its index), or out of the section. */
export type Way = number | 'next_section' | 'done' | 'submit' | 'end';

/** The answer of an earlier item on the path; undefined where the item isn't on the path. */
export type EarlierAnswer = (section: SectionId, numbering: number) => AnswerValue | undefined;

/**
 * Where the answer to the item at `index` leads, only forward. "Unknown" leads where "no" leads. A section that the person
 * chose by hand (21 and 22) continues inside after "no" to its first item.
 */
export const wayFrom = (
  indexed: IndexedSection,
  index: number,
  answer: YesNo,
  chosen: boolean,
  earlier: EarlierAnswer,
): Way => {
  const item = indexed.section.items[index];
  if (item === undefined) return 'end';
  const transition = outcomeOf(item, answer);
  switch (transition.type) {
    case 'next_section': {
      const entry = indexed.section.entryWhenChosenAndFirstNo;
      return chosen && index === 0 && entry !== undefined ? atOrAfter(indexed, entry, index) : 'next_section';
    }
    case 'done':
    case 'submit':
      return transition.type;
    case 'skip':
      return skipFrom(indexed, index, transition, earlier);
    default:
      return itemOrEnd(indexed, index + 1);
  }
};

const outcomeOf = (item: Item<Transition>, answer: YesNo): Transition =>
  answer === 'yes' ? item.positive : item.negative;

const skipFrom = (indexed: IndexedSection, index: number, skip: Transition, earlier: EarlierAnswer): Way => {
  if (skip.skipIf) {
    const { section, numbering, value } = skip.skipIf;
    if (earlier(section, numbering) !== (value ? 'yes' : 'no')) return itemOrEnd(indexed, index + 1);
  }
  if (skip.skipTo !== undefined) return atOrAfter(indexed, skip.skipTo, index);
  return itemOrEnd(indexed, index + 1 + Math.max(0, skip.skipCount ?? 0));
};

/** The item with this numbering, unless the walk has already passed it. */
const atOrAfter = (indexed: IndexedSection, numbering: number, index: number): Way => {
  const target = indexed.indexOf.get(numbering);
  return target === undefined ? 'end' : itemOrEnd(indexed, Math.max(target, index + 1));
};

const itemOrEnd = (indexed: IndexedSection, index: number): Way =>
  index < indexed.section.items.length ? index : 'end';
