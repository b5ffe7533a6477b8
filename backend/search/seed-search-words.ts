import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import { searchWordDecider, searchWordStream } from '@nomucheck/domain/search/search-word.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';

/** The words that find others from the first start on. */
export const seedSearchWords =
  (commands: CommandHandler) =>
  async (contextOf: (what: string) => CommandContext): Promise<void> => {
    await Promise.all(
      firstSearchWords.map((entry) => {
        const wordId = uuidV5(`search word ${entry.words.join()}`, seeds);
        return commands.handle(searchWordDecider, {
          stream: searchWordStream(wordId),
          command: { type: 'AddSearchWord', wordId, entry },
          context: contextOf(`search word ${wordId}`),
        });
      }),
    );
  };

/** Any fixed UUID: what is seeded has the same ids in every installation. */
const seeds = '3b6c1a52-52f0-4a3e-8f43-2f1f4f4f9a11';
