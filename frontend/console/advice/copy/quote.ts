import { passagesOf } from '@nomucheck/domain/search/passages.ts';

type Place = { readonly from: number; readonly to: number };

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The place of a quote: first within the passage that it was taken from, then anywhere; spaces and line ends are not compared. */
export const quoteIn = (text: string, passage: number, quote: string): Place | null => {
  const words = quote.trim().split(/\s+/).map(escaped).join('\\s+');
  if (words === '') return null;
  const pattern = new RegExp(words, 'u');
  const named = passagesOf(text)[passage];
  const within = named && pattern.exec(text.slice(named.from, named.to));
  if (named && within) return { from: named.from + within.index, to: named.from + within.index + within[0].length };
  const anywhere = pattern.exec(text);
  return anywhere && { from: anywhere.index, to: anywhere.index + anywhere[0].length };
};
