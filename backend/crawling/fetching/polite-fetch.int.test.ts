import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPoliteFetch, ForbiddenByRobots } from './polite-fetch.ts';

let robots: { readonly status: number; readonly text: string };
const asked: { readonly path: string; readonly agent: string }[] = [];
const server = createServer((request, response) => {
  asked.push({ path: request.url ?? '', agent: request.headers['user-agent'] ?? '' });
  if (request.url === '/robots.txt') response.writeHead(robots.status).end(robots.text);
  else if (request.url === '/to-private') response.writeHead(302, { Location: '/private/a' }).end();
  else response.end('here');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  robots = { status: 200, text: 'User-agent: *\nDisallow: /private/\n' };
});

const create = () => {
  const turns: number[] = [];
  const fetch = createPoliteFetch({
    limits: {
      ...{ hosts: [], mostBytes: 100_000, withinMs: 2_000, mostRedirects: 2 },
      trialOrigins: [origin],
    },
    turns: { take: async (_host, everyMs) => turns.push(everyMs) && 0 },
    everyMs: 0,
    userAgent: 'a browser, nomucheck',
  });
  return { turns, get: (path: string) => fetch({ url: origin + path }, new AbortController().signal) };
};

describe('a polite fetch', () => {
  it('reads robots.txt once, says who asks, and takes a turn of a fifth of a second for each call', async () => {
    const { get, turns } = create();
    await get('/a');
    await get('/b');
    expect(asked.map(({ path }) => path)).toEqual(['/robots.txt', '/a', '/b']);
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(['a browser, nomucheck']));
    expect(turns).toEqual([200, 200, 200]);
  });

  it.each(['/private/a', '/to-private'])('%s isn’t read where robots.txt forbids it', async (path) => {
    const { get } = create();
    await expect(get(path)).rejects.toBeInstanceOf(ForbiddenByRobots);
    expect(asked.map(({ path }) => path)).not.toContain('/private/a');
  });

  it('keeps the distance that robots.txt asks for, up to a minute', async () => {
    for (const [delay, ms] of [
      ['7', 7_000],
      ['86400', 60_000],
    ] as const) {
      robots = { status: 200, text: `User-agent: *\nCrawl-delay: ${delay}\n` };
      const { get, turns } = create();
      await get('/a');
      expect(turns.at(-1)).toBe(ms);
    }
  });

  it('is allowed everything where there is no robots.txt, and nothing while the server can’t give it', async () => {
    robots = { status: 404, text: 'Disallow: /' };
    expect((await create().get('/a')).status).toBe(200);
    robots = { status: 503, text: '' };
    const { get } = create();
    await expect(get('/a')).rejects.toMatchObject({ failure: 'connection' });
    robots = { status: 200, text: '' };
    expect((await get('/a')).status).toBe(200);
  });
});
