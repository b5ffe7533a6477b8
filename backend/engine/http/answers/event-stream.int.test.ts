import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { type EventStream, sendEventStream } from './event-stream.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Serves this stream. Returns its address and whether the server side has ended. */
const serve = async (stream: Partial<EventStream>) => {
  const app = express();
  const state = { ended: false };
  app.get('/', async (_request, response) => {
    await sendEventStream(response, {
      messages: untilEnd,
      mayGoOn: async () => true,
      beatEvery: 20,
      ...stream,
    });
    state.ended = true;
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}/`, state };
};

async function* untilEnd(signal: AbortSignal) {
  yield { event: 'begin', data: { position: '1' } };
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

it('sends messages at once, keeps the connection open, and says in the last message that the time limit ended it', async () => {
  const { url } = await serve({ endsAfter: 150 });
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^event: begin\ndata: \{"position":"1"\}\n\n/);
  expect(text.match(/^:$/gm)?.length).toBeGreaterThanOrEqual(2);
  expect(text).toMatch(/event: end\ndata: \{"why":"time"\}\n\n$/);
});

it('ends at the next heartbeat or message after the session has ended', async () => {
  let live = true;
  const { url } = await serve({ mayGoOn: async () => live });
  const response = await fetch(url);
  live = false;
  expect(await response.text()).toMatch(/event: end\ndata: \{"why":"session"\}\n\n$/);
});

it('continues while the session can’t be checked', async () => {
  let asked = 0;
  const mayGoOn = async (): Promise<boolean> => {
    asked += 1;
    if (asked > 1) throw new Error('the database is away');
    return true;
  };
  const { url, state } = await serve({ mayGoOn, endsAfter: 100 });
  expect(await (await fetch(url)).text()).toMatch(/"why":"time"/);
  expect(state.ended).toBe(true);
});

it('says that the service is ending when its source ends', async () => {
  const { url } = await serve({
    messages: async function* () {
      yield { event: 'begin', data: {} };
    },
  });
  expect(await (await fetch(url)).text()).toMatch(/"why":"service"/);
});

it('adds nothing to a source that says itself how it ended', async () => {
  const { url } = await serve({
    endsItself: true,
    messages: async function* () {
      yield { event: 'done', data: {} };
    },
  });
  expect(await (await fetch(url)).text()).toBe('event: done\ndata: {}\n\n');
});

it('ends on the server when the reader disconnects', async () => {
  const { url, state } = await serve({});
  const hangUp = new AbortController();
  await fetch(url, { signal: hangUp.signal });
  hangUp.abort();
  await vi.waitFor(() => expect(state.ended).toBe(true));
});

it('waits for a reader that reads nothing, stores nothing for it, and disconnects it in the end', async () => {
  let pulled = 0;
  const { url, state } = await serve({
    messages: async function* (signal) {
      while (!signal.aborted) {
        pulled += 1;
        yield { event: 'change', data: 'x'.repeat(100_000) };
      }
    },
  });
  const call = request(url, (response) => response.pause());
  call.on('error', () => {});
  call.end();
  await vi.waitFor(() => expect(pulled).toBeGreaterThan(0));
  await sleep(50);
  const before = pulled;
  await sleep(50);
  expect(pulled).toBe(before);
  await vi.waitFor(() => expect(state.ended).toBe(true), { timeout: 5_000 });
});
