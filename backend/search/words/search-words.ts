import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import {
  type SearchWord,
  type SearchWordCommand,
  searchWordDecider,
  searchWordStream,
} from '@nomucheck/domain/search/words/search-word.ts';
import type { SearchWords } from '@nomucheck/domain/search/words/search-word-events.ts';
import { v5 as uuidV5 } from 'uuid';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';

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
};

type Parts = { readonly commands: CommandHandler };

export const createSearchWordTable = ({ commands }: Parts): SearchWordTable => {
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
  };
};

const itemOf = ({ state, revision, createdAt, updatedAt }: Loaded<SearchWord | null>): SearchWordItem => {
  if (!state || createdAt === null || updatedAt === null) throw new DomainError('not_found');
  const { wordId: id, removed: _removed, ...entry } = state;
  return { id, ...entry, revision, addedAt: createdAt, changedAt: updatedAt };
};
