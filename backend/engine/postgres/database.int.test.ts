import pg from 'pg';
import { expect, test } from 'vitest';
import { startProxy } from '../event-store/postgres/testing/test-proxy.ts';
import { startTestDatabase } from '../testing/test-database.ts';
import { createPool } from './connections/pool.ts';
import { prepared } from './connections/prepared.ts';
import { refuseWithoutHangul } from './database.ts';

test('a database made here treats Hangul as letters and has checksums', async () => {
  const database = await startTestDatabase();
  await expect(refuseWithoutHangul(database.url)).resolves.toBeUndefined();
  const pool = createPool(database.url);
  const { rows } = await pool.query('show data_checksums');
  expect(rows[0]).toEqual({ data_checksums: 'on' });
  await pool.end();
  await database.close();
});

test('a database whose ctype is C is refused, and the message says what to do', async () => {
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await admin.connect();
  await admin.query(`create database without_hangul template template0 lc_ctype 'C' lc_collate 'C'`);
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = '/without_hangul';
  await expect(refuseWithoutHangul(url.href)).rejects.toThrow(/한글을 다루지 못합니다.*C\.UTF-8/);
  await admin.query('drop database without_hangul');
  await admin.end();
});

test('a statement may take long as long as the server answers other requests', async () => {
  const database = await startTestDatabase();
  const heard: string[] = [];
  const pool = createPool(database.url, { max: 1 }, (what) => heard.push(what));
  const slow = pool.query('select pg_sleep(4), 1 as one');
  expect(await slow).toMatchObject({ rows: [{ one: 1 }] });
  expect(heard).toEqual([]);
  await pool.end();
  await database.close();
});

test('when the server stops answering, waiting and new statements are refused, and succeed again when it answers', async () => {
  const database = await startTestDatabase();
  const wire = await startProxy(database.url);
  const heard: string[] = [];
  const pool = createPool(wire.url, { max: 2 }, (what) => heard.push(what));
  await pool.query('select 1');
  wire.swallowAnswers();
  const refused = { status: 'rejected', reason: { code: 'unavailable' } };
  const waiting = Array.from({ length: 6 }, () => pool.query('select 1'));
  // The statements without a free connection waited only two seconds for one.
  expect((await Promise.allSettled(waiting)).slice(0, 1)).toMatchObject([refused]);
  expect(await Promise.allSettled([pool.query('select 1'), pool.connect()])).toMatchObject([refused, refused]);
  wire.mend();
  await expect
    .poll(async () => (await pool.query('select 1 as one').catch(() => ({ rows: [] }))).rows)
    .toEqual([{ one: 1 }]);
  expect(heard).toEqual(['silent', 'answers_again']);
  await pool.end();
  await wire.close();
  await database.close();
});

test('a pool works again after its connections were closed', async () => {
  const database = await startTestDatabase();
  const pool = createPool(database.url);
  const idle = await pool.connect();
  idle.release();
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await admin.connect();
  const name = new URL(database.url).pathname.slice(1);
  const ended = await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  expect(ended.rowCount).toBe(1);
  await expect
    .poll(async () => (await pool.query('select 1 as one').catch(() => ({ rows: [] }))).rows)
    .toEqual([{ one: 1 }]);
  await admin.end();
  await pool.end();
  await database.close();
});

test('a statement with parameters is prepared once a connection; one of very many texts is sent as it is', async () => {
  const database = await startTestDatabase();
  const pool = createPool(database.url, { max: 1 });
  const db = prepared(pool);
  for (const n of [1, 2]) expect((await db.query('select $1::int as n', [n])).rows).toEqual([{ n }]);
  for (let n = 0; n < 400; n += 1) await db.query(`select $1::int as n${n}`, [n]);
  const { rows } = await pool.query(
    `select statement, generic_plans + custom_plans as runs from pg_prepared_statements order by prepare_time`,
  );
  expect(rows).toHaveLength(300);
  expect(rows[0]).toEqual({ statement: 'select $1::int as n', runs: '2' });
  await pool.end();
  await database.close();
});
