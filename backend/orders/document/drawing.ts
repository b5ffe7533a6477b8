import { fileURLToPath } from 'node:url';
import type { ResultDocumentInput } from '@nomucheck/domain/orders/result-document.ts';
import { Piscina } from 'piscina';

/** Draws documents in a thread of its own: each takes half a second of a processor, in which no request would be answered. */
export type Drawing = { draw(input: ResultDocumentInput): Promise<Buffer>; close(): Promise<void> };

const longestMs = 60_000;
const idleMs = 60_000;

/** The thread is begun for the first document and ends when none was asked for in a while. */
export const openDrawing = (): Drawing => {
  const pool = new Piscina<ResultDocumentInput, Uint8Array>({
    filename: fileURLToPath(new URL('draw-document.worker.ts', import.meta.url)),
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
