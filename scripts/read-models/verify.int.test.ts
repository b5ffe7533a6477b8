import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openEpoch } from '../../backend/engine/event-store/positions/epochs.ts';
import { openTestLog } from '../../backend/engine/event-store/postgres/testing/test-log.ts';
import { chainHash, envelopeAround } from '../../backend/engine/event-store/proof/hash-chain.ts';
import { wholeLogSince } from '../../backend/engine/event-store/proof/whole-log-hash.ts';
import { someEvent, someReason } from '../../backend/engine/event-store/test-events.ts';
import { createPool } from '../../backend/engine/postgres/connections/pool.ts';
import { GENESIS } from '../../domain/kernel/log/stored-event.ts';
import { createProjectionRunner } from '../../projections/runner/runner.ts';
import { tally } from '../../projections/testing/tally.ts';
import { verify } from './verify.ts';
import { expectedHashOf, type KnownProofs } from './verify-proofs.ts';

/** The usual two seconds of waiting are too few when the machine is busy. */
const patiently = { timeoutMs: 30_000 };

/** A log of three streams with a read model, new for each test. */
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
  await store.append(`till-${randomUUID()}`, 0, [{ ...moved(4), reason: someReason() }]);
  const runner = createProjectionRunner({ source: store, db: pool, projections: [tally()] });
  await runner.start();
  expect(await runner.waitFor(await store.head(), ['tally'], patiently)).toBe('passed');
  await runner.stop();
  return async () => {
    await pool.end();
    await log.close();
  };
});

const verified = async (proofs?: KnownProofs) => {
  const said: string[] = [];
  const outcome = await verify({
    pool,
    log: store,
    projections: [tally()],
    code: 'this program',
    ...(proofs ? { proofs } : {}),
    say: (line) => said.push(line),
  });
  return { ...outcome, said: said.join('\n') };
};

/** A line of the proof file about the present log. */
const proved = async (): Promise<KnownProofs['lines']> => {
  const whole = await wholeLogSince(store);
  return [{ number: 1, proof: { at: new Date().toISOString(), ...whole } }];
};

/** Changes who did a stream's first event, and recomputes every hash of the stream. */
const forge = async (stream: string, actor: string): Promise<void> => {
  const { rows } = await pool.query<{ position: string; data: string }>(
    'select position, data::text as data from log.events where stream = $1 order by revision',
    [stream],
  );
  const events = await store.read(stream);
  let previous = GENESIS;
  for (const [index, { position, data }] of rows.entries()) {
    const event = events[index];
    if (!event) throw new Error('the stream has fewer events than rows');
    const forged = index === 0 ? { ...event, actor: { ...event.actor, id: actor } } : event;
    const hash = chainHash(previous, envelopeAround(forged, { data }));
    await asOwner(`update log.events set ${index === 0 ? `actor_id = '${actor}',` : ''} hash = '\\x${hash}',
      previous_hash = '\\x${previous}' where position = ${position}`);
    previous = hash;
  }
};

/** Only the owner of the database can do this; the log's trigger makes it harder. */
const asOwner = async (statement: string): Promise<void> => {
  await pool.query(`alter table log.events disable trigger append_only; ${statement};
    alter table log.events enable always trigger append_only`);
};

describe('a log and its read models', () => {
  test('without faults pass, and the head is printed', async () => {
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
    ['a reason', `update log.events set sealed_reason = null where position = 5`, 5],
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

  test('events of two streams that were exchanged, or a missing end, which the chains can’t show, are shown by the hash of the whole log', async () => {
    const before = (await verified()).proof.digest;
    await asOwner('delete from log.events where position = 5');
    const cut = await verified();
    expect(cut.proof.digest).not.toBe(before);
    expect(cut.findings, 'the tables are ahead of what is left').toBe(1);
  });

  test('with a forged event and recomputed hashes pass by themselves, and fail against the proofs written before', async () => {
    const noted = (await verified()).proof;
    const lines = await proved();
    await forge('till-1', '다른 이유');
    expect((await verified()).findings, 'the log alone can’t show it').toBe(0);

    const beside = await verified({ lines, expected: [] });
    expect(beside.findings).toBe(1);
    expect(beside.said).toMatch(
      /✗ 증명 파일 1번째 줄\(위치 0000000000000005, .*\)이 기록과 다릅니다: 위치 0{16} 다음부터/,
    );

    const elsewhere = expectedHashOf(`${Number(noted.head)}:${noted.digest}`);
    const compared = await verified({ lines: [], expected: elsewhere ? [elsewhere] : [] });
    expect(compared.findings).toBe(1);
    expect(compared.said).toContain('✗ 적어 둔 해시: 위치 0000000000000005까지의 기록이 적어 둔 것과 다릅니다');
  });

  test('that have only grown match every line and every stored hash', async () => {
    const noted = (await verified()).proof;
    const lines = await proved();
    await store.append('other-1', 0, [someEvent({ n: 1 })]);
    const { findings, said } = await verified({ lines, expected: [{ position: noted.head, hash: noted.digest }] });
    expect(said).toContain('✓ 증명 파일: 1줄 모두 기록과 맞음');
    expect(said).toContain('✓ 적어 둔 해시');
    expect(findings).toBe(0);
  });

  test('that are shorter than the last line are reported as cut off, and as a restored copy once a start has opened an epoch', async () => {
    const lines = await proved();
    await asOwner('delete from log.events where position = 5');
    expect((await verified({ lines, expected: [] })).said).toContain(
      '보다 기록이 짧습니다: 위치 0000000000000004에서 끝납니다',
    );
    await openEpoch(store, new Date(Date.now() + 1_000).toISOString());
    const { said } = await verified({ lines, expected: [] });
    expect(said).toContain('옛 복사본을 되살린 기록입니다: 위치 0000000000000005에서');
    expect(said).not.toContain('기록과 다릅니다');
  });

  test('with a row that the log doesn’t give are reported, without the row’s values', async () => {
    await pool.query(`update read.tally set balance = 77, tags = '{"a secret"}' where account = 'a'`);
    const { findings, said } = await verified();
    expect(findings).toBe(1);
    expect(said).toContain('바뀔 행 1: a (balance, tags)');
    expect(said).not.toContain('secret');
  });

  test('with a missing read model are reported', async () => {
    await pool.query('drop table read.tally');
    expect((await verified()).findings).toBe(1);
  });
});
