import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StartingSetOffered } from '@nomucheck/domain/search/contract/search-words.ts';
import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import { searchWordDecider, searchWordStream } from '@nomucheck/domain/search/words/search-word.ts';
import { type SearchWords, searchWordEvents } from '@nomucheck/domain/search/words/search-word-events.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';

/** The same in every installation, so that an entry is known again, whoever put it in. */
export const startingWordId = ({ words }: Pick<SearchWords, 'words'>): string =>
  uuidV5(`search word ${words.join()}`, startingWords);

const startingWords = '3b6c1a52-52f0-4a3e-8f43-2f1f4f4f9a11';

type Parts = { readonly store: Pick<EventStore, 'readAll'>; readonly commands: CommandHandler };

/**
 * Brings the table to the starting set: what isn't there is added, what an earlier program offered is changed. A table that
 * the firm has written in itself is left alone: `stage_wrong`. Done twice, the second does nothing.
 */
export const offerStartingSet = async (
  { store, commands }: Parts,
  context: CommandContext,
): Promise<StartingSetOffered & { readonly position: string | null }> => {
  if (await isEdited(store)) throw new DomainError('stage_wrong', { errors: { '': edited } });
  const entries = firstSearchWords.map((entry) => ({ entry, wordId: startingWordId(entry) }));
  const there = await commands.loadMany(
    searchWordDecider,
    entries.map(({ wordId }) => searchWordStream(wordId)),
  );
  const handled = await Promise.all(
    entries.map(async ({ entry, wordId }) => {
      const stream = searchWordStream(wordId);
      const isNew = !there.has(stream);
      const { events, position } = await commands.handle(searchWordDecider, {
        stream,
        command: isNew
          ? { type: 'AddSearchWord', wordId, entry, startingSet: true }
          : { type: 'ChangeSearchWord', entry, startingSet: true },
        context: { ...context, commandId: uuidV5(wordId, context.commandId), causationId: context.commandId },
      });
      return { isNew, isWritten: events.length > 0, position };
    }),
  );
  const written = handled.filter(({ isWritten }) => isWritten);
  return {
    added: written.filter(({ isNew }) => isNew).length,
    changed: written.filter(({ isNew }) => !isNew).length,
    unchanged: handled.length - written.length,
    position:
      written
        .map(({ position }) => position)
        .sort()
        .at(-1) ?? null,
  };
};

const edited = '직접 넣거나 고친 동의어가 있어 기본 낱말 묶음을 넣지 않았습니다.';

/** Whether a person has added, changed or removed an entry. */
const isEdited = async (store: Parts['store']): Promise<boolean> => {
  const types = searchWordEvents.map(({ type }) => type);
  for (let after = START; ; ) {
    const { events, position, atHead } = await store.readAll({ after, limit: 500, types });
    if (events.some(({ actor, data }) => actor.role !== 'seed' && data.startingSet !== true)) return true;
    if (atHead) return false;
    after = position;
  }
};
