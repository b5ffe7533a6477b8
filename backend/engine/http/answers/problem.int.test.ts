import { once } from 'node:events';
import { createServer } from 'node:net';
import { EventOfNewerProgram } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../postgres/connections/pool.ts';
import { freePort } from '../../postgres/free-port.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { refusalOf } from './problem.ts';

/** The errors of an unavailable database, as the real driver throws them. */

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());

/** Returns what the driver throws for this statement, sent to a pool with these options. */
const thrownBy = async (
  sql: string,
  { url = database.url, ...options }: Parameters<typeof createPool>[1] & { readonly url?: string } = {},
): Promise<unknown> => {
  const pool = createPool(url, { max: 1, ...options });
  try {
    return await pool.query(sql).then(
      () => null,
      (error: unknown) => error,
    );
  } finally {
    await pool.end();
  }
};

/** Accepts connections and never sends anything, as a frozen server does. */
const muteServer = async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `postgres://nobody@127.0.0.1:${address.port}/nothing`, close: () => server.close() };
};

it('given no server listens at the database’s address, the error is `unavailable`', async () => {
  const url = `postgres://nobody@localhost:${await freePort()}/nothing`;
  expect(refusalOf(await thrownBy('select 1', { url })).code).toBe('unavailable');
});

it('given the server accepts connections and never answers, the error is `unavailable`', async () => {
  const mute = await muteServer();
  const thrown = await thrownBy('select 1', { url: mute.url, connectionTimeoutMillis: 100 });
  mute.close();
  expect(refusalOf(thrown).code).toBe('unavailable');
});

it('given every connection of the pool is in use, the error is `unavailable`', async () => {
  const pool = createPool(database.url, { max: 1, connectionTimeoutMillis: 2_000 });
  const taken = await pool.connect();
  const thrown = await pool.query('select 1').catch((error: unknown) => error);
  taken.release();
  await pool.end();
  expect(refusalOf(thrown).code).toBe('unavailable');
});

it.each([
  ['takes longer than the pool waits', 'select pg_sleep(3)', { query_timeout: 100 }],
  ['takes longer than the server lets it', 'select pg_sleep(3)', { statement_timeout: 100 }],
  ['waits too long for a lock', `do $$ begin raise exception 'locked' using errcode = '55P03'; end $$`, {}],
  ['was cut by the end of its connection', 'select pg_terminate_backend(pg_backend_pid())', {}],
  ['met a full disk', `do $$ begin raise exception 'full' using errcode = '53100'; end $$`, {}],
  ['met too many connections', `do $$ begin raise exception 'too many' using errcode = '53300'; end $$`, {}],
  ['met a disk that fails', `do $$ begin raise exception 'I/O error' using errcode = '58030'; end $$`, {}],
  ['met a server that is starting', `do $$ begin raise exception 'starting' using errcode = '57P03'; end $$`, {}],
])('a statement %s', async (_what, sql, options) => {
  expect(refusalOf(await thrownBy(sql, options)).code).toBe('unavailable');
});

it('given the driver’s error is the cause of another error, the error is `unavailable`', async () => {
  const cause = await thrownBy('select pg_sleep(3)', { query_timeout: 100 });
  expect(refusalOf(new Error('the list could not be read', { cause })).code).toBe('unavailable');
});

it.each(['select 1 / 0', 'select nothing', `do $$ begin raise exception 'x' using errcode = '23505'; end $$`])(
  '`%s` is an internal error and not `unavailable`',
  async (sql) => {
    expect(refusalOf(await thrownBy(sql)).code).toBe('server_error');
  },
);

it('a number that PostgreSQL’s column can’t hold was the caller’s', async () => {
  expect(refusalOf(await thrownBy('select 4294967296::bigint::integer')).code).toBe('invalid_request');
});

it('given the next release has written to the record, the error is `unavailable`', () => {
  expect(refusalOf(new EventOfNewerProgram('CheckStarted', 9)).code).toBe('unavailable');
});
