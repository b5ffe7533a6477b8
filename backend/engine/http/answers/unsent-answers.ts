import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of answers that may wait to be sent, on all connections together. */
const mostUnsent = 128 * 1024 * 1024;

/**
 * Checks regularly how many bytes of answers wait to be sent. Above the limit it closes the connections with the most
 * waiting bytes: a client that reads its answers has almost none.
 */
export const boundUnsentAnswers = (
  server: Server,
  connections: ReadonlySet<Socket>,
  { every, most = mostUnsent }: { readonly every: number; readonly most?: number },
): void => {
  const look = (): void => {
    let unsent = 0;
    for (const { writableLength } of connections) unsent += writableLength;
    if (unsent <= most) return;
    const slowest = [...connections].sort((one, other) => other.writableLength - one.writableLength);
    for (const connection of slowest) {
      if (unsent <= most) return;
      unsent -= connection.writableLength;
      connection.destroy();
    }
  };
  const looking = setInterval(look, every).unref();
  server.once('close', () => clearInterval(looking));
};
