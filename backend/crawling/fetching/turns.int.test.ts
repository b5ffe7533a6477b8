import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { crawlTables } from '../testing/crawl-tables.fixture.ts';
import { createPoliteFetch } from './polite-fetch.ts';
import { createTurns } from './turns.ts';

const pool = crawlTables();

it('turns of a host are given a fifth of a second apart, whoever asks', async () => {
  const processes = [createTurns(pool()), createTurns(pool())];
  const began = performance.now();
  const waits = await Promise.all(
    Array.from({ length: 20 }, async (_none, at) => {
      const wait = (await processes[at % 2]?.take('www.law.go.kr', 200)) ?? 0;
      return performance.now() - began + wait;
    }),
  );
  const inOrder = waits.toSorted((one, other) => one - other);
  // The last of twenty begins nineteen turns after the first; what the queries themselves took is added to each.
  expect((inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0)).toBeGreaterThan(19 * 200 - 100);
  const total = await createTurns(pool()).take('www.law.go.kr', 200);
  expect(total).toBeGreaterThan(19 * 200 - 1_000);
});

it('a host that wasn’t asked for a while, and another host, are asked at once', async () => {
  const turns = createTurns(pool());
  expect(await turns.take('nlrc.go.kr', 200)).toBe(0);
  expect(await turns.take('api.github.com', 200)).toBe(0);
  await pool().query(`update vault.crawl_turns set next_at = now() - interval '1 hour'`);
  expect(await turns.take('nlrc.go.kr', 200)).toBe(0);
  expect(await turns.take('nlrc.go.kr', 200)).toBeGreaterThan(150);
});

it('two processes that collect at the same time make no more than five calls a second together', async () => {
  const at: number[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/robots.txt') at.push(performance.now());
    response.writeHead(request.url === '/robots.txt' ? 404 : 200).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  const origin = `http://127.0.0.1:${port}`;
  const limits = { hosts: [], mostBytes: 1_000, withinMs: 5_000, mostRedirects: 0, trialOrigins: [origin] };
  const processes = [0, 1].map(() =>
    createPoliteFetch({ limits, turns: createTurns(pool()), everyMs: 200, userAgent: 'x' }),
  );
  await Promise.all(
    Array.from({ length: 6 }, (_none, call) =>
      processes[call % 2]?.({ url: `${origin}/${call}` }, new AbortController().signal),
    ),
  );
  server.close();
  expect(at).toHaveLength(6);
  // From the first to the last there are five pauses; a timer may be some milliseconds early.
  expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeGreaterThan(5 * 200 - 60);
});
