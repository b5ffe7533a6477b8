import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { type OwnServer, startOwnServer } from '../../engine/event-store/postgres/proof/testing/own-server.ts';
import { freezeServer } from '../../engine/postgres/connections/frozen-server.fixture.ts';
import {
  type Answered,
  password,
  signupOf,
  startTestServiceOn,
  type TestService,
} from '../../testing/test-service.fixture.ts';

let server: OwnServer;
let service: TestService;
let thaw = (): void => {};
beforeAll(async () => {
  server = await startOwnServer();
  service = await startTestServiceOn(server.url);
});
afterEach(() => thaw());
afterAll(async () => {
  await service?.stop();
  await server?.close();
});

type Timed = Answered & { readonly path: string; readonly ms: number };
const timed = async (method: string, path: string, options = {}): Promise<Timed> => {
  const begin = performance.now();
  const answered = await service.call(method, path, options);
  return { ...answered, path: `${method} ${path}`, ms: performance.now() - begin };
};

describe('given PostgreSQL is frozen and its connections are open', () => {
  test('every call answers 503 `unavailable` with Retry-After within five seconds, and succeeds again once PostgreSQL continues', async () => {
    // Each half of the reads by somebody else: so many at once of one person are refused.
    const [one, other] = [await service.staff(), await service.staff()];
    const readerOf = (index: number) => (index % 2 === 0 ? one : other).token;
    const me = await service.person();
    const reads = service.service.routes.filter(
      ({ method, path, access }) =>
        method === 'get' &&
        !path.includes(':') &&
        !/\/events$/.test(path) &&
        (access !== 'public' || /readyz|metrics/.test(path)),
    );
    expect(reads.length).toBeGreaterThan(15);
    // Each call is made once before, so that the freeze meets open connections that have just been used.
    await Promise.all(reads.map(({ path }, index) => service.call('GET', path, { token: readerOf(index) })));

    const all = (): Promise<readonly Timed[]> =>
      Promise.all([
        ...reads.map(({ path }, index) => timed('GET', path, { token: readerOf(index) })),
        timed('POST', '/api/user/login', { body: { email: me.email, password } }),
        timed('POST', '/api/user/signup', { body: signupOf() }),
        timed('POST', '/api/check/form', { token: me.token, body: {} }),
      ]);
    thaw = await freezeServer(server.cluster);
    const before = await slowness();
    const answers = [...(await all()), ...(await all())];
    const longest = 5_000 * Math.max(before, await slowness());
    for (const { path, status, ms, body, headers } of answers) {
      const { code } = body;
      expect({ path, status, code }).toEqual({ path, status: 503, code: 'unavailable' });
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
      expect({ path, isLate: ms > longest, ms }).toMatchObject({ isLate: false });
    }
    expect((await timed('GET', '/livez')).status).toBe(200);
    expect(service.logged()).toMatch(/the database says nothing/);

    thaw();
    await expect.poll(async () => (await service.call('GET', '/readyz')).status).toBe(200);
    const again = await service.person('이복직');
    expect((await service.call('GET', '/api/user/session', { token: again.token })).status).toBe(200);
    expect((await service.call('POST', '/api/user/login', { body: { email: me.email, password } })).status).toBe(200);
    expect(service.logged()).toMatch(/the database answers again/);
  });
});
