import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

/** A request whose sender disconnects before its whole body has arrived has no effect. */

let test: TestService;
let staff: Person;
beforeAll(async () => {
  test = await startTestService();
  staff = await test.staff();
});
afterAll(() => test.stop());

type Sent = {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly key?: string;
  readonly headers: readonly string[];
  readonly body: string;
};

/**
 * Sends the bytes and nothing more, then ends its side of the connection or resets it. Returns what the server
 * answered.
 */
const send = ({ method, path, token, key, headers, body }: Sent, how: 'ends' | 'resets'): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ port: Number(new URL(test.base).port), host: '127.0.0.1', allowHalfOpen: true });
    let answer = '';
    socket.on('data', (part) => {
      answer += String(part);
    });
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(answer));
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: a',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      ...(key ? [`Idempotency-Key: ${key}`] : []),
      ...headers,
    ].join('\r\n');
    socket.write(`${head}\r\n\r\n${body}`, () => (how === 'ends' ? socket.end() : socket.resetAndDestroy()));
  });

const incomplete = [
  ['a body that never began', ['Content-Length: 2'], ''],
  ['half a body', ['Content-Length: 40'], '{"reason":'],
  ['a whole value that is shorter than announced', ['Content-Length: 40'], '{}'],
  ['chunks without an end', ['Transfer-Encoding: chunked'], '2\r\n{}\r\n'],
  ['no chunk', ['Transfer-Encoding: chunked'], ''],
] as const;

const startCheck = async (): Promise<Person> => {
  const person = await test.person();
  await test.call('POST', '/api/check/form', { token: person.token, body: { questionnaire: 'detail' } });
  return person;
};

/** What the requests could have stored: the end of the log and the idempotency keys in use. */
const kept = async (): Promise<{ readonly head: string; readonly keys: number; readonly uploads: number }> => {
  const pool = createPool(test.databaseUrl, { max: 1 });
  const count = async (table: string): Promise<number> =>
    Number((await pool.query(`select count(*) as n from vault.${table}`)).rows[0].n);
  try {
    const [keys, uploads] = [await count('idempotency_keys'), await count('uploads')];
    return { head: await test.service.store.head(), keys, uploads };
  } finally {
    await pool.end();
  }
};

describe('a request that is cut off before its whole body has arrived', () => {
  it.each(incomplete)('with %s discards no draft, and its key is free for a retry', async (_what, headers, body) => {
    for (const how of ['ends', 'resets'] as const) {
      const { token } = await startCheck();
      const key = randomUUID();
      const before = await kept();
      await send({ method: 'DELETE', path: '/api/check/autosave', token, key, headers, body }, how);
      expect((await test.call('GET', '/api/check/autosave', { token })).status).toBe(200);
      expect(await kept()).toEqual(before);
      const again = { token, body: {}, headers: { 'Idempotency-Key': key } };
      expect((await test.call('DELETE', '/api/check/autosave', again)).status).toBe(200);
    }
  });

  it('changes nothing, whichever route it is sent to', async () => {
    const before = await kept();
    const writes = test.service.routes.filter(({ method, signIn }) => method !== 'get' && !signIn);
    const methods = new Set<string>();
    for (const { method, path, receive } of writes) {
      methods.add(method);
      const query = receive ? '?fileName=cases.csv&sampling=population' : '';
      const sent = { method: method.toUpperCase(), path: path.replace(/:\w+/g, randomUUID()) + query };
      const [headers, body] = [['Content-Length: 40'], ''];
      await send({ ...sent, token: staff.token, key: randomUUID(), headers, body }, 'ends');
    }
    expect([...methods].sort()).toEqual(['delete', 'post', 'put']);
    expect(await kept()).toEqual(before);
  });

  it.each(incomplete)('with %s leaves no file behind', async (_what, headers, body) => {
    const path = '/api/crawls/upload?fileName=cases.csv&sampling=population';
    const before = await kept();
    for (const how of ['ends', 'resets'] as const) {
      await send({ method: 'POST', path, token: staff.token, key: randomUUID(), headers, body }, how);
    }
    await expect.poll(kept).toEqual(before);
  });
});
