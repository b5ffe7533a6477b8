import type { Advice, Answer, Message } from '@nomucheck/domain/advice/advice-state.ts';
import type { Asked } from '@nomucheck/domain/advice/answering/material.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** What is to be answered now, and what was said before. */
export type Conversation = Pick<Asked, 'question' | 'conversation'> & {
  readonly messageId: string;
  /** What the asker wrote before, the oldest first. */
  readonly earlier: readonly string[];
};

/** Characters of earlier turns that an advisor gets; the oldest are left out first. */
const mostEarlier = 12_000;

/** Throws `stage_wrong` where nothing is to be answered: the last message has its answer, or the draft is with reviewers. */
export const conversationOf = ({ stage, messages, answers }: Advice): Conversation => {
  const last = messages.at(-1);
  const isAnswered = answers.some((answer) => answer.messageId === last?.messageId && answer.status === 'complete');
  if (stage !== 'drafting' || !last || last.text === null || isAnswered) throw new DomainError('stage_wrong');
  const before = messages.slice(0, -1);
  return {
    messageId: last.messageId,
    question: last.text,
    conversation: newest(before.flatMap((message) => turnsOf(message, answers))),
    earlier: before.flatMap(({ text }) => text ?? []),
  };
};

type Turn = Asked['conversation'][number];

const turnsOf = ({ messageId, text }: Message, answers: readonly Answer[]): readonly Turn[] => {
  const answer = answers.findLast((each) => each.messageId === messageId)?.text ?? '';
  return [
    ...(text === null ? [] : [{ by: 'asker', text } as const]),
    // Its numbers name sources of that answer; in the next one they would name others.
    ...(answer === '' ? [] : [{ by: 'advisor', text: answer.replaceAll(/ ?\[\d{1,3}\]/g, '') } as const]),
  ];
};

const newest = (turns: readonly Turn[]): readonly Turn[] => {
  let length = 0;
  const first = turns.findLastIndex(({ text }) => {
    length += text.length;
    return length > mostEarlier;
  });
  return turns.slice(first + 1);
};
