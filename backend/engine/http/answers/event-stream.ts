import { once } from 'node:events';
import type { Response } from 'express';

/** One message of a stream of server-sent events. */
export type StreamMessage = { readonly event: string; readonly data: unknown };

/** Messages until the source, the reader or the session ends. */
export type EventStream = {
  /** The source's last message tells how it ended: none is added. A reader without it was disconnected. */
  readonly endsItself?: boolean;
  readonly messages: (signal: AbortSignal) => AsyncIterable<StreamMessage>;
  /** Called before each message and at each heartbeat; it doesn't count as a use of the session. */
  readonly mayGoOn: () => Promise<boolean>;
  /** The stream ends after this many milliseconds. */
  readonly endsAfter?: number;
  readonly beatEvery?: number;
};

/** A reader that has taken nothing for this many heartbeats is disconnected. */
const mostMissed = 4;

/**
 * Sends messages as they come. A slow reader is waited for, so no messages accumulate; regular comments keep the
 * connection open and show the reader that it is alive. The last message says why the stream ended.
 */
export const sendEventStream = async (response: Response, stream: EventStream): Promise<void> => {
  const { messages, mayGoOn, endsItself = false, endsAfter, beatEvery = 15_000 } = stream;
  const ending = new AbortController();
  let why: 'service' | 'session' | 'time' | null = null;
  const end = (reason: NonNullable<typeof why>): void => {
    why ??= reason;
    ending.abort();
  };
  response.on('close', () => ending.abort());
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();

  let missed = 0;
  const beat = async (): Promise<void> => {
    if (!(await mayGoOn())) return end('session');
    missed = response.writableNeedDrain ? missed + 1 : 0;
    if (missed > mostMissed) response.destroy();
    else if (missed === 0) response.write(':\n\n');
  };
  // A session that can't be checked is treated as still valid.
  const beating = setInterval(() => void beat().catch(() => {}), beatEvery);
  const time = endsAfter === undefined ? undefined : setTimeout(() => end('time'), endsAfter);

  try {
    for await (const message of messages(ending.signal)) {
      if (!(await mayGoOn())) end('session');
      if (ending.signal.aborted) break;
      if (!response.write(textOf(message))) await once(response, 'drain', { signal: ending.signal }).catch(() => {});
    }
  } finally {
    clearInterval(beating);
    clearTimeout(time);
  }
  if (response.destroyed) return;
  if (endsItself) return void response.end();
  response.end(`${why === null ? comeBack() : ''}${textOf({ event: 'end', data: { why: why ?? 'service' } })}`);
};

/** When a service ends, its readers reconnect elsewhere; a random delay spreads the reconnections. */
const comeBack = (): string => `retry: ${2_000 + Math.round(Math.random() * 3_000)}\n`;

const textOf = ({ event, data }: StreamMessage): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
