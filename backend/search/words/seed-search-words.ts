import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import { searchWordDecider, searchWordStream } from '@nomucheck/domain/search/words/search-word.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { startingWordId } from './starting-set.ts';

/** Adds the initial search words to an empty log. */
export const seedSearchWords =
  (commands: CommandHandler) =>
  async (contextOf: (what: string) => CommandContext): Promise<void> => {
    await Promise.all(
      firstSearchWords.map((entry) => {
        const wordId = startingWordId(entry);
        return commands.handle(searchWordDecider, {
          stream: searchWordStream(wordId),
          command: { type: 'AddSearchWord', wordId, entry, startingSet: true },
          context: contextOf(`search word ${wordId}`),
        });
      }),
    );
  };
