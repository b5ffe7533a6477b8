import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { Advice, Answer } from '@nomucheck/domain/advice/advice-state.ts';
import type { ChatMessage, ChatOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { fitOf } from '@nomucheck/domain/advice/reports/report.ts';
import { breaks } from '@nomucheck/domain/advice/texts/breaks.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { brokenMessage } from './writing/endings.ts';

/** An answer as the log has it. */
export type RecordedAnswer = { readonly advice: Advice; readonly answer: Answer; readonly revision: number };

/** Throws `ai_unavailable` for an answer that was never begun. */
export const recordedAnswer = async (
  commands: Pick<CommandHandler, 'load'>,
  adviceId: string,
  answerId: string,
): Promise<RecordedAnswer> => {
  const { state, revision } = await commands.load<Advice | null, AdviceEvent>(adviceDecider, adviceStream(adviceId));
  const answer = state?.answers.find((each) => each.answerId === answerId);
  if (!state || !answer) throw new DomainError('ai_unavailable');
  return { advice: state, answer, revision };
};

/** Whole, as the record of the advice shows it. */
export const answerOut = ({ advice, answer }: RecordedAnswer): ChatOut => ({
  ...{ id: answer.answerId, by: 'advisor', text: answer.text, why: answer.why, dropped: answer.dropped },
  status: answer.status === 'begun' ? 'writing' : answer.status,
  citations: [...answer.citations],
  advisor: answer.advisor.kind,
  ...fitOf(advice, answer),
});

/** The messages of an answer that was written before: what a retried request gets in place of a second call. */
export const messagesOf = async (
  commands: Pick<CommandHandler, 'load'>,
  adviceId: string,
  answerId: string,
): Promise<readonly ChatMessage[]> => {
  const { answer, revision } = await recordedAnswer(commands, adviceId, answerId);
  const { messageId, text, citations, status, why, dropped, spent } = answer;
  const written: readonly ChatMessage[] = [
    { event: 'begun', data: { messageId, answerId } },
    ...citations.map((data) => ({ event: 'citation', data }) as const),
    ...(text === null || text === '' ? [] : [{ event: 'delta', data: { text } } as const]),
  ];
  // Another process writes it at this moment.
  if (status === 'begun') throw new DomainError('stage_wrong');
  if (status !== 'complete') return [...written, brokenMessage(breaks.find((each) => each === why) ?? 'interrupted')];
  const finish = why === 'length' ? 'length' : 'complete';
  const usage = { inputTokens: spent?.inputTokens ?? 0, outputTokens: spent?.outputTokens ?? 0 };
  return [...written, { event: 'done', data: { messageId: answerId, finish, dropped, usage, revision } }];
};
