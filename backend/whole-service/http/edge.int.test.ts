import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  type Route,
  signupOf,
  startTestService,
  type TestService,
} from '../../testing/test-service.fixture.ts';

let test: TestService;
let me: Person;
beforeAll(async () => {
  test = await startTestService();
  me = await test.person();
});
afterAll(() => test.stop());

describe('a body', () => {
  const signUp = (options: object) => test.call('POST', '/api/user/signup', options);

  it.each([
    ['no JSON', { raw: '{"email":', headers: { 'Content-Type': 'application/json' } }],
    ['another type', { raw: 'email=a', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['no type', { raw: new Uint8Array([123, 125]) }],
    [
      'bytes that are no UTF-8',
      { raw: new Uint8Array([0x22, 0xff, 0x22]), headers: { 'Content-Type': 'application/json' } },
    ],
    [
      'an encoding that nobody knows',
      { raw: '{}', headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'zip' } },
    ],
    [
      'what claims to be gzip',
      { raw: '{}', headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' } },
    ],
    ['nothing', {}],
    ['null', { body: null }],
    ['a list', { body: [] }],
  ])('of %s is invalid_request', async (_what, options) => {
    expect(await signUp(options)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('that is too large is payload_too_large, compressed or not', async () => {
    const { gzipSync } = await import('node:zlib');
    const large = JSON.stringify(signupOf({ name: 'x'.repeat(200_000) }));
    const headers = { 'Content-Type': 'application/json' };
    expect(await signUp({ raw: large, headers })).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    const packed = new Uint8Array(gzipSync(large));
    expect(packed.length).toBeLessThan(10_000);
    expect(await signUp({ raw: packed, headers: { ...headers, 'Content-Encoding': 'gzip' } })).toMatchObject({
      status: 413,
    });
  });

  it('that is nested fifty thousand deep is refused with status 400', async () => {
    const raw = `${'['.repeat(49_000)}${']'.repeat(49_000)}`;
    const { status } = await signUp({ raw, headers: { 'Content-Type': 'application/json' } });
    expect(status).toBe(400);
  });

  it('with __proto__ changes nothing and is refused', async () => {
    const raw = JSON.stringify(signupOf()).replace('{', '{"__proto__":{"admin":true},');
    const { body } = await signUp({ raw, headers: { 'Content-Type': 'application/json' } });
    expect(body.code).toBe('invalid_request');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('every answer', () => {
  it('carries the id of its request, forbids storing, and doesn’t name the server software', async () => {
    for (const path of ['/api/cases/data/count', '/api/user/session', '/api/nothing-here']) {
      const { headers } = await test.call('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('to a preflight request from another origin allows nothing', async () => {
    const { status, headers } = await test.call('OPTIONS', '/api/check/form', {
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-methods')).toBeNull();
    expect(status).toBeLessThan(500);
  });

  it.each([
    '/api/nothing-here',
    '/api/check/form/',
    '/api/CHECK/FORM',
    '/api/user',
    '/api/check/not-a-uuid',
    '/api/%ff',
  ])('to GET %s is a problem in Korean or the thing itself, never a page', async (path) => {
    const { status, headers, body } = await test.call('GET', path, { token: me.token });
    expect(status).toBeLessThan(500);
    expect(headers.get('content-type')).toContain('json');
    if (status >= 400) expect(body.message).toMatch(/[가-힣]/);
  });

  it.each(['%E0%A4', '%ED%A0%80', '%', '%zz'])(
    'to %s in a query is invalid_request; the text isn’t replaced by another',
    async (text) => {
      const { status, body } = await test.call('GET', `/api/cases/data/count?keywords=${text}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    },
  );

  it.each(['0000-01-01T00:00:00Z', '0000-01-01', '2026-02-30T00:00:00Z', '2026-11-21T24:00:00Z', ''])(
    'to "%s" as `asOf` is invalid_request',
    async (asOf) => {
      const { status, body } = await test.call('GET', `/api/cases/data/count?asOf=${asOf}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    },
  );

  it.each(['a b', 'x'.repeat(201), ''])('to the Idempotency-Key "%s" is invalid_request', async (key) => {
    const { status, body } = await test.call('POST', '/api/check/form', {
      token: me.token,
      body: { questionnaire: 'basic' },
      headers: { 'Idempotency-Key': key },
    });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('Idempotency-Key');
  });

  it('to an If-Match that isn’t a revision is invalid_request', async () => {
    const { body } = await test.call('PUT', '/api/check/autosave', {
      token: me.token,
      body: {},
      headers: { 'If-Match': '"abc"' },
    });
    expect(body.errors).toHaveProperty('If-Match');
  });
});

describe('a large public answer', () => {
  it.each(['br', 'gzip'])('is compressed as %s, and decompresses to the same text', async (encoding) => {
    const packed = await test.call('GET', '/api/check/form', { headers: { 'Accept-Encoding': encoding } });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    const plain = await test.call('GET', '/api/check/form', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.body).toEqual(plain.body);
  });
});

describe('an answer that is the same for everybody and seldom changes', () => {
  it.each(['/api/check/form', '/api/site', '/api/policies', '/api/policies/privacy'])(
    '%s is sent once, and is answered 304 after that',
    async (path) => {
      const first = await fetch(test.base + path);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      // The request as a browser sends it that has stored the answer. By itself, Node's fetch would add `no-cache`,
      // which requests the whole answer.
      const again = (etag: string | null) =>
        fetch(test.base + path, { headers: { 'If-None-Match': etag ?? '', 'Cache-Control': 'max-age=0' } });
      const same = await again(first.headers.get('etag'));
      expect(same.status).toBe(304);
      expect(await same.text()).toBe('');
      const other = await again('W/"of another questionnaire"');
      expect(other.status).toBe(200);
      expect(await other.json()).toEqual(await first.json());
    },
  );

  it('isn’t stored when the request failed', async () => {
    const { status, headers } = await test.call('POST', '/api/check/form', { body: {} });
    expect(status).toBe(401);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the access check', () => {
  it('allows exactly the callers that the route names: anyone, people who are signed in, the firm’s people', async () => {
    const staff = await test.staff();
    const seen: string[] = [];
    const answers = async ({ method, path, access, body }: Route): Promise<void> => {
      const call = (token?: string) =>
        test.call(method.toUpperCase(), path.replace(':id', '00000000-0000-4000-8000-000000000000'), {
          token,
          ...(method === 'get' || !body ? {} : { body: { nothing: 'like this' } }),
        });
      if (path === '/api/user/logout') return;
      const [anonymous, user, staffMember] = await Promise.all([call(), call(me.token), call(staff.token)]);
      const refused = {
        anonymous: anonymous.status === 401,
        user: user.status === 403,
        staffMember: staffMember.status === 403,
      };
      expect({ path, method, ...refused }).toEqual({
        path,
        method,
        // A file is opened with a link's signature, too, so the route itself asks who has none.
        anonymous: access !== 'public' || `${method} ${path}` === 'get /files/:id',
        user: access === 'staff' || access === 'admin',
        staffMember: false,
      });
      seen.push(`${method} ${path}`);
    };
    const left = [...test.service.routes];
    const next = async (): Promise<void> => {
      for (let route = left.shift(); route !== undefined; route = left.shift()) await answers(route);
    };
    await Promise.all(Array.from({ length: 6 }, next));
    expect(seen.length).toBeGreaterThanOrEqual(22);
  });

  it('ends the sessions of staff earlier than those of others, also a session that began before the person became staff', async () => {
    const strict = await startTestService({ STAFF_SESSION_IDLE_MINUTES: '1', STAFF_SESSION_HOURS: '1' });
    const person = await strict.person();
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: strict.databaseUrl });
    await client.connect();
    await client.query(`update vault.sessions set last_used_at = now() - interval '5 minutes'`);
    const token = { token: person.token };
    expect((await strict.call('GET', '/api/user/session', token)).status).toBe(200);
    await client.query(`update vault.sessions set last_used_at = now() - interval '5 minutes'`);
    await client.end();
    await strict.service.commands.handle(userDecider, {
      stream: userStream(person.id),
      command: { type: 'EditPerson', by: { id: 'system', role: 'system' }, accessType: 2, reason: '시험' },
      context: {
        commandId: randomUUID(),
        at: new Date().toISOString(),
        actor: { id: 'system', role: 'system' },
        correlationId: randomUUID(),
      },
    });
    expect((await strict.call('GET', '/api/user/session', token)).body.code).toBe('session_not_found');
    await strict.stop();
  });

  it('answers not_found for a name or id with characters that the database can’t store', async () => {
    const { token } = await test.staff();
    for (const { method, path } of test.service.routes) {
      if (!path.includes(':')) continue;
      const { status } = await test.call(method.toUpperCase(), path.replace(/:\w+/g, '%00'), {
        token,
        ...(method === 'get' ? {} : { body: {} }),
      });
      expect([400, 404], `${method} ${path}`).toContain(status);
    }
  });

  it('refuses a revision that is larger than any stream can have', async () => {
    const { token } = await test.staff();
    const body = { revision: 2 ** 31, reason: '되돌려 봅니다' };
    const path = `/api/cases/data/${randomUUID()}/restore`;
    const answer = await test.call('POST', path, { token, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: { revision: expect.any(String) } },
    });
  });

  it('refuses the token of a person who signed out', async () => {
    const person = await test.person();
    await test.call('POST', '/api/user/logout', { token: person.token });
    for (const { method, path, access } of test.service.routes) {
      if (access === 'public') continue;
      const { body } = await test.call(method.toUpperCase(), path.replace(':id', 'x'), { token: person.token });
      expect(body.code).toBe('session_not_found');
    }
  });
});

describe('the API’s description', () => {
  it('names every route with its inputs and answers', async () => {
    const { body } = await test.call('GET', '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const { method, path } of test.service.routes) {
      const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
      expect(operation?.summary, `${method} ${path}`).toBeTruthy();
      expect(Object.keys(operation.responses)).toContain('default');
    }
    const signup = body.paths['/api/user/signup'].post.requestBody.content['application/json'].schema;
    expect(signup.required).toContain('passwordConfirm');
    expect(signup.additionalProperties).toBe(false);
    expect(body.paths['/api/user/session'].get.security).toEqual([{ token: [] }]);
    expect(body.paths['/api/admin/projections'].get.responses['403'].content).toHaveProperty(
      'application/problem+json',
    );
    expect(body.components.schemas.Problem.additionalProperties).not.toBe(false);
    const headers = ({ parameters }: { parameters: { in: string; name: string }[] }) =>
      parameters.filter((each) => each.in === 'header').map(({ name }) => name);
    expect(headers(body.paths['/api/check/autosave'].put)).toEqual(['Idempotency-Key', 'If-Match']);
    expect(headers(body.paths['/api/win-rate/calculate'].post)).toEqual(['Idempotency-Key']);
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference = '']) => reference);
    const schemas = Object.keys(body.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.filter((reference) => !schemas.includes(reference))).toEqual([]);
    expect(body.paths['/api/check/{id}'].get.parameters[0]).toMatchObject({ in: 'path', name: 'id', required: true });
  });

  it('is a page without a script, with an anchor for every code', async () => {
    const { body, headers } = await test.call('GET', '/api/docs');
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(body).not.toContain('<script');
    expect(body).toContain('id="login_needed"');
    expect((await test.call('GET', '/api/docs.css')).headers.get('content-type')).toContain('text/css');
  });

  it.each(['/api/docs', '/api/openapi.json'])(
    '%s is sent compressed, and is answered 304 to a client that has it',
    async (path) => {
      const packed = await fetch(test.base + path, { headers: { 'Accept-Encoding': 'br' } });
      expect(packed.headers.get('content-encoding')).toBe('br');
      expect(packed.headers.get('vary')).toContain('Accept-Encoding');
      expect(await packed.text()).toBe(
        await (await fetch(test.base + path, { headers: { 'Accept-Encoding': '*;q=0' } })).text(),
      );
      const known = { 'If-None-Match': packed.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
      const again = await fetch(test.base + path, { headers: known });
      expect(again.status).toBe(304);
    },
  );
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await test.call('GET', '/livez')).body).toEqual({ alive: true });
    expect((await test.call('GET', '/readyz')).body).toMatchObject({ ready: true, health: 'green' });
  });

  it('is not ready while the service drains, although it still answers', async () => {
    test.service.drain();
    expect(await test.call('GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await test.call('GET', '/api/check/form')).status).toBe(200);
    test = await test.restart();
  });
});

it('a client that disconnects in the middle of a body doesn’t affect other clients', async () => {
  const { port, hostname } = new URL(test.base);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"em',
      );
      setTimeout(() => {
        socket.destroy();
        resolve();
      }, 50);
    });
  });
  expect((await test.call('GET', '/livez')).status).toBe(200);
});

it('while the database is unavailable, the answer is `unavailable` with Retry-After and no internal details', async () => {
  const lonely = await startTestService();
  const person = await lonely.person();
  await lonely.dropDatabase();
  const answers = await Promise.all([
    lonely.call('GET', '/api/user/session', { token: person.token }),
    lonely.call('POST', '/api/user/login', { body: { email: person.email, password: 'abcd123!' } }),
  ]);
  for (const { status, body, headers } of answers) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'status', 'title', 'type']);
  }
  expect((await lonely.call('GET', '/livez')).status).toBe(200);
  expect((await lonely.call('GET', '/readyz')).status).toBe(503);
  await lonely.stop();
});
