import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import {
  type SearchWord,
  type SearchWordCommand,
  searchWordDecider,
  searchWordStream,
} from '@nomucheck/domain/search/search-word.ts';
import type { SearchWordEvent, SearchWords } from '@nomucheck/domain/search/search-word-events.ts';
import { v5 as uuidV5 } from 'uuid';
import type { Loaded } from '../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Reader } from '../engine/history/actor-names.ts';
import type { Histories, HistoryPage, HistoryRange, HistoryView } from '../engine/history/history.ts';

type Changed = { readonly item: SearchWordItem; readonly position: string };

type SearchWordsGiven = Omit<SearchWords, 'source'> & { readonly source?: string | null | undefined };

/** The table of search words, as the firm's admins change it. Reasons come with the context. */
export type SearchWordTable = {
  add(entry: SearchWords, context: CommandContext): Promise<Changed>;
  /** A source that isn't given stays, null takes it away. */
  change(id: string, entry: SearchWordsGiven, context: CommandContext, expectedRevision?: number): Promise<Changed>;
  /** Returns the entry before the change. */
  remove(id: string, context: CommandContext, expectedRevision?: number): Promise<Changed>;
  find(id: string): Promise<SearchWordItem>;
  history(id: string, range: HistoryRange, reader: Reader): Promise<HistoryPage>;
};

type Parts = { readonly commands: CommandHandler; readonly histories: Histories };

export const createSearchWordTable = ({ commands, histories }: Parts): SearchWordTable => {
  const tell = async (
    id: string,
    command: SearchWordCommand,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<Changed> => {
    const loaded = await commands.handle(searchWordDecider, {
      stream: searchWordStream(id),
      command,
      context,
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
    });
    return { item: itemOf(loaded), position: loaded.position };
  };

  return {
    add: (entry, context) => {
      // The entry's id is the command's id, so that a retry doesn't add a second entry.
      const id = uuidV5('search word', context.commandId);
      return tell(id, { type: 'AddSearchWord', wordId: id, entry }, context);
    },
    change: async (id, { source, ...entry }, ...rest) => {
      const known = source === undefined ? (await commands.load(searchWordDecider, searchWordStream(id))).state : null;
      const kept = source ?? known?.source;
      return tell(
        id,
        { type: 'ChangeSearchWord', entry: kept === undefined ? entry : { ...entry, source: kept } },
        ...rest,
      );
    },
    remove: (id, ...rest) => tell(id, { type: 'RemoveSearchWord' }, ...rest),
    find: async (id) => {
      const loaded = await commands.load(searchWordDecider, searchWordStream(id));
      if (loaded.state?.removed) throw new DomainError('not_found');
      return itemOf(loaded);
    },
    history: async (id, range, reader) => {
      const stream = searchWordStream(id);
      const { revision } = await commands.load(searchWordDecider, stream);
      if (revision === 0) throw new DomainError('not_found');
      return histories({ stream, revision }, range, view, reader);
    },
  };
};

const view: HistoryView<SearchWord | null, SearchWordEvent> = {
  initialState: searchWordDecider.initialState,
  evolve: searchWordDecider.evolve,
  seen: (word) => (word && !word.removed ? wordsOf(word) : {}),
  sentenceContext: { question: (key) => key },
};

const itemOf = ({ state, revision, createdAt, updatedAt }: Loaded<SearchWord | null>): SearchWordItem => {
  if (!state || createdAt === null || updatedAt === null) throw new DomainError('not_found');
  const { wordId: id, removed: _removed, ...entry } = state;
  return { id, ...entry, revision, addedAt: createdAt, changedAt: updatedAt };
};

const wordsOf = ({ words, finds, bothWays, source }: SearchWords): Readonly<Record<string, unknown>> => ({
  '입력한 말': words,
  '함께 찾는 말': finds,
  방향: bothWays ? '서로' : '한쪽으로',
  ...(source === undefined ? {} : { 출처: source }),
});
