import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSignal, textOfSignal } from './signal-text.ts';
import type { OpenTransport, Signals } from './signals.ts';

type Handler = (payload: unknown) => void | Promise<void>;

const patienceMs = 1_000;

/** Topics, answers and the state of the connection, over whatever carries the texts. */
export const createSignals = (
  open: OpenTransport,
  report: (error: unknown, topic: string) => void = () => {},
): Signals => {
  const handlers = new Map<string, Set<Handler>>();
  const whenUnknown = new Set<() => void>();
  /** By the signal's id: hears who has carried it out. */
  const asked = new Map<string, (by: string) => void>();
  let connected = false;
  let closed = false;

  const carryOut = async (topic: string, payload: unknown): Promise<boolean> => {
    const running = [...(handlers.get(topic) ?? [])].map(async (handler) => handler(payload));
    const outcomes = await Promise.allSettled(running);
    for (const outcome of outcomes) if (outcome.status === 'rejected') report(outcome.reason, topic);
    return outcomes.every(({ status }) => status === 'fulfilled');
  };

  const heard = async (text: string): Promise<void> => {
    const signal = readSignal(text);
    if (signal === null || closed) return;
    if ('done' in signal) return asked.get(signal.done)?.(signal.by);
    const by = transport.self();
    const isDone = await carryOut(signal.topic, signal.payload);
    // Not under the name of a connection that was opened since: who asked counts the connections of that time.
    if (!signal.isAsked || !isDone || by === null || closed) return;
    await transport.send(textOfSignal({ done: signal.id, by })).catch(() => {});
  };

  const transport = open({
    connected: () => {
      connected = true;
      for (const handler of whenUnknown) handler();
    },
    lost: () => {
      connected = false;
    },
    heard: (text) => void heard(text),
  });

  return {
    publish: (topic, payload) => {
      const text = textOfSignal({ topic, payload, id: randomUUID(), isAsked: false });
      if (!closed) transport.send(text).catch(() => {});
    },
    tell: async (topic, payload, { withinMs = patienceMs } = {}) => {
      const id = randomUUID();
      const text = textOfSignal({ topic, payload, id, isAsked: true });
      if (closed) return false;
      const done = new Set<string>();
      const all = Promise.withResolvers<true>();
      const ended = new AbortController();
      const told = async (): Promise<true> => {
        const listeners = await transport.listeners();
        const look = (): void => {
          if (listeners.every((each) => done.has(each))) all.resolve(true);
        };
        asked.set(id, (by) => {
          done.add(by);
          look();
        });
        await transport.send(text);
        look();
        return all.promise;
      };
      const late = sleep(withinMs, false as const, { signal: ended.signal, ref: false });
      try {
        return await Promise.race([told(), late]);
      } catch {
        return false;
      } finally {
        asked.delete(id);
        late.catch(() => {});
        ended.abort();
      }
    },
    subscribe: (topic, handler) => {
      const own: Handler = (payload) => handler(payload);
      const known = handlers.get(topic) ?? new Set();
      handlers.set(topic, known.add(own));
      return () => void known.delete(own);
    },
    onUnknown: (handler) => {
      const own = (): void => handler();
      whenUnknown.add(own);
      return () => void whenUnknown.delete(own);
    },
    isConnected: () => connected,
    close: async () => {
      closed = true;
      connected = false;
      await transport.close();
    },
  };
};
