import { createEventReader, type ServerEvent } from '../../shared/client/event-stream.ts';
import { readToken } from '../../shared/device/stored-token.ts';

/**
 * The server sends a message or a comment every 15 s; after three times that without one, the connection counts as broken.
 */
const silence = 45_000;
const firstWait = 2_000;
const longestWait = 60_000;

/**
 * How a connection ended: after `refused` no other is opened; after `silent` (nothing was received) the next is opened
 * after a growing pause, after `heard` (something was received) after a short one.
 */
type Ending = 'heard' | 'silent' | 'refused';

/** Reads one connection to its end. */
const readOnce = async (url: string, take: (event: ServerEvent) => void, stop: AbortSignal): Promise<Ending> => {
  const token = readToken();
  const quiet = new AbortController();
  const limit = AbortSignal.any([stop, quiet.signal]);
  let timer = setTimeout(() => quiet.abort(), silence);
  try {
    const response = await fetch(url, {
      headers: { Accept: 'text/event-stream', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      credentials: 'omit',
      signal: limit,
    });
    if (response.status >= 400 && response.status < 500) return 'refused';
    if (!response.ok || response.body === null) return 'silent';
    const read = createEventReader();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'heard';
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), silence);
      for (const event of read(value)) take(event);
    }
  } finally {
    clearTimeout(timer);
  }
};

const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Hands over the events of a stream until it is aborted; an ended connection is opened again. */
export const followEvents = async (
  url: string,
  take: (event: ServerEvent) => void,
  stop: AbortSignal,
): Promise<void> => {
  let wait = firstWait;
  while (!stop.aborted) {
    const ending = await readOnce(url, take, stop).catch((): Ending => 'silent');
    if (ending === 'refused') return;
    wait = ending === 'heard' ? firstWait : Math.min(wait * 2, longestWait);
    await pause(wait, stop);
  }
};
