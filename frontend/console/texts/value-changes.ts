import type { ChangedValue } from '@nomucheck/domain/kernel/contract/history.ts';
import { isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { shortDate } from '../../shared/formats.ts';
import { entriesInWords } from '../typing/entries.ts';
import { type Run, wordDiff } from './word-diff.ts';

/** A value of a record as people read it. */
export const valueInWords = (value: ChangedValue): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (Array.isArray(value)) return entriesInWords(value);
  const text = String(value);
  return isLocalDate(text) ? shortDate(text) : text;
};

/** Fewer words than this are a name or a choice: half a choice says nothing, so it changes as a whole. */
const wordsOfProse = 6;

/**
 * What differs between two values. A text is compared word by word, a list entry by entry; a choice, a number, a name
 * and a day change as a whole.
 */
export const valueChanges = (before: ChangedValue, after: ChangedValue): Run[] => {
  if (Array.isArray(before) || Array.isArray(after)) return entryChanges(entriesOf(before), entriesOf(after));
  const [was, is] = [valueInWords(before), valueInWords(after)];
  if (was === is || (isProse(was) && isProse(is))) return wordDiff(was, is);
  return asWhole(was, is);
};

const isProse = (text: string): boolean => text.split(/\s+/).length >= wordsOfProse || text.includes('\n');

const asWhole = (before: string, after: string): Run[] => [
  ...(before === '' ? [] : [{ kind: 'gone' as const, text: before }]),
  ...(before === '' || after === '' ? [] : [{ kind: 'same' as const, text: ' → ' }]),
  ...(after === '' ? [] : [{ kind: 'new' as const, text: after }]),
];

const entriesOf = (value: ChangedValue): readonly string[] => {
  if (value === null) return [];
  return Array.isArray(value) ? value : [valueInWords(value)];
};

/** The entries that are gone, then the new list in its order. */
const entryChanges = (before: readonly string[], after: readonly string[]): Run[] => {
  const gone = before.filter((entry) => !after.includes(entry));
  const entries: Run[] = [
    ...gone.map((text) => ({ kind: 'gone' as const, text })),
    ...after.map((text) => ({ kind: before.includes(text) ? ('same' as const) : ('new' as const), text })),
  ];
  return entries.flatMap((run, place): Run[] => (place === 0 ? [run] : [{ kind: 'same', text: ' · ' }, run]));
};
