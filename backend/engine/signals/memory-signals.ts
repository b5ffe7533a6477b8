import type { OpenTransport, TransportEvents } from './signals.ts';

/** What connects several processes of a test that are one in truth. */
export type MemoryHub = {
  readonly open: OpenTransport;
  /** Ends all connections; they come back in a moment. */
  readonly cut: () => void;
  /** Any text, as another program may send it. */
  readonly send: (text: string) => void;
};

export const createMemoryHub = (comeBackAfterMs = 20): MemoryHub => {
  const connections = new Map<string, TransportEvents>();
  const all = new Set<{ readonly lose: () => void }>();
  let opened = 0;
  const send = (text: string): void => {
    for (const { heard } of connections.values()) setImmediate(heard, text);
  };
  return {
    send,
    cut: () => {
      for (const { lose } of all) lose();
    },
    open: (events) => {
      let name: string | null = null;
      let timer: NodeJS.Timeout | undefined;
      const connect = (): void => {
        opened += 1;
        name = String(opened);
        connections.set(name, events);
        events.connected();
      };
      const leave = (): void => {
        if (name !== null) connections.delete(name);
        name = null;
      };
      const one = {
        lose: (): void => {
          leave();
          events.lost();
          clearTimeout(timer);
          timer = setTimeout(connect, comeBackAfterMs);
        },
      };
      all.add(one);
      timer = setTimeout(connect, 0);
      return {
        send: async (text) => {
          if (name === null) throw new Error('there is no connection');
          send(text);
        },
        listeners: async () => [...connections.keys()],
        self: () => name,
        close: async () => {
          clearTimeout(timer);
          all.delete(one);
          leave();
        },
      };
    },
  };
};
