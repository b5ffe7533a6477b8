import type { AdviceOut, ChatMessage, ChatOut } from '@nomucheck/domain/advice/contract/advice.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';

/** An answer while it is being written here, with the message that it answers if that was just sent. */
export type LiveAnswer = {
  readonly message: string | null;
  readonly answerId: string | null;
  /** How many others are answered before; null once it is this one's turn. */
  readonly ahead: number | null;
  readonly text: string;
  readonly citations: readonly Citation[];
};

export const startedAnswer = (message: string | null): LiveAnswer => ({
  ...{ message, answerId: null, ahead: null, text: '', citations: [] },
});

export const grown = (live: LiveAnswer, told: ChatMessage): LiveAnswer => {
  switch (told.event) {
    case 'begun':
      return { ...live, answerId: told.data.answerId, ahead: null };
    case 'waiting':
      return { ...live, ahead: told.data.ahead };
    case 'delta':
      return { ...live, ahead: null, text: live.text + told.data.text };
    case 'citation':
      return { ...live, citations: [...live.citations, told.data] };
    default:
      return live;
  }
};

export const lastAnswer = ({ chats }: Pick<AdviceOut, 'chats'>): ChatOut | null =>
  chats.findLast(({ by }) => by === 'advisor') ?? null;

export const isBeingWritten = ({ chats }: Pick<AdviceOut, 'chats'>): boolean =>
  chats.some(({ status }) => status === 'writing');

const messagesIn = ({ chats }: Pick<AdviceOut, 'chats'>): number => chats.filter(({ by }) => by === 'asker').length;

/** Whether a message was stored since: the record has one more. */
export const hasStoredSince = (before: AdviceOut, now: AdviceOut): boolean => messagesIn(now) > messagesIn(before);

/** Whether the last message still waits for a complete answer, so that one can be asked for again. */
export const awaitsAnswer = ({ stage, chats }: Pick<AdviceOut, 'stage' | 'chats'>): boolean => {
  const last = chats.at(-1);
  return stage === 'drafting' && last !== undefined && (last.by === 'asker' || isBroken(last));
};

export const isBroken = ({ status }: Pick<ChatOut, 'status'>): boolean => status === 'part' || status === 'failed';
