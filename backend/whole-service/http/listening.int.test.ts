import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { createHttpServer } from '../../engine/http/listening.ts';
import { uploadsTo } from '../../engine/http/requests/uploads.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

/** Sends the bytes unchanged and returns everything that the server sends until the connection ends. */
const sent = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(test.base).port), host: '127.0.0.1' });
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString('utf8')));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.write(bytes, 'latin1');
  });

const read = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
  return { status: Number(status), head, problem: JSON.parse(body) };
};

describe('bytes that Node refuses before they are a request', () => {
  it.each([
    ['aren’t HTTP', 'GARBAGE\r\n\r\n'],
    ['are TLS on a plain port', '\x16\x03\x01\x02\x00\x01'],
    ['have a NUL in the path', 'GET /api/check/\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['have a NUL in a header', 'GET /livez HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\n\r\n'],
    ['have two Host headers', 'GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['have no Host header', 'GET /livez HTTP/1.1\r\n\r\n'],
    ['have an unknown Expect header', 'GET /livez HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n'],
    [
      'declare two body lengths',
      'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    [
      'contain an invalid chunk',
      'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
  ])('that %s are answered with a code and a Korean message, and the connection ends', async (_what, bytes) => {
    const { status, head, problem } = read(await sent(bytes));
    expect(head).toContain('Content-Type: application/problem+json');
    expect(head).toContain('Connection: close');
    expect(problem).toMatchObject({ status, code: 'invalid_request' });
    expect(problem.message).toMatch(/[가-힣]/);
  });

  it('that have headers over the size limit are answered with payload_too_large', async () => {
    const { status, problem } = read(
      await sent(`GET /livez HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`),
    );
    expect(problem).toMatchObject({ status, code: 'payload_too_large' });
    expect(status).toBe(errorCatalogue.payload_too_large.status);
  });
});

it('a Host header is required from HTTP 1.1 on, and not in HTTP 1.0', async () => {
  expect(await sent('GET /livez HTTP/1.0\r\n\r\n')).toContain('{"alive":true}');
});

describe('a request that is sent very slowly', () => {
  const timeouts = { headers: 200, request: 400, file: 60_000, idle: 60_000, checkEvery: 50 };

  const listening = async (): Promise<{ readonly server: Server; readonly port: number }> => {
    const server = createHttpServer(test.service.app, { isUpload: uploadsTo(test.service.routes), timeouts });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return { server, port: address.port };
  };

  const sentSlowly = async (beginning: string): Promise<{ readonly answer: string; readonly took: number }> => {
    const { server, port } = await listening();
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.on('data', (part) => {
      answer += String(part);
    });
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('error', () => undefined);
    socket.write(beginning);
    const sending = setInterval(() => socket.write('a'), 50);
    const began = performance.now();
    await ended;
    clearInterval(sending);
    server.close();
    return { answer, took: performance.now() - began };
  };

  it.each([
    ['headers', 'POST /livez HTTP/1.1\r\nHost: a\r\nX-A: '],
    [
      'body',
      'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    ],
  ])(
    'is refused with a code while its %s are still arriving, and the connection is closed',
    async (_what, beginning) => {
      const { answer, took } = await sentSlowly(beginning);
      expect(took).toBeLessThan(3_000 * (await slowness()));
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"invalid_request"');
    },
  );

  it('that is a file has a longer time limit, but isn’t read to its end when the caller has no access', async () => {
    const { answer, took } = await sentSlowly(
      'POST /api/crawls/upload?fileName=a.csv HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(took).toBeLessThan(4_000 * (await slowness()));
  });

  it('leaves a connection on which the next request is answered, where the rest of a refused file arrives at once', async () => {
    const { server, port } = await listening();
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.on('data', (part) => {
      answer += String(part);
    });
    const file = 'a'.repeat(1024 * 1024);
    socket.write(`POST /files HTTP/1.1\r\nHost: a\r\nContent-Length: ${file.length}\r\n\r\n${file}`);
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(() => answer, { timeout: 5_000 }).toMatch(/^HTTP\/1\.1 401 .*\{"alive":true\}/s);
    socket.destroy();
    server.close();
  });

  it('on a connection that a browser opened in advance is not answered with a refusal: the browser sends it again', async () => {
    const { server, port } = await listening();
    const accepted = once(server, 'connection');
    const socket = connect({ port, host: '127.0.0.1' });
    await Promise.all([accepted, once(socket, 'connect')]);
    let answer = '';
    socket.on('data', (part) => {
      answer += String(part);
    });
    socket.on('error', () => undefined);
    // The request is on its way when the server, which was busy, gives up the connection on which nothing has arrived.
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n');
    const until = performance.now() + timeouts.headers + 2 * timeouts.checkEvery;
    while (performance.now() < until);
    await new Promise((resolve) => socket.once('close', resolve));
    server.close();
    expect(answer).toBe('');
  });
});
