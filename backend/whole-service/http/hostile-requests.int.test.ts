import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { type Person, signupOf, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

type JsonSchema = Pick<z.core.JSONSchema.BaseSchema, 'type' | 'additionalProperties' | 'anyOf' | 'oneOf'>;

/**
 * Whether a schema allows only the fields that it names, in each of its alternatives. A text has no fields (a signed
 * call is read as raw text).
 */
const isClosed = ({ type, additionalProperties, anyOf, oneOf }: JsonSchema): boolean =>
  type === 'string' ||
  additionalProperties === false ||
  (anyOf ?? oneOf)?.every((form) => typeof form === 'object' && isClosed(form)) === true;

let test: TestService;
let me: Person;
beforeAll(async () => {
  test = await startTestService();
  me = await test.person();
});
afterAll(() => test.stop());

const never = '00000000-0000-4000-8000-000000000000';
const concrete = (path: string) => path.replace(':id', never).replace(':name', 'checks');

describe('a forged Host header', () => {
  /** Sends a request with any `Host` header; `fetch` sets its own. */
  const asked = (path: string, headers: Record<string, string>): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(test.base);
      const sent = request({ port, host: '127.0.0.1', path, headers }, (response) => {
        let text = JSON.stringify(response.headers);
        response.on('data', (part) => {
          text += String(part);
        });
        response.on('end', () => resolve(text));
      });
      sent.on('error', reject);
      sent.end();
    });

  it('isn’t repeated in any answer: no answer to a GET request is made from it', async () => {
    const forged = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
      'X-Original-URL': '/evil.example',
      Authorization: `Bearer ${me.token}`,
    };
    const paths = test.service.routes.filter(({ method }) => method === 'get').map(({ path }) => concrete(path));
    for (const path of [...paths, '/api/docs', '/api/openapi.json', '/nowhere']) {
      expect([path, await asked(path, forged)]).toEqual([path, expect.not.stringContaining('evil.example')]);
    }
  });

  it('isn’t in any message: nothing in a message to a person comes from the headers of the request', async () => {
    const { email } = await test.person();
    const sent = await test.call('POST', '/api/user/code', {
      body: { channel: 'email', address: email, purpose: 'password' },
      headers: { 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example', Referer: 'https://evil.example' },
    });
    expect(sent.status).toBe(200);
    await expect
      .poll(async () => (await test.call('GET', '/api/sandbox/mailbox')).body.items, { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ to: email }));
    const { body } = await test.call('GET', '/api/sandbox/mailbox');
    expect(JSON.stringify(body)).not.toContain('evil.example');
  });
});

it.each(['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '/?to=//evil.example', '/api//evil.example/..'])(
  'the server never redirects: %s',
  async (path) => {
    const response = await fetch(test.base + path, { redirect: 'manual' });
    expect(response.headers.get('location')).toBeNull();
    expect(response.status).toBeGreaterThanOrEqual(400);
  },
);

describe('a field that a form doesn’t have', () => {
  const smuggled = {
    id: never,
    owner: never,
    userId: never,
    accessType: 2,
    adminMenu: { all: true, advisor: true, partner: true, search: true },
    role: 'super',
    lastPaymentAt: '2026-11-21T00:00:00.000Z',
    price: 0,
    status: 'completed',
  };

  it('is accepted by no writing route: each route names all its fields and refuses any other', () => {
    const open: string[] = [];
    for (const { method, path, body } of test.service.routes) {
      if (method === 'get') continue;
      if (!isClosed(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))) open.push(`${method} ${path}`);
    }
    expect(open).toEqual([]);
  });

  it.each(Object.entries(smuggled))('(%s) makes the sign-up fail, and no account is created', async (field, value) => {
    const signup = signupOf({ [field]: value });
    const refused = await test.call('POST', '/api/user/signup', { body: signup });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    const { email, password } = signup;
    expect((await test.call('POST', '/api/user/login', { body: { email, password } })).body.code).toBe(
      'email_unregistered',
    );
  });

  it.each(['owner', 'status', 'price'])(
    '(%s) makes the saving of an answer fail, and nothing is saved',
    async (field) => {
      const { token } = await test.person();
      const { body: started } = await test.call('POST', '/api/check/form', { token, body: { questionnaire: 'basic' } });
      const { id, rulesetVersion } = started;
      const answers = [{ section: 'intake', numbering: 0, value: 'employee' }];
      const refused = await test.call('PUT', '/api/check/autosave', {
        token,
        body: { id, rulesetVersion, answers, [field]: Reflect.get(smuggled, field) },
      });
      expect(refused.status).toBe(400);
      expect((await test.call('GET', `/api/check/${id}`, { token })).body.answers).toEqual([]);
    },
  );
});

describe('a page of another site', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
    'can’t write with a content type that a browser sends without a preflight request (%s)',
    async (type) => {
      const { status } = await test.call('POST', '/api/user/signup', {
        raw: JSON.stringify(signupOf()),
        headers: { 'Content-Type': type, Origin: 'https://evil.example' },
      });
      expect(status).toBe(400);
    },
  );

  it('never gets permission to read an answer, with a token or without', async () => {
    for (const { method, path } of test.service.routes) {
      if (path === '/api/user/logout') continue;
      const { headers } = await test.call(method.toUpperCase(), concrete(path), {
        token: me.token,
        headers: { Origin: 'https://evil.example' },
        ...(method === 'get' ? {} : { body: {} }),
      });
      const allowed = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([path, allowed]).toEqual([path, []]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

it('text that people write in a free-text field, an address or a header never appears in a log', async () => {
  const planted = `심은말${Date.now()}`;
  const { token } = await test.person(planted);
  const { body: form } = await test.call('GET', '/api/check/form');
  const { body: started } = await test.call('POST', '/api/check/form', { token, body: { questionnaire: 'basic' } });
  const save = (answer: object) =>
    test.call('PUT', '/api/check/autosave', {
      token,
      body: { id: started.id, rulesetVersion: form.rulesetVersion, answers: [{ section: 'intake', ...answer }] },
    });
  expect((await save({ numbering: 1, value: { custom: planted } })).status).toBe(200);
  expect((await save({ numbering: 13, value: { name: planted } })).status).toBe(200);
  await save({ numbering: 2, value: planted });
  await test.call('GET', `/api/cases/data/count?keywords=${encodeURIComponent(planted)}`);
  await test.call('GET', `/api/nothing/${encodeURIComponent(planted)}`);
  await test.call('POST', '/api/user/login', { raw: `{"email":"${planted}` });
  await test.call('GET', '/api/check/list', { token, headers: { 'User-Agent': encodeURIComponent(planted) } });
  const log = test.logged();
  expect(log).toContain('"requestId"');
  for (const secret of [planted, encodeURIComponent(planted), token]) expect(log).not.toContain(secret);
});

describe('a flood of calls by one person', () => {
  /** Lets nobody read the preferences until the returned function is called: each such call occupies a connection. */
  const holdPreferences = async (): Promise<() => Promise<void>> => {
    const pool = createPool(test.databaseUrl, { max: 1 });
    const connection = await pool.connect();
    await connection.query('begin');
    await connection.query('lock table vault.preferences in access exclusive mode');
    return async () => {
      await connection.query('rollback');
      connection.release();
      await pool.end();
    };
  };
  const read = ({ token }: Person, path: string) => test.call('GET', path, { token });

  it('takes two connections of the database; everybody else is answered, and the person’s own calls wait or are refused', async () => {
    const [crowd, other] = [await test.person(), await test.person()];
    for (const each of [crowd, other]) await read(each, '/api/user/session');
    const release = await holdPreferences();
    const flood = Array.from({ length: 100 }, () => read(crowd, '/api/user/preferences'));
    try {
      for (let n = 0; n < 20; n += 1) expect((await read(other, '/api/user/session')).status).toBe(200);
      expect((await test.call('GET', '/metrics')).body).toMatch(/^app_pool_waiting\{pool="nomucheck"\} 0$/m);
    } finally {
      await release();
    }
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(62);
    expect(statuses.filter((status) => status === 429)).toHaveLength(38);
  });

  it('is known by the first call of a new session: many who just signed in on one network don’t wait for each other', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, () => test.person()));
    const other = await test.person();
    const release = await holdPreferences();
    const first = crowd.map((each) => read(each, '/api/user/preferences'));
    try {
      expect((await read(other, '/api/user/session')).status).toBe(200);
    } finally {
      await release();
    }
    for (const { status } of await Promise.all(first)) expect(status).toBe(200);
  });
});
