import { isSame } from '../../kernel/changes.ts';
import type { Decider } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/errors.ts';
import { flatTitle } from '../marks.ts';
import { beginningsOf, isOpen, plainStemOf } from './inflections.ts';
import { bareNoun } from './particles.ts';
import { type SearchWordEvent, type SearchWords, searchWords } from './search-word-events.ts';
import { readAsTyped, type Synonyms } from './word-runs.ts';

/** One entry of the synonym table: added, changed, removed. `startingSet`: as the program offers it. */
export type SearchWord = SearchWords & {
  readonly wordId: string;
  readonly startingSet: boolean;
  readonly removed: boolean;
};

export type SearchWordCommand =
  | {
      readonly type: 'AddSearchWord';
      readonly wordId: string;
      readonly entry: SearchWords;
      readonly startingSet?: true;
    }
  | { readonly type: 'ChangeSearchWord'; readonly entry: SearchWords; readonly startingSet?: true }
  | { readonly type: 'RemoveSearchWord' };

const decide = (command: SearchWordCommand, word: SearchWord | null): readonly SearchWordEvent[] => {
  if (command.type === 'AddSearchWord') {
    if (word) throw new DomainError('stage_wrong');
    const data = { wordId: command.wordId, ...checked(command.entry), ...offeredBy(command) };
    return [{ type: 'SearchWordAdded', data }];
  }
  if (!word) throw new DomainError('not_found');
  if (word.removed) {
    if (command.type === 'RemoveSearchWord') return [];
    throw new DomainError('stage_wrong');
  }
  const { wordId } = word;
  if (command.type === 'RemoveSearchWord') return [{ type: 'SearchWordRemoved', data: { wordId } }];
  const before = entryOf(word);
  const entry = checked(command.entry);
  if (isSame(before, entry)) return [];
  return [{ type: 'SearchWordChanged', data: { wordId, ...entry, ...offeredBy(command), before } }];
};

const offeredBy = ({ startingSet }: { readonly startingSet?: true }): { readonly startingSet?: true } =>
  startingSet ? { startingSet } : {};

const evolve = (word: SearchWord | null, event: SearchWordEvent): SearchWord | null => {
  switch (event.type) {
    case 'SearchWordAdded':
    case 'SearchWordChanged':
      return {
        wordId: event.data.wordId,
        ...entryOf(event.data),
        startingSet: event.data.startingSet === true,
        removed: false,
      };
    case 'SearchWordRemoved':
      return word && { ...word, removed: true };
  }
};

export const searchWordDecider: Decider<SearchWord | null, SearchWordCommand, SearchWordEvent> = {
  initialState: null,
  decide,
  evolve,
};

export const searchWordStream = (wordId: string): string => `searchword-${wordId}`;

const entryOf = ({ words, finds, bothWays, source }: SearchWords): SearchWords => ({
  ...{ words, finds, bothWays },
  ...(source === undefined ? {} : { source }),
});

/** Words of two syllables and more; none may be its own synonym. */
const checked = (entry: SearchWords): SearchWords => {
  const parsed = searchWords.parse(entry);
  const { words, finds } = parsed;
  const errors: Record<string, string> = {};
  if (words.some(isTooShort)) errors.words = '두 글자가 넘는 말만 넣을 수 있습니다.';
  if (finds.some(isTooShort)) errors.finds = '두 글자가 넘는 말만 넣을 수 있습니다.';
  const typed = new Set(words.map(flatTitle));
  if (finds.some((word) => typed.has(flatTitle(word)))) errors.finds = '찾을 말이 입력한 말과 같습니다.';
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_request', { errors });
  return entryOf(parsed);
};

const isTooShort = (word: string): boolean => flatTitle(word).length < 2;

/** The table as a query needs it. A synonym that follows from two entries is listed once. */
export const synonymsOf = (entries: Iterable<SearchWords>): Synonyms => {
  const all = new Map<string, Set<string>>();
  const add = (word: string, others: readonly string[]): void => {
    const own = flatTitle(word);
    const found = others.filter((other) => flatTitle(other) !== own).map((other) => looksFor(other));
    for (const key of keysOf(word)) {
      const known = all.get(key) ?? new Set();
      for (const other of found) known.add(other);
      all.set(key, known);
    }
  };
  for (const { words, finds, bothWays } of entries) {
    const others = bothWays ? [...words, ...finds] : finds;
    for (const word of words) add(word, others);
    if (bothWays) for (const found of finds) add(found, others);
  }
  return new Map([...all].map(([word, others]) => [word, [...others]]));
};

/**
 * How a word is met in a query: without blanks and particles; a verb by the beginnings of its forms. Words of which a query
 * keeps only one (회사 돈) are met as they are written, with any particle after them.
 */
const keysOf = (word: string): ReadonlySet<string> => {
  if (isOpen(word)) return new Set(beginningsOf(word).flatMap(openKeysOf));
  const read = readAsTyped(word);
  return new Set([flatTitle(word), ...(read === null ? openKeysOf(word) : [read])]);
};

/** With its blanks, without those behind 안 and 못 (재계약 안해줌), and with none. */
const openKeysOf = (words: string): readonly string[] => {
  const [last = '', ...before] = words.split(' ').toReversed();
  const spaced = [...before.toReversed().map(bareNoun), last].join(' ');
  return [spaced, spaced.replace(/(?<= )([안못]) /gu, '$1'), spaced.replaceAll(' ', '')].map((key) => `${key}~`);
};

/** What is looked for in the texts. */
const looksFor = (word: string): string => (isOpen(word) ? plainStemOf(word) : word);
