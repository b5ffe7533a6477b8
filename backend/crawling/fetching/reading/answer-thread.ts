import { fileURLToPath } from 'node:url';
import type { Reply } from '@nomucheck/domain/crawling/law-api/reply.ts';
import type { ChangedFiles } from '@nomucheck/domain/crawling/repository/changed-files.ts';
import { openReadingThread, ReadingEnded, type ReadingThread } from '../../../engine/reading/reading-thread.ts';
import type { AnswerAsked, Answered, AnswerRead } from './read-answer.ts';

/** Reads what sources answer, in a thread: an answer may be hostile. */
export type AnswerReader = {
  /** What an answer of the open law API means. @param root the key that a right answer has at its top */
  reply(answered: Answered, root: string): Promise<Reply>;
  /** null: it isn't a comparison of two commits. */
  changes(answered: Answered): Promise<ChangedFiles | null>;
  close(): Promise<void>;
};

const longestMs = 20_000;

export const openAnswerReader = (): AnswerReader => {
  const worker = fileURLToPath(new URL('read-answer.worker.ts', import.meta.url));
  return answerReaderBy(openReadingThread<AnswerAsked, AnswerRead>(worker, longestMs));
};

export const answerReaderBy = ({ read, close }: ReadingThread<AnswerAsked, AnswerRead>): AnswerReader => {
  const orTooMuch = (error: unknown): AnswerRead => {
    if (!(error instanceof ReadingEnded)) throw error;
    return { reply: { kind: 'unknown', why: '읽는 데 시간이나 메모리가 너무 많이 드는 응답' } };
  };
  return {
    reply: async ({ status, mediaType, body }, root) => {
      const answer = await read({ status, mediaType, body, form: { root } }).catch(orTooMuch);
      return 'reply' in answer ? answer.reply : { kind: 'unknown', why: 'another form' };
    },
    changes: async ({ status, mediaType, body }) => {
      const answer = await read({ status, mediaType, body, form: 'comparison' }).catch(orTooMuch);
      return 'changes' in answer ? answer.changes : null;
    },
    close,
  };
};
