import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let someone: Person;
let another: Person;
let reader: Person;
beforeAll(async () => {
  test = await startTestService({ COMMANDS_PER_MINUTE: '1' });
  someone = await test.staff();
  another = await test.staff();
  reader = await test.staff();
}, 60_000);
afterAll(() => test.stop());

/** A network may send ten times as much as a person; the firm's people, and everybody while typing, five times. */
const most = { network: 10, person: 5 };

const send = (method: string, path: string, token: string | undefined) =>
  test.call(method.toUpperCase(), path.replace(/:id|:answerId/g, randomUUID()).replace(/:\w+/g, 'nothing'), {
    token,
    ...(method === 'get' ? {} : { body: {} }),
  });

describe('a route that writes', () => {
  it('refuses each caller who sends too much, before it does anything, and nobody else', async () => {
    const writing = test.service.routes.filter(({ method }) => method !== 'get');
    expect(writing.length).toBeGreaterThan(90);
    const wrong: string[] = [];
    for (const { method, path, access } of writing) {
      // These end the session of the call.
      if (/logout|\/sessions$|^\/api\/user$/.test(path)) continue;
      const isPublic = access === 'public';
      const token = isPublic ? undefined : someone.token;
      const calls = Array.from({ length: (isPublic ? most.network : most.person) + 1 }, () =>
        send(method, path, token),
      );
      const refused = (await Promise.all(calls)).filter(({ status, body, headers }) => {
        return status === 429 && body.code === 'too_many_requests' && Number(headers.get('Retry-After')) > 0;
      });
      const others = isPublic ? 0 : (await send(method, path, another.token)).status;
      if (refused.length === 0 || refused.length === calls.length || others === 429) {
        wrong.push(`${method} ${path}: ${refused.length} of ${calls.length} refused, another: ${others}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

it('a signed-in person’s reads are counted together, whichever routes they go to', async () => {
  const paths = ['/api/user/session', '/api/user/preferences', '/api/user/sessions'];
  const statuses: number[] = [];
  for (let n = 0; n < 26; n += 1) statuses.push((await send('get', paths[n % 3] ?? '', reader.token)).status);
  expect(statuses.indexOf(429)).toBe(25);
  expect((await send('get', '/api/user/session', another.token)).status).toBe(200);
});
