import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '../listening.ts';
import { boundUnsentAnswers } from './unsent-answers.ts';

const clear: (() => void)[] = [];
afterEach(() => {
  for (const each of clear.splice(0)) each();
});

const listening = async (app: RequestListener, idle = 60_000): Promise<number> => {
  const patience = { headers: 10_000, request: 30_000, file: 60_000, idle, checkEvery: 50 };
  const server = createHttpServer(app, { timeouts: patience }).listen(0, '127.0.0.1');
  clear.push(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const connected = async (port: number): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1' });
  clear.push(() => socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

const requests = (count: number): string =>
  Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');

it('requests that a client sends before it has the earlier answers are answered one at a time, in their order', async () => {
  let [atWork, most] = [0, 0];
  const port = await listening(async ({ url }, response) => {
    atWork += 1;
    most = Math.max(most, atWork);
    await sleep(2);
    response.end(`answer to ${url}`);
    atWork -= 1;
  });
  const socket = await connected(port);
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  socket.write(requests(50));
  await expect
    .poll(() => [...text.matchAll(/answer to \/(\d+)/g)].map(([, n]) => Number(n)))
    .toEqual(Array.from({ length: 50 }, (_, n) => n));
  expect(most).toBe(1);
});

it('the body of a request that follows another request on the same connection is read completely', async () => {
  const port = await listening(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    response.end(`read ${body.length}.`);
  });
  const socket = await connected(port);
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  const post = (length: number) =>
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`;
  socket.write(post(10) + post(500_000) + post(7));
  await expect.poll(() => text.match(/read \d+\./g)).toEqual(['read 10.', 'read 500000.', 'read 7.']);
});

it('requests of a client that has disconnected are not carried out', async () => {
  let worked = 0;
  const port = await listening(async (_request, response) => {
    worked += 1;
    await sleep(100);
    response.end('done');
  });
  const socket = await connected(port);
  socket.write(requests(20));
  await expect.poll(() => worked).toBe(1);
  socket.resetAndDestroy();
  await sleep(500);
  expect(worked).toBeLessThanOrEqual(2);
});

describe('a client that sends requests and never reads', () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'a');
  /** The text is made anew for each answer, so that no two answers share one buffer, as with most routes. */
  const large: RequestListener = (_request, response) => void response.end(Buffer.from(megabyte));

  it('makes the server keep at most one answer a connection, however many requests it sends', async () => {
    const port = await listening((_request, response) => void response.end(Buffer.alloc(100_000, 'a')));
    const socket = await connected(port);
    socket.pause();
    const before = process.memoryUsage();
    socket.write(requests(1_400));
    await sleep(500);
    const after = process.memoryUsage();
    const grown = (after.rss - before.rss + after.external - before.external) / 2 ** 20;
    console.log(`1,400 requests for 100 kB each sent ahead and none read: ${grown.toFixed(0)} MB more memory`);
    expect(grown).toBeLessThan(60);
  });

  it('is disconnected when nothing has been read for long enough', async () => {
    const port = await listening(large, 300);
    const socket = await connected(port);
    socket.pause();
    const gone = once(socket, 'close');
    socket.write(requests(60));
    await sleep(1_500);
    socket.resume();
    await gone;
  });

  it('is disconnected first when all unsent answers together are too large', async () => {
    const held = new Set<Socket>();
    const server = createServer((request, response) =>
      request.url === '/greedy' ? void response.end(Buffer.alloc(20 * megabyte.length)) : large(request, response),
    ).listen(0, '127.0.0.1');
    clear.push(() => server.close().closeAllConnections());
    server.on('connection', (socket) => held.add(socket));
    boundUnsentAnswers(server, held, { every: 50, most: 4 * megabyte.length });
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const { port } = address;
    const greedy = await connected(port);
    greedy.pause();
    greedy.write('GET /greedy HTTP/1.1\r\nHost: a\r\n\r\n');
    const modest = await connected(port);
    let text = 0;
    modest.on('data', (part) => (text += part.length));
    modest.write(requests(1));
    await expect.poll(() => [...held].filter(({ destroyed }) => destroyed).length).toBe(1);
    await expect.poll(() => text).toBeGreaterThan(megabyte.length);
    expect([...held].map(({ destroyed }) => destroyed)).toEqual([true, false]);
  });
});
