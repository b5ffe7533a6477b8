import { removedNumber } from '../../rules/paths.ts';
import { isPlainRecord, type PlainRecord } from '../plain-record.ts';

/**
 * The content after the items of a section were added, removed or moved: each item has the number of its place, and what refers to
 * an item by its number still means the same one.
 */
export const renumbered = (before: unknown, after: unknown, reordering: Reordering): unknown => {
  const { section, item } = reordering;
  const [was, is] = [itemsOf(before, section), itemsOf(after, section)];
  const places = new Map(is.map(({ key }, place) => [key, place + 1]));
  const numbers = new Map(was.map(({ key, numbering }) => [numbering, places.get(key) ?? removedNumber]));
  const shift: Shift = {
    of: (number) => (typeof number === 'number' ? (numbers.get(number) ?? number) : number),
    // The item that was moved lies in a range only where its new place does.
    staysIn: (number) => was.some(({ key, numbering }) => numbering === number && key !== item && places.has(key)),
  };
  if (!isPlainRecord(after) || !Array.isArray(after.sections)) return after;
  return {
    ...after,
    sections: after.sections.map((each: unknown) =>
      isPlainRecord(each) ? shiftedSection(each, reordering, shift) : each,
    ),
  };
};

/** Which item of which section was added, removed or moved. */
export type Reordering = {
  readonly section: string;
  readonly item: string;
  /** The editor has written the item, with numbers of the new order. */
  readonly isGiven: boolean;
};

type Shift = { readonly of: (number: unknown) => unknown; readonly staysIn: (number: number) => boolean };
type Numbered = { readonly key: unknown; readonly numbering: unknown };

const itemsOf = (content: unknown, section: string): readonly Numbered[] => {
  const sections =
    isPlainRecord(content) && Array.isArray(content.sections) ? content.sections.filter(isPlainRecord) : [];
  const items = sections.find(({ id }) => id === section)?.items;
  return Array.isArray(items) ? items.filter(isPlainRecord).map(({ key, numbering }) => ({ key, numbering })) : [];
};

const shiftedSection = (section: PlainRecord, reordering: Reordering, shift: Shift): PlainRecord => {
  const { section: name, item: own, isGiven } = reordering;
  const isHere = section.id === name;
  const { items, entryWhenChosenAndFirstNo: entry, openQuestions } = section;
  if (!Array.isArray(items)) return section;
  const shifted = items.map((item: unknown, place) => {
    if (!isPlainRecord(item)) return item;
    const numbered = isHere ? { ...item, numbering: place + 1 } : item;
    if (isHere && isGiven && item.key === own) return numbered;
    return {
      ...numbered,
      ...outcomeOf('positive', item, isHere, place + 1, name, shift),
      ...outcomeOf('negative', item, isHere, place + 1, name, shift),
    };
  });
  if (!isHere) return { ...section, items: shifted };
  return {
    ...section,
    items: shifted,
    ...(entry === undefined ? {} : { entryWhenChosenAndFirstNo: shift.of(entry) }),
    ...(Array.isArray(openQuestions)
      ? {
          openQuestions: openQuestions.map((each: unknown) =>
            isPlainRecord(each) && each.numbering !== undefined
              ? { ...each, numbering: shift.of(each.numbering) }
              : each,
          ),
        }
      : {}),
  };
};

const outcomeOf = (
  answer: 'positive' | 'negative',
  item: PlainRecord,
  isHere: boolean,
  numbering: number,
  name: string,
  shift: Shift,
): PlainRecord => {
  const outcome = item[answer];
  if (!isPlainRecord(outcome)) return {};
  const { skipIf, range } = outcome;
  const isOfThat = isPlainRecord(skipIf) && skipIf.section === name;
  if (!isHere && !isOfThat) return {};
  return {
    [answer]: {
      ...(isHere ? shiftedSkip(outcome, item.numbering, numbering, shift) : outcome),
      ...(isOfThat ? { skipIf: { ...skipIf, numbering: shift.of(skipIf.numbering) } } : {}),
      ...(isHere && isPlainRecord(range) ? { range: shiftedRange(range, shift) } : {}),
    },
  };
};

/** A skip by a count of items leads to the same item as before; where that can't be counted any more, it names the item's number. */
const shiftedSkip = (outcome: PlainRecord, was: unknown, is: number, shift: Shift): PlainRecord => {
  const { skipTo, skipCount, ...others } = outcome;
  if (skipTo !== undefined) return { ...outcome, skipTo: shift.of(skipTo) };
  if (typeof skipCount !== 'number' || typeof was !== 'number') return outcome;
  const target = shift.of(was + 1 + skipCount);
  return typeof target === 'number' && target > is
    ? { ...outcome, skipCount: target - is - 1 }
    : { ...others, skipTo: target };
};

/** From the first to the last of its items that are left; one that was put between them counts, too. */
const shiftedRange = (range: PlainRecord, shift: Shift): PlainRecord => {
  const { start, end, reversePositive } = range;
  if (typeof start !== 'number' || typeof end !== 'number') return range;
  const left: number[] = [];
  for (let number = start; number <= end; number += 1) {
    const now = shift.of(number);
    if (typeof now === 'number' && shift.staysIn(number)) left.push(now);
  }
  const [first, last] = left.length === 0 ? [removedNumber, removedNumber] : [Math.min(...left), Math.max(...left)];
  const isIn = (number: unknown): boolean => typeof number === 'number' && number >= first && number <= last;
  return {
    ...range,
    start: first,
    end: last,
    ...(Array.isArray(reversePositive)
      ? { reversePositive: reversePositive.map(shift.of).filter((number) => number !== removedNumber && isIn(number)) }
      : {}),
  };
};
