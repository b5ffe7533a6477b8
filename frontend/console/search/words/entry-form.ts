import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import type { ShownConflict } from '../../conflict/conflict-dialog.tsx';
import { conflictRows } from '../../conflict/merge.ts';
import { inLines, linesOf } from '../../typing/entries.ts';

/** The fields of an entry's form; words one a line. */
export type EntryForm = {
  readonly words: string;
  readonly finds: string;
  readonly bothWays: boolean;
  readonly source: string;
};

export const emptyEntry: EntryForm = { words: '', finds: '', bothWays: false, source: '' };

export const fieldsOf = ({ words, finds, bothWays, source = '' }: SearchWordItem): EntryForm => ({
  ...{ words: inLines(words), finds: inLines(finds), bothWays, source },
});

export const isWhole = ({ words, finds }: EntryForm): boolean => words !== '' && finds !== '';

/** `source`: null takes it away. */
export const wantedOf = ({ words, finds, bothWays, source }: EntryForm) => ({
  ...{ words: linesOf(words), finds: linesOf(finds), bothWays },
  source: source.trim() === '' ? null : source.trim(),
});

const names: Readonly<Record<keyof EntryForm, string>> = {
  words: '입력한 말',
  finds: '함께 찾는 말',
  bothWays: '거꾸로도 찾기',
  source: '출처',
};

const shown = (value: string | boolean): string => {
  if (typeof value === 'boolean') return value ? '켬' : '끔';
  return value === '' ? '(비움)' : linesOf(value).join(', ');
};

/** A conflict in words, field by field. */
export const shownConflicts = (base: EntryForm, mine: EntryForm, theirs: EntryForm): ShownConflict[] =>
  conflictRows(base, mine, theirs).map(({ field, yours, theirs: kept }) => ({
    name: names[field],
    yours: shown(yours),
    theirs: shown(kept),
  }));
