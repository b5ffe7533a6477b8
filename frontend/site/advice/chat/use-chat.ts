import type { AdviceOut, ChatMessage } from '@nomucheck/domain/advice/contract/advice.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { chatUrl, fetchAdvice, stopAnswer } from '../advice-api.ts';
import { needsProof, refusalInWords } from '../refusals/refusal.ts';
import { type ChatEnd, streamChat } from './chat-stream.ts';
import { grown, hasStoredSince, isBeingWritten, isBroken, type LiveAnswer, startedAnswer } from './live-answer.ts';

export type Chat = {
  /** The answer that is being written on this page; null if there is none. */
  readonly live: LiveAnswer | null;
  /** What went wrong with the last request, as a sentence. */
  readonly trouble: string | null;
  /** The last request was refused because no address is proved. */
  readonly isUnproved: boolean;
  /** Asks for an answer to a new message, or without one to the last message. */
  readonly ask: (message: string | null) => Promise<AskedFor>;
  readonly stop: () => void;
};
/** Whether the message was stored: then it needn't be sent again. `refusal`: why the server took nothing of it. */
export type AskedFor = { readonly isStored: boolean; readonly refusal: ApiFailure | null };

const words = {
  cut: '📡 연결이 끊겼어요. 여기까지 온 답은 남아 있어요.',
  lost: '📡 서버에 연결하지 못했어요. 적은 말은 그대로 있어요.',
};

/** The conversation's requests. `show` gets the record whenever it was read again. */
export const useChat = (advice: AdviceOut, show: (advice: AdviceOut) => void): Chat => {
  const [live, setLive] = useState<LiveAnswer | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isUnproved, setUnproved] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  const startedAt = useRef(0);
  const now = useRef(advice);
  now.current = advice;
  // The reader has left: nobody reads the rest.
  useEffect(() => () => stopper.current?.abort(), []);

  const ask = useCallback(
    async (message: string | null): Promise<AskedFor> => {
      if (stopper.current !== null) return { isStored: false, refusal: null };
      const before = now.current;
      const stopping = new AbortController();
      stopper.current = stopping;
      startedAt.current = Date.now();
      setTrouble(null);
      setUnproved(false);
      setLive(startedAnswer(message));
      let answerId: string | null = null;
      const tell = (told: ChatMessage) => {
        if (told.event === 'begun') answerId = told.data.answerId;
        setLive((shown) => shown && grown(shown, told));
      };
      const data = message === null ? {} : { message };
      const end = await streamChat({ url: chatUrl(before.id), data }, tell, stopping.signal);
      const record = await readAgain(before.id, (read) => isSettled(read, end, answerId));
      stopper.current = null;
      if (record !== null) show(record);
      setLive(null);
      setTrouble(troubleOf(end, record));
      setUnproved(end.how === 'refused' && needsProof(end.failure));
      const isStored = message !== null && record !== null && hasStoredSince(before, record);
      return { isStored, refusal: end.how === 'refused' ? end.failure : null };
    },
    [show],
  );

  const stop = useCallback(() => {
    // The second press of a double click: the button that sent the message is the one that stops its answer.
    if (Date.now() - startedAt.current < doubleClickMs) return;
    // Also without this page's stream: an answer goes on for a moment after its reader was cut off.
    void stopAnswer(now.current.id).then(() => stopper.current?.abort());
    setTimeout(() => stopper.current?.abort(), patienceMs);
  }, []);

  useFollowed(advice, live === null, show);
  return { live, trouble, isUnproved, ask, stop };
};

const doubleClickMs = 600;

/** The server ends an answer by its own word; when that word doesn't come, the stream is ended here. */
const patienceMs = 3_000;

/** Whether the record has what the stream told. */
const isSettled = (read: AdviceOut, end: ChatEnd, answerId: string | null): boolean => {
  if (end.how === 'done') return read.revision >= end.revision;
  if (isBeingWritten(read)) return false;
  return answerId === null || read.chats.some(({ id }) => id === answerId);
};

const troubleOf = (end: ChatEnd, record: AdviceOut | null): string | null => {
  if (end.how === 'refused') {
    // That consent is asked for where the message was typed, and the proof on a page of its own.
    const isAskedFor = end.failure.errors?.sensitive !== undefined || needsProof(end.failure);
    return isAskedFor ? null : refusalInWords(end.failure);
  }
  const last = record?.chats.at(-1);
  // The part that is there says itself why it ends.
  if (last !== undefined && isBroken(last)) return null;
  if (end.how === 'broken') return end.message;
  if (end.how === 'cut') return record === null ? words.lost : words.cut;
  return null;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const tries = 8;

/** Reads the record until it is as wanted, some seconds long; then the newest that was read, or null. */
const readAgain = async (id: string, isWanted: (advice: AdviceOut) => boolean): Promise<AdviceOut | null> => {
  let newest: AdviceOut | null = null;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const reply = await fetchAdvice(id);
    if (reply.ok) {
      newest = reply.value;
      if (isWanted(newest)) return newest;
    }
    await pause(150 * (attempt + 1));
  }
  return newest;
};

const followEveryMs = 2_000;

/** An answer that is being written for another page (before a reload, in another tab) is read until it ends. */
const useFollowed = (advice: AdviceOut, isFree: boolean, show: (advice: AdviceOut) => void): void => {
  const isWatched = isFree && isBeingWritten(advice);
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(() => {
      void fetchAdvice(advice.id).then((reply) => {
        if (reply.ok) show(reply.value);
      });
    }, followEveryMs);
    return () => clearInterval(timer);
  }, [isWatched, advice.id, show]);
};
