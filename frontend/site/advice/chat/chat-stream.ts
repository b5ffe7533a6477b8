import type { ChatMessage } from '@nomucheck/domain/advice/contract/advice.ts';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { createEventReader, type ServerEvent } from '../../../shared/client/event-stream.ts';
import { callForStream, type StreamRequest } from '../../../shared/client/stream-client.ts';

/** How a stream ended. `cut`: without a last word of the server, because the connection or the service ended. */
export type ChatEnd =
  | { readonly how: 'done'; readonly revision: number }
  | { readonly how: 'broken'; readonly message: string }
  | { readonly how: 'refused'; readonly failure: ApiFailure }
  | { readonly how: 'cut' }
  | { readonly how: 'stopped' };

const names: readonly string[] = [
  'begun',
  'waiting',
  'delta',
  'citation',
  'done',
  'error',
] satisfies ChatMessage['event'][];
const isChatMessage = (message: { event: string; data: unknown }): message is ChatMessage =>
  names.includes(message.event) && typeof message.data === 'object' && message.data !== null;

/** The message of an event; null for one that this version of the site doesn't know. */
export const chatMessageOf = ({ name, data }: ServerEvent): ChatMessage | null => {
  if (!names.includes(name)) return null;
  const message = { event: name, data: JSON.parse(data) as unknown };
  return isChatMessage(message) ? message : null;
};

/** The server sends a message or a comment every 15 s; three times that without one is a broken connection. */
const silenceMs = 45_000;

/** Whoever stopped an answer needn't be told that it ended. */
const endOf = ({ why, message }: Extract<ChatMessage, { event: 'error' }>['data']): ChatEnd =>
  why === 'stopped' ? { how: 'stopped' } : { how: 'broken', message };

/** Reads the pieces of a stream until its last word. Pieces may end anywhere, also in the middle of a Hangul syllable. */
export const readChat = async (
  body: ReadableStream<Uint8Array>,
  tell: (message: ChatMessage) => void,
  heard: () => void = () => {},
): Promise<ChatEnd> => {
  const decoder = new TextDecoder();
  const read = createEventReader();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { how: 'cut' };
      heard();
      for (const event of read(decoder.decode(value, { stream: true }))) {
        const message = chatMessageOf(event);
        if (message?.event === 'done') return { how: 'done', revision: message.data.revision };
        if (message?.event === 'error') return endOf(message.data);
        if (message !== null) tell(message);
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
};

/** Asks for an answer and reads it to its end; never throws. Aborting `stop` ends it. */
export const streamChat = async (
  request: StreamRequest,
  tell: (message: ChatMessage) => void,
  stop: AbortSignal,
): Promise<ChatEnd> => {
  // One controller for both: AbortSignal.any is missing in Safari 16.
  const ending = new AbortController();
  const end = () => ending.abort();
  stop.addEventListener('abort', end);
  if (stop.aborted) end();
  let timer = setTimeout(end, silenceMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silenceMs);
  };
  try {
    const answer = await callForStream({ ...request, signal: ending.signal });
    if (!answer.ok) return stop.aborted ? { how: 'stopped' } : { how: 'refused', failure: answer };
    return await readChat(answer.body, tell, heard);
  } catch {
    return { how: stop.aborted ? 'stopped' : 'cut' };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  }
};
