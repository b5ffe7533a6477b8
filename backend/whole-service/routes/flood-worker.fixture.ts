import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';

const flood = z.object({
  base: z.string(),
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
  /** Calls that are under way at any time. */
  connections: z.int(),
  milliseconds: z.int(),
});

/** Repeats one call over many connections at once, each again as soon as it is answered; returns the statuses. */
const pour = async ({ base, method, path, headers, body, connections, milliseconds }: z.infer<typeof flood>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + milliseconds;
  const statuses = new Map<number, number>();
  const ending = new AbortController();
  const once = (): Promise<number> =>
    new Promise((resolve) => {
      const call = request(base + path, { method, headers, agent, signal: ending.signal }, (response) => {
        response
          .on('data', () => {})
          .on('end', () => resolve(response.statusCode ?? 0))
          .on('error', () => resolve(0));
      });
      call.on('error', () => resolve(0)).end(body ?? undefined);
    });
  const again = async (): Promise<void> => {
    while (performance.now() < until) {
      const status = await once();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const cut = setTimeout(() => ending.abort(), milliseconds);
  await Promise.all(Array.from({ length: connections }, again));
  clearTimeout(cut);
  agent.destroy();
  return [...statuses];
};

parentPort?.on('message', async (asked: unknown) => parentPort?.postMessage(await pour(flood.parse(asked))));
