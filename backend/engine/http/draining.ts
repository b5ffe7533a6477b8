import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Drain = {
  /** `telling`: every answer says that its connection ends. `closing`: nobody new, and whoever waits for nothing is let go. */
  phase: 'open' | 'telling' | 'closing';
  readonly answering: Set<ServerResponse>;
  readonly connections: ReadonlySet<Socket>;
};

const drains = new WeakMap<Server, Drain>();

/** From now on the server can be drained; what is returned has to be told of each answer as its work begins. */
export const drainable = (server: Server, connections: ReadonlySet<Socket>): ((response: ServerResponse) => void) => {
  const drain: Drain = { phase: 'open', answering: new Set(), connections };
  drains.set(server, drain);
  return (response) => {
    drain.answering.add(response);
    if (drain.phase !== 'open') endsConnection(response);
    response.once('close', () => {
      drain.answering.delete(response);
      // The connection is known to be idle only once the events of its answer are over.
      if (drain.phase === 'closing') setImmediate(() => server.closeIdleConnections());
    });
  };
};

/** `Connection: close`, where the headers haven't left. */
const endsConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.shouldKeepAlive = false;
};

export type DrainTimes = {
  /** Milliseconds in which everybody still gets an answer that tells them to go, before nobody new is taken. */
  readonly notice: number;
  /** Milliseconds after which what is still open is cut. */
  readonly longest: number;
};

/** Tells those who are connected that it ends, stops taking calls, lets those at hand finish, cuts what is open when time is up. */
export const closeServer = async (server: Server, { notice, longest }: DrainTimes): Promise<void> => {
  const drain = drains.get(server);
  if (drain) {
    drain.phase = 'telling';
    for (const response of drain.answering) endsConnection(response);
    if (drain.connections.size > 0) await sleep(notice);
    drain.phase = 'closing';
  }
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), longest);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    // Opened ahead, by browsers for one, and nothing was ever sent: Node doesn't count them as idle.
    for (const connection of drain?.connections ?? []) if (connection.bytesRead === 0) connection.destroy();
  });
};
