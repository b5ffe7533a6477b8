import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import {
  type SourceSwitch,
  type SourceSwitchEvent,
  sourceSwitchDecider,
  sourceSwitchStream,
} from '@nomucheck/domain/crawling/source-switch.ts';
import { sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../engine/history/history-entries.ts';
import type { RecordHistory } from '../engine/history/record-histories.ts';
import type { RecordStories } from '../engine/history/record-stories.ts';

type Parts = { readonly commands: Pick<CommandHandler, 'load'>; readonly stories: RecordStories };

/** When a source was switched off and on; nothing before its first switch. Its switch is one click, so nothing is put back. */
export const sourceHistory = ({ commands, stories }: Parts): RecordHistory => ({
  kind: 'source',
  find: async (id, caller) => {
    authorize(caller.actor, 'menu.crawling');
    const name = sourceNames.find((each) => each === id);
    if (name === undefined) throw new DomainError('not_found');
    const stream = sourceSwitchStream(name);
    const { revision } = await commands.load(sourceSwitchDecider, stream);
    return { title: sources[name].label, story: stories({ stream, revision }, historyView, caller) };
  },
});

const historyView: HistoryView<SourceSwitch, SourceSwitchEvent> = {
  initialState: sourceSwitchDecider.initialState,
  evolve: sourceSwitchDecider.evolve,
  seen: ({ on }) => ({ 수집: on ? '켬' : '끔' }),
  // No event of a source is about a question.
  sentenceContext: { question: (key) => key },
};
