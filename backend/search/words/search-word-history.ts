import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type SearchWord, searchWordDecider, searchWordStream } from '@nomucheck/domain/search/words/search-word.ts';
import type { SearchWordEvent, SearchWords } from '@nomucheck/domain/search/words/search-word-events.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import { type RecordHistory, requireId } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';
import type { SearchWordTable } from './search-words.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly stories: RecordStories;
  readonly table: Pick<SearchWordTable, 'change'>;
};

/** The history of one entry of the table of search words. A removed entry stays removed; the same words can be added again. */
export const searchWordHistory = ({ commands, stories, table }: Parts): RecordHistory => ({
  kind: 'word',
  find: async (id, caller) => {
    authorize(caller.actor, 'menu.data');
    requireId(id);
    const stream = searchWordStream(id);
    const { state: word, revision } = await commands.load(searchWordDecider, stream);
    if (!word) throw new DomainError('not_found');
    const story = stories({ stream, revision }, view, caller);
    const title = `${word.words.join(', ')} ${word.bothWays ? '↔' : '→'} ${word.finds.join(', ')}`;
    if (word.removed) return { title, story };
    return {
      ...{ title, story },
      putBack: {
        fields: ['입력한 말', '함께 찾는 말', '방향', '출처'],
        to: async (earlier, context, expectedRevision) => {
          const then = await commands.load(searchWordDecider, stream, { to: earlier });
          if (!then.state || then.revision !== earlier) throw new DomainError('not_found');
          const { words, finds, bothWays, source = null } = then.state;
          return (await table.change(id, { words, finds, bothWays, source }, context, expectedRevision)).position;
        },
      },
    };
  },
});

const view: HistoryView<SearchWord | null, SearchWordEvent> = {
  initialState: searchWordDecider.initialState,
  evolve: searchWordDecider.evolve,
  seen: (word) => (word && !word.removed ? wordsOf(word) : {}),
  sentenceContext: { question: (key) => key },
};

const wordsOf = ({ words, finds, bothWays, source }: SearchWords): Readonly<Record<string, unknown>> => ({
  '입력한 말': words,
  '함께 찾는 말': finds,
  방향: bothWays ? '서로' : '한쪽으로',
  ...(source === undefined ? {} : { 출처: source }),
});
