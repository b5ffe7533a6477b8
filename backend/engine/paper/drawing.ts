import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Draws documents in a thread of its own: each takes half a second of a processor, in which no request would be answered. */
export type Drawing<Input> = { draw(input: Input): Promise<Buffer>; close(): Promise<void> };

const longestMs = 60_000;
const idleMs = 60_000;

/** The thread runs `worker` for each document. It is begun for the first one and ends when none was asked for in a while. */
export const openDrawing = <Input>(worker: URL): Drawing<Input> => {
  const pool = new Piscina<Input, Uint8Array>({
    filename: fileURLToPath(worker),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    execArgv: [],
  });
  return {
    draw: async (input) => Buffer.from(await pool.run(input, { signal: AbortSignal.timeout(longestMs) })),
    close: () => pool.destroy(),
  };
};
