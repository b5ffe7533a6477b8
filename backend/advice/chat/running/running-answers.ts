import type { ChatMessage } from '@nomucheck/domain/advice/contract/advice.ts';
import type { Break } from '@nomucheck/domain/advice/texts/breaks.ts';
import { type AnswerOrder, type WritingParts, writeAnswer } from '../writing/write-answer.ts';
import { createReplayedMessages } from './replayed-messages.ts';

/** An answer that this process writes. */
export type RunningAnswer = {
  readonly answerId: string;
  readonly adviceId: string;
  readonly asker: string;
  /** All its messages, from the first one on. It is stopped when its last reader leaves. */
  readonly messages: (signal: AbortSignal) => AsyncIterable<ChatMessage>;
  /** Resolves once it has ended. */
  readonly ended: Promise<void>;
};

/** The answers that this process writes; it stops them, and waits for their last events. */
export type RunningAnswers = {
  start(order: AnswerOrder): RunningAnswer;
  find(answerId: string): RunningAnswer | null;
  /** Stops those that match, and waits until each has ended; returns whether there were any. */
  stop(which: (answer: RunningAnswer) => boolean, why: Break): Promise<boolean>;
};

export const createRunningAnswers = (parts: WritingParts): RunningAnswers => {
  const running = new Map<string, { readonly answer: RunningAnswer; readonly stopping: AbortController }>();
  return {
    start: (order) => {
      const { answerId, adviceId, asker } = order;
      const stopping = new AbortController();
      const messages = createReplayedMessages<ChatMessage>(() => stopping.abort('stopped' satisfies Break));
      const ended = writeAnswer(order, stopping, messages.add, parts).finally(() => {
        running.delete(answerId);
        messages.end();
      });
      const answer = { answerId, adviceId, asker, messages: messages.read, ended };
      running.set(answerId, { answer, stopping });
      return answer;
    },
    find: (answerId) => running.get(answerId)?.answer ?? null,
    stop: async (which, why) => {
      const stopped = [...running.values()].filter(({ answer }) => which(answer));
      for (const { stopping } of stopped) stopping.abort(why);
      await Promise.all(stopped.map(({ answer }) => answer.ended));
      return stopped.length > 0;
    },
  };
};
