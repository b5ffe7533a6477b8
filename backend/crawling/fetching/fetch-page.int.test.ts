import { createServer, type RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchFailed, type FetchLimits, fetchPage } from './fetch-page.ts';
import { publicLookup } from './public-address.ts';

/** Packed once: packing it takes a good part of the time that a fetch is given. */
const bomb = gzipSync(Buffer.alloc(20_000_000));

const answers: Readonly<Record<string, RequestListener>> = {
  '/right': (_request, response) => void response.end('판정례'),
  '/packed': (_request, response) =>
    void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('판정례'.repeat(100))),
  '/bomb': (_request, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
  '/huge': (_request, response) => void response.writeHead(200, { 'Content-Length': '500000000' }).write('x'),
  // 500 MB without saying so before.
  '/endless': async (_request, response) => {
    response.writeHead(200);
    for (let sent = 0; sent < 500 && !response.destroyed; sent += 1) {
      response.write(Buffer.alloc(1_000_000));
      await pause(1);
    }
    response.end();
  },
  '/drip': async (_request, response) => {
    response.writeHead(200);
    while (!response.destroyed) {
      response.write('x');
      await pause(20);
    }
  },
  '/drip-of-headers': async (_request, response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\n');
    for (let sent = 0; !response.destroyed; sent += 1) {
      response.socket?.write(`X-${sent}: x\r\n`);
      await pause(20);
    }
  },
  '/silent': () => {},
  // Fewer bytes than it says.
  '/cut': (_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('half');
    setTimeout(() => response.destroy(), 20);
  },
  // More bytes than it says.
  '/longer': (_request, response) => {
    response.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nhalfandmore');
  },
  '/inward': (_request, response) =>
    void response.writeHead(302, { Location: 'http://127.0.0.1:1/latest/meta-data' }).end(),
  '/inward-by-name': (_request, response) => void response.writeHead(302, { Location: 'http://localhost:1/' }).end(),
  '/elsewhere': (_request, response) => void response.writeHead(302, { Location: 'https://example.com/' }).end(),
  '/loop': (_request, response) => void response.writeHead(302, { Location: '/loop' }).end(),
  '/nowhere': (_request, response) => void response.writeHead(302, { Location: 'http://' }).end(),
  '/moved': (_request, response) => void response.writeHead(303, { Location: '/method' }).end(),
  '/moved-with-body': (_request, response) => void response.writeHead(307, { Location: '/method' }).end(),
  '/method': (request, response) => void response.end(request.method),
  '/gone': (_request, response) => void response.writeHead(404).end('없음'),
};
const server = createServer((request, response) => answers[request.url ?? '']?.(request, response));
let origin = '';
let limits: FetchLimits;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
  limits = {
    ...{ hosts: ['law.example.com'], mostBytes: 1_000_000, withinMs: 400, mostRedirects: 3 },
    trialOrigins: [origin],
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const failureOf = (url: string, changed: Partial<FetchLimits> = {}): Promise<unknown> =>
  fetchPage({ url }, { ...limits, ...changed }).then(
    () => 'nothing failed',
    (error: unknown) => (error instanceof FetchFailed ? error.failure : error),
  );

describe('a page of a source', () => {
  it.each([
    ['/right', 200, '판정례'],
    ['/packed', 200, '판정례'.repeat(100)],
    ['/gone', 404, '없음'],
    ['/longer', 200, 'half'],
  ])('%s comes as it is', async (path, status, text) => {
    const page = await fetchPage({ url: origin + path }, limits);
    expect([page.status, page.body.toString()]).toEqual([status, text]);
  });

  it.each([
    ['/moved', 'GET'],
    ['/moved-with-body', 'POST'],
  ])('that was posted and is at %s is asked for there by %s', async (path, method) => {
    const page = await fetchPage({ url: origin + path, method: 'POST', body: 'a=1' }, limits);
    expect(page.body.toString()).toBe(method);
  });

  it.each([
    ['/bomb', 'too_large'],
    ['/huge', 'too_large'],
    ['/endless', 'too_large'],
    ['/drip', 'timeout'],
    ['/drip-of-headers', 'timeout'],
    ['/silent', 'timeout'],
    ['/cut', 'connection'],
    ['/inward', 'address'],
    ['/inward-by-name', 'host'],
    ['/elsewhere', 'host'],
    ['/loop', 'redirects'],
    ['/nowhere', 'redirects'],
  ])('%s is refused: %s', async (path, failure) => {
    expect(await failureOf(origin + path)).toBe(failure);
  });

  it.each(['file:///etc/passwd', 'http://user:secret@law.example.com/', 'https://law.example.com:6379/', 'nonsense'])(
    '%s is no address of the source',
    async (url) => {
      expect(await failureOf(url)).toBe('host');
    },
  );

  it.each(['http://127.0.0.1:1/', 'http://[::1]/', 'http://2130706433/', 'http://0x7f.1/'])(
    '%s isn’t public, however it is written',
    async (url) => {
      expect(await failureOf(url, { hosts: ['127.0.0.1', '[::1]'] })).toBe('address');
    },
  );

  it('a caller who ends it gets their own reason', async () => {
    const ending = new AbortController();
    const going = fetchPage({ url: `${origin}/silent` }, limits, ending.signal);
    ending.abort(new Error('cancelled by a person'));
    await expect(going).rejects.toThrow('cancelled by a person');
  });

  it('asks before each call, also before the one that a redirect leads to', async () => {
    const asked: string[] = [];
    await fetchPage({ url: `${origin}/moved` }, limits, undefined, async ({ pathname }) => void asked.push(pathname));
    expect(asked).toEqual(['/moved', '/method']);
  });
});

describe('a name of a source', () => {
  it('that leads to this machine is refused before anything is sent', async () => {
    const lookup = publicLookup((_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]));
    expect(await failureOf('http://law.example.com/', { lookup })).toBe('address');
  });

  it('is looked up once for a call, and the address that was checked is the one that is called', async () => {
    const checked: string[] = [];
    let lookups = 0;
    const lookup = publicLookup(
      (_host, done) => {
        lookups += 1;
        done(null, [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
      },
      (address) => checked.push(address) > 0,
    );
    // Nobody listens at that port of 127.0.0.1.
    expect(await failureOf('https://law.example.com/', { lookup })).toBe('connection');
    expect([lookups, checked]).toEqual([1, ['127.0.0.1']]);
  });
});
