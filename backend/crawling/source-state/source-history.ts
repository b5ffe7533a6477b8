import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import {
  type SourceEvent,
  type SourceRecord,
  sourceDecider,
  sourceStream,
} from '@nomucheck/domain/crawling/source-record.ts';
import { sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import { weeklyWords } from '@nomucheck/domain/crawling/work/schedule.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import type { RecordHistory } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';

type Parts = { readonly commands: Pick<CommandHandler, 'load'>; readonly stories: RecordStories };

/** When a source was switched off and on, and its schedule. Each is changed by one click, so nothing is put back. */
export const sourceHistory = ({ commands, stories }: Parts): RecordHistory => ({
  kind: 'source',
  find: async (id, caller) => {
    authorize(caller.actor, 'menu.crawling');
    const name = sourceNames.find((each) => each === id);
    if (name === undefined) throw new DomainError('not_found');
    const stream = sourceStream(name);
    const { revision } = await commands.load(sourceDecider, stream);
    return { title: sources[name].label, story: stories({ stream, revision }, historyView, caller) };
  },
});

const historyView: HistoryView<SourceRecord, SourceEvent> = {
  initialState: sourceDecider.initialState,
  evolve: sourceDecider.evolve,
  seen: ({ on, schedule, ranFor }) => ({
    수집: on ? '켬' : '끔',
    예약: schedule === null ? '없음' : weeklyWords(schedule),
    '마지막 예약 수집': ranFor === null ? null : koreanMoment(ranFor),
  }),
  // No event of a source is about a question.
  sentenceContext: { question: (key) => key },
};
