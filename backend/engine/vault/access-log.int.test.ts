import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../postgres/connections/pool.ts';
import { migrate } from '../postgres/migrations.ts';
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createAccessLog, type PersonalRead } from './access-log.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  await migrate(pool, [{ schema: 'vault', folder: new URL('migrations/', import.meta.url) }]);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const aRead = (changes: Partial<PersonalRead> = {}): PersonalRead => ({
  reader: randomUUID(),
  readerRole: 'admin',
  network: '203.0.113.0/24',
  purpose: 'list',
  people: [randomUUID()],
  ...changes,
});
const newest = { descending: true, from: 0, to: 24, filter: {} };

describe('the log of who read whose data', () => {
  it('stores a read as one row that is found by each person it showed', async () => {
    const log = createAccessLog(pool);
    const people = Array.from({ length: 25 }, () => randomUUID());
    const read = aRead({ people });
    await log.record(read);
    for (const person of [people[0], people[24]]) {
      const { items, total } = await log.of(person ?? '', newest);
      expect(total).toBe(1);
      expect(items[0]).toEqual({ ...read, people: 25, id: expect.any(String), at: expect.any(String) });
    }
    expect((await log.of(randomUUID(), newest)).total).toBe(0);
  });

  it('is listed in order, page by page, and by reader and purpose', async () => {
    const log = createAccessLog(pool);
    const [person, reader] = [randomUUID(), randomUUID()];
    for (const purpose of ['list', 'detail', 'check'] as const) await log.record(aRead({ people: [person], purpose }));
    await log.record(aRead({ people: [person], purpose: 'detail', reader }));
    const purposes = async (changes: object) =>
      (await log.of(person, { ...newest, ...changes })).items.map(({ purpose }) => purpose);
    expect(await purposes({})).toEqual(['detail', 'check', 'detail', 'list']);
    expect(await purposes({ descending: false, from: 1, to: 2 })).toEqual(['detail', 'check']);
    expect(await purposes({ filter: { purpose: 'detail' } })).toEqual(['detail', 'detail']);
    expect(await log.of(person, { ...newest, filter: { reader } })).toMatchObject({ total: 1 });
    expect(await log.of(person, { ...newest, from: 10, to: 20 })).toEqual({ total: 4, items: [] });
  });

  it('writes reads that arrive at the same time in one statement', async () => {
    let queries = 0;
    const log = createAccessLog({
      query: (text, values) => {
        queries += 1;
        return pool.query(text, values);
      },
    });
    const people = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all(people.map((person) => log.record(aRead({ people: [person] }))));
    expect(queries).toBe(1);
    for (const person of people) expect((await log.of(person, newest)).total).toBe(1);
  });

  it('refuses the read that could not be stored, and continues with the next', async () => {
    const log = createAccessLog(pool);
    const [bad, good] = [aRead({ people: ['nobody'] }), aRead()];
    await expect(log.record(bad)).rejects.toThrow();
    await log.record(good);
    expect((await log.of(good.people[0] ?? '', newest)).total).toBe(1);
  });

  it('cannot be changed: no row is updated, and no row inside the legal retention period is deleted', async () => {
    const log = createAccessLog(pool);
    const read = aRead();
    await log.record(read);
    for (const change of [
      `update vault.access_log set reader = '${randomUUID()}'`,
      'delete from vault.access_log',
      'truncate vault.access_log',
    ])
      await expect(pool.query(change)).rejects.toThrow(/is not changed/);
    expect((await log.of(read.people[0] ?? '', newest)).total).toBe(1);
  });

  it('is deleted when its retention period is over', async () => {
    const log = createAccessLog(pool);
    const [old, young] = [randomUUID(), randomUUID()];
    await pool.query(
      `insert into vault.access_log (id, at, reader, reader_role, network, purpose, people)
       values (gen_random_uuid(), now() - interval '4 years', $1, 'admin', 'n', 'list', array[$1::uuid]),
              (gen_random_uuid(), now() - interval '30 months', $2, 'admin', 'n', 'list', array[$2::uuid])`,
      [old, young],
    );
    await log.prune(3 * 365);
    expect((await log.of(old, newest)).total).toBe(0);
    expect((await log.of(young, newest)).total).toBe(1);
  });

  it('is queried through an index', async () => {
    await pool.query(
      `insert into vault.access_log (id, reader, reader_role, network, purpose, people)
       select gen_random_uuid(), gen_random_uuid(), 'admin', 'n', 'list', array(select gen_random_uuid() from generate_series(1, 5) where n > 0)
       from generate_series(1, 5000) n`,
    );
    await pool.query('vacuum analyze vault.access_log');
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      'explain select * from vault.access_log where people @> array[$1::uuid]',
      [randomUUID()],
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/access_log_of_person/);
  });
});
