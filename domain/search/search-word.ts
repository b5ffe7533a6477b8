import { isSame } from '../kernel/changes.ts';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { flatTitle } from './marks.ts';
import type { Synonyms } from './query.ts';
import { type SearchWordEvent, type SearchWords, searchWords } from './search-word-events.ts';

/** One entry of the synonym table: added, changed, removed. */
export type SearchWord = SearchWords & { readonly wordId: string; readonly removed: boolean };

export type SearchWordCommand =
  | { readonly type: 'AddSearchWord'; readonly wordId: string; readonly entry: SearchWords }
  | { readonly type: 'ChangeSearchWord'; readonly entry: SearchWords }
  | { readonly type: 'RemoveSearchWord' };

const decide = (command: SearchWordCommand, word: SearchWord | null): readonly SearchWordEvent[] => {
  if (command.type === 'AddSearchWord') {
    if (word) throw new DomainError('stage_wrong');
    return [{ type: 'SearchWordAdded', data: { wordId: command.wordId, ...checked(command.entry) } }];
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
  return isSame(before, entry) ? [] : [{ type: 'SearchWordChanged', data: { wordId, ...entry, before } }];
};

const evolve = (word: SearchWord | null, event: SearchWordEvent): SearchWord | null => {
  switch (event.type) {
    case 'SearchWordAdded':
    case 'SearchWordChanged':
      return { wordId: event.data.wordId, ...entryOf(event.data), removed: false };
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

const entryOf = ({ words, finds, bothWays }: SearchWords): SearchWords => ({ words, finds, bothWays });

/** Words of two syllables and more; none may be its own synonym. */
const checked = (entry: SearchWords): SearchWords => {
  const { words, finds, bothWays } = searchWords.parse(entry);
  const errors: Record<string, string> = {};
  if (words.some(isTooShort)) errors.words = '두 글자가 넘는 말만 넣을 수 있습니다.';
  if (finds.some(isTooShort)) errors.finds = '두 글자가 넘는 말만 넣을 수 있습니다.';
  const typed = new Set(words.map(flatTitle));
  if (finds.some((word) => typed.has(flatTitle(word)))) errors.finds = '찾을 말이 입력한 말과 같습니다.';
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_request', { errors });
  return { words, finds, bothWays };
};

const isTooShort = (word: string): boolean => flatTitle(word).length < 2;

/** The table as a query needs it. A synonym that follows from two entries is listed once. */
export const synonymsOf = (entries: Iterable<SearchWords>): Synonyms => {
  const all = new Map<string, Set<string>>();
  const add = (word: string, others: readonly string[]): void => {
    const key = flatTitle(word);
    const known = all.get(key) ?? new Set();
    for (const other of others) if (flatTitle(other) !== key) known.add(other);
    all.set(key, known);
  };
  for (const { words, finds, bothWays } of entries) {
    for (const word of words) add(word, finds);
    if (bothWays) for (const found of finds) add(found, [...words, ...finds]);
  }
  return new Map([...all].map(([word, others]) => [word, [...others]]));
};
