import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of answers that may wait for their readers, of all connections together. */
const mostUnsent = 128 * 1024 * 1024;

/**
 * Looks now and then at what waits unsent. Where it is too much, the connections that hold the most of it are cut: whoever reads
 * what they asked for holds next to nothing.
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
