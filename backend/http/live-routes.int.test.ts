import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOfKind } from './testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from './testing/test-service.fixture.ts';

let test: TestService;
let admin: Person;
beforeAll(async () => {
  test = await startTestService();
  admin = await personOfKind(test, 'admin');
});
afterAll(() => test.stop());

/** Follows lists; `next` is the next message of that name, `rest` all that comes until the end. */
const follow = async ({ token }: Person, resources: string) => {
  const response = await fetch(`${test.base}/api/admin/events?resources=${resources}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!response.body) throw new Error('nothing is told');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (event: string): Promise<Record<string, unknown>> => {
    for (;;) {
      const found = new RegExp(`event: ${event}\ndata: (.*)\n\n`).exec(text);
      if (found?.[1] !== undefined) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1]);
      }
      const { done, value } = await reader.read();
      if (done) throw new Error(`the stream ended without ${event}: ${text}`);
      text += value;
    }
  };
  return { next, hangUp: () => reader.cancel() };
};

describe('the lists that the firm’s people have before them', () => {
  it('say that somebody has come in, so that a look then finds them', async () => {
    const stream = await follow(admin, 'user');
    expect(await stream.next('begin')).toEqual({ position: expect.stringMatching(/^\d{16}$/) });
    const person = await test.person();
    const { resource, position, changes } = await stream.next('change');
    expect({ resource, changes }).toEqual({ resource: 'user', changes: expect.any(Number) });
    const { body, headers } = await test.call('GET', '/api/admin/user?range=[0,0]', {
      token: admin.token,
      headers: { 'X-Wait-For': String(position) },
    });
    expect(headers.get('x-stale')).toBeNull();
    expect(body[0].id).toBe(person.id);
    await stream.hangUp();
  });

  it('are followed no longer than one is signed in', async () => {
    const leaving = await personOfKind(test, 'admin');
    const stream = await follow(leaving, 'user');
    await stream.next('begin');
    await test.call('POST', '/api/user/logout', { token: leaving.token, body: {} });
    await test.person();
    expect(await stream.next('end')).toEqual({ why: 'session' });
  });

  it.each(['resources=orders', 'resources=', '', 'resources=user&seconds=-1', 'resources=user&since=1'])(
    'refuse %s',
    async (query) => {
      const { status, body } = await test.call('GET', `/api/admin/events?${query}`, { token: admin.token });
      expect(status).toBe(400);
      expect(Object.values(body.errors)[0]).toMatch(/[가-힣]/);
    },
  );
});
