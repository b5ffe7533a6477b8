import { once } from 'node:events';
import { Agent, get, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeServer } from './draining.ts';
import { createHttpServer } from './listening.ts';

const listening = async (app: RequestListener): Promise<{ readonly server: Server; readonly port: number }> => {
  const server = createHttpServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
};

type Got = { readonly body: string; readonly connection: string | undefined };

const asked = (port: number, agent: Agent): Promise<Got> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('error', reject);
      response.on('end', () => resolve({ body, connection: response.headers.connection }));
    }).on('error', reject);
  });

const busyFor =
  (milliseconds: number): RequestListener =>
  async (_request, response) => {
    await sleep(milliseconds);
    response.end('answered');
  };

it('a client with continuous requests on one connection loses no answer when the service ends, and gets `Connection: close`', async () => {
  const { server, port } = await listening(busyFor(20));
  const firstAnswers = Array.from({ length: 20 }, () => Promise.withResolvers<void>());
  const clients = firstAnswers.map(async (first, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let asks = 0; ; asks += 1) {
      const { body, connection } = await asked(port, agent);
      expect(body).toBe('answered');
      first.resolve();
      if (connection === 'close') return asks;
      await sleep(index);
    }
  });
  // Not after a fixed time: on a busy machine some clients would not have begun.
  await Promise.all(firstAnswers.map(({ promise }) => promise));
  await closeServer(server, { notice: 1_000, longest: 30_000 });
  expect((await Promise.all(clients)).filter((asks) => asks === 0)).toEqual([]);
});

it('a request that is running when the service ends is finished, and then its connection is closed', async () => {
  const { server, port } = await listening(busyFor(500));
  const answer = asked(port, new Agent({ keepAlive: true }));
  await sleep(100);
  const closed = closeServer(server, { notice: 0, longest: 30_000 });
  expect(await answer).toEqual({ body: 'answered', connection: 'close' });
  await closed;
});

it('idle connections, used or unused, don’t delay the end', async () => {
  const { server, port } = await listening(busyFor(0));
  await asked(port, new Agent({ keepAlive: true }));
  const unused = connect({ port, host: '127.0.0.1' });
  await once(unused, 'connect');
  await sleep(50);
  const began = performance.now();
  await closeServer(server, { notice: 0, longest: 30_000 });
  expect(performance.now() - began).toBeLessThan(20_000);
});

it('an answer whose headers were sent is sent completely, and a request that never ends is cut after the longest time', async () => {
  const { server, port } = await listening((_request, response) => {
    response.write('first, ');
    setTimeout(() => response.end('last'), 400);
  });
  const answer = asked(port, new Agent({ keepAlive: true }));
  await sleep(100);
  const began = performance.now();
  await closeServer(server, { notice: 0, longest: 30_000 });
  expect((await answer).body).toBe('first, last');
  expect(performance.now() - began).toBeLessThan(20_000);

  const endless = await listening((_request, response) => void response.write('for ever'));
  const cut = asked(endless.port, new Agent({ keepAlive: true }));
  cut.catch(() => {});
  await sleep(100);
  await closeServer(endless.server, { notice: 0, longest: 200 });
  await expect(cut).rejects.toThrow();
});
