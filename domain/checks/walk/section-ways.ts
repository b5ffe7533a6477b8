import type { IndexedSection } from '../form-index.ts';
import { type EarlierAnswer, type Way, wayFrom } from './transition.ts';

/** Where the answers to an item lead: to an item of the same section by its numbering, or out of the section. */
export type ItemWays = {
  readonly numbering: number;
  /** More than one where it depends on an earlier answer, or on whether the person chose the section by hand. */
  readonly yes: readonly (number | Exclude<Way, number>)[];
  readonly no: readonly (number | Exclude<Way, number>)[];
};

const earlierAnswers: readonly EarlierAnswer[] = [() => undefined, () => 'yes', () => 'no'];

/** All ways through a section, for a drawing of it as a tree. The rule is that of the walk itself. */
export const waysOfSection = (indexed: IndexedSection): readonly ItemWays[] =>
  indexed.section.items.map(({ numbering }, index) => {
    const waysOn = (answer: 'yes' | 'no'): ItemWays['yes'] => {
      const ways = [false, true].flatMap((chosen) =>
        earlierAnswers.map((earlier) => wayFrom(indexed, index, answer, chosen, earlier)),
      );
      const named = ways.map((way) =>
        typeof way === 'number' ? (indexed.section.items[way]?.numbering ?? 'end') : way,
      );
      return [...new Set(named)];
    };
    return { numbering, yes: waysOn('yes'), no: waysOn('no') };
  });
