import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { citedIn } from '@nomucheck/domain/advice/texts/cited-in.ts';

/** The numbers that a text names without a source of that number. */
export const unknownNumbers = (text: string, citations: readonly Citation[]): number[] => {
  const known = new Set(citations.map(({ n }) => n));
  const named = [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number));
  return [...new Set(named)].filter((n) => !known.has(n)).toSorted((one, other) => one - other);
};

/** The sources that the text doesn't name any more: they are left out when it is approved. */
export const unnamedSources = (text: string, citations: readonly Citation[]): readonly Citation[] => {
  const named = citedIn(text, citations);
  return citations.filter((known) => !named.includes(known));
};

/** The number that stands at this place of the text, `[3]`; null for any other place. */
export const numberAt = (text: string, place: number): number | null => {
  for (const { 0: mark, 1: number, index } of text.matchAll(/\[(\d{1,3})\]/g))
    if (place > index && place < index + mark.length) return Number(number);
  return null;
};
