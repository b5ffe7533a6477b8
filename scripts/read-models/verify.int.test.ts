import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestLog } from '../../backend/event-store/postgres/test-log.ts';
import { someEvent } from '../../backend/event-store/test-events.ts';
import { createPool } from '../../backend/postgres/pool.ts';
import { createProjectionRunner } from '../../projections/runner/runner.ts';
import { tally } from '../../projections/testing/tally.ts';
import { verify } from './verify.ts';

/** The two seconds that a reader waits are too few where the machine is busy with something else. */
const patiently = { timeoutMs: 30_000 };

/** A log of three streams with a read model on it, for each test anew. */
let log: Awaited<ReturnType<typeof openTestLog>>;
let pool: ReturnType<typeof createPool>;
let store: ReturnType<typeof log.connect>;

const moved = (amount: number) => ({ ...someEvent({ from: 'a', to: 'b', amount }), type: 'Moved' });
const odd = someEvent({ '': ' "\\\u2028 한글 🙂', n: [1e21, -0.5e-9, null], o: { z: 1, a: { b: [] } } });

beforeEach(async () => {
  log = await openTestLog();
  pool = createPool(log.url);
  store = log.connect();
  await store.append('till-1', 0, [moved(1), odd]);
  await store.append('till-2', 0, [moved(2)]);
  await store.append('till-1', 2, [moved(3)]);
  await store.append(`till-${randomUUID()}`, 0, [{ ...moved(4), reason: '이유' }]);
  const runner = createProjectionRunner({ source: store, db: pool, projections: [tally()] });
  await runner.start();
  expect(await runner.waitFor(await store.head(), ['tally'], patiently)).toBe('passed');
  await runner.stop();
  return async () => {
    await pool.end();
    await log.close();
  };
});

const verified = async () => {
  const said: string[] = [];
  const outcome = await verify({
    pool,
    log: store,
    projections: [tally()],
    code: 'this program',
    say: (line) => said.push(line),
  });
  return { ...outcome, said: said.join('\n') };
};

/** What only the owner of the database can do, and what the log's trigger is there to make hard. */
const asOwner = async (statement: string): Promise<void> => {
  await pool.query(`alter table log.events disable trigger append_only; ${statement};
    alter table log.events enable always trigger append_only`);
};

describe('a log and its read models', () => {
  test('are found whole, and the head is told', async () => {
    const { proof, findings, said } = await verified();
    expect(findings).toBe(0);
    expect(proof).toMatchObject({ events: 5, streams: 3, head: '0000000000000005', fault: null });
    const [last] = (await store.readAll({ after: '0000000000000004', limit: 1 })).events;
    expect(proof.headHash).toBe(last?.hash);
    expect(said).toContain(proof.digest);
    expect((await verified()).proof.digest).toBe(proof.digest);
  });

  test.each([
    [
      'one letter of who did it',
      `update log.events set actor_id = overlay(actor_id placing 'x' from 1 for 1) where position = 3`,
      3,
    ],
    [
      'one digit of an amount',
      `update log.events set data = replace(data::text, '"amount":3', '"amount":8')::json where position = 4`,
      4,
    ],
    [
      'one blank that means nothing',
      `update log.events set data = replace(data::text, ':', ': ')::json where position = 1`,
      1,
    ],
    ['a reason', `update log.events set reason = null where position = 5`, 5],
    ['a millisecond', `update log.events set at = at + interval '1 millisecond' where position = 2`, 2],
    ['one bit of a hash', `update log.events set hash = set_bit(hash, 7, 1 - get_bit(hash, 7)) where position = 4`, 4],
    ['an event taken out', 'delete from log.events where position = 2', 2],
    ['an event without what was before it', `delete from log.events where position = 1`, 1],
    [
      'two events of a stream in each other’s place',
      `update log.events set position = 99 where position = 1; update log.events set position = 1 where position = 4; update log.events set position = 4 where position = 99`,
      1,
    ],
  ])('%s changed by the owner of the database is found, with its position', async (_what, statement, position) => {
    await asOwner(statement);
    const { proof, findings } = await verified();
    expect(findings).toBeGreaterThan(0);
    expect(Number(proof.fault?.position)).toBe(position);
  });

  test('what the chains cannot show, places of two streams exchanged or the end cut off, the digest of the whole shows', async () => {
    const before = (await verified()).proof.digest;
    await asOwner('delete from log.events where position = 5');
    const cut = await verified();
    expect(cut.proof.digest).not.toBe(before);
    expect(cut.findings, 'the tables are ahead of what is left').toBe(1);
  });

  test('a row of a read model that the log does not say is found, named without its values', async () => {
    await pool.query(`update read.tally set balance = 77, tags = '{"a secret"}' where account = 'a'`);
    const { findings, said } = await verified();
    expect(findings).toBe(1);
    expect(said).toContain('바뀔 행 1: a (balance, tags)');
    expect(said).not.toContain('secret');
  });

  test('a read model that is gone is found', async () => {
    await pool.query('drop table read.tally');
    expect((await verified()).findings).toBe(1);
  });
});
