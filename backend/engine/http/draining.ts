import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Drain = {
  /**
   * `announcing`: every answer carries `Connection: close`. `closing`: new connections are refused and idle ones are
   * closed.
   */
  phase: 'open' | 'announcing' | 'closing';
  readonly answering: Set<ServerResponse>;
  readonly connections: ReadonlySet<Socket>;
};

const drains = new WeakMap<Server, Drain>();

/** Prepares the server for `closeServer`. Call the returned function for each response when its work begins. */
export const drainable = (server: Server, connections: ReadonlySet<Socket>): ((response: ServerResponse) => void) => {
  const drain: Drain = { phase: 'open', answering: new Set(), connections };
  drains.set(server, drain);
  return (response) => {
    drain.answering.add(response);
    if (drain.phase !== 'open') endsConnection(response);
    response.once('close', () => {
      drain.answering.delete(response);
      // Node counts the connection as idle only after the response's own events.
      if (drain.phase === 'closing') setImmediate(() => server.closeIdleConnections());
    });
  };
};

/** Sets `Connection: close` if the headers haven't been sent. */
const endsConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.shouldKeepAlive = false;
};

export type DrainTimes = {
  /** Milliseconds in which requests are still answered, with `Connection: close`, before new connections are refused. */
  readonly notice: number;
  /** Milliseconds after which open connections are closed, whatever they wait for. */
  readonly longest: number;
};

/** Announces the end to open connections, stops accepting, lets running requests finish, closes the rest after `longest`. */
export const closeServer = async (server: Server, { notice, longest }: DrainTimes): Promise<void> => {
  const drain = drains.get(server);
  if (drain) {
    drain.phase = 'announcing';
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
    // Browsers open connections ahead of time; Node doesn't count one without a request as idle.
    for (const connection of drain?.connections ?? []) if (connection.bytesRead === 0) connection.destroy();
  });
};
