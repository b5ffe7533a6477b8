import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { rebuild } from '@nomucheck/projections/runner/rebuild/rebuild.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { fillIn, ordinaryIntake } from '../../checks/testing/fill-in.fixture.ts';
import { allProjections } from '../../contexts.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { machineHasRedis, startTestRedis } from '../../engine/redis/redis.fixture.ts';
import { createVault, type Vault } from '../../engine/vault/vault.ts';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let pool: pg.Pool;
let vault: Vault;
let now: Date;
beforeAll(async () => {
  now = new Date();
  test = await startTestService({ DRAFT_DAYS: '30' }, () => now);
  pool = createPool(test.databaseUrl);
  vault = createVault(pool);
});
afterAll(async () => {
  await pool.end();
  await test.stop();
});

const start = async ({ token }: Person): Promise<string> => {
  const { status, body } = await test.call('POST', '/api/check/form', { token, body: { questionnaire: 'basic' } });
  expect(status).toBe(201);
  return body.id;
};
const placeOf = async ({ id }: Person): Promise<string | null> => vault.reservations.ownerOf('draft', id);
/** Only effects of draft events: a new account has effects, too (its name is indexed). */
const outbox = async () =>
  (
    await pool.query<{ state: string }>(
      `select * from work.outbox where manager = 'draft-places' order by event_position, key`,
    )
  ).rows;
/** The ids of all effects' jobs that were ever enqueued, from the queue's own records. */
const jobsEnqueued = async () =>
  (await pool.query(`select id from jobs.event where event = 'added' and data->>'name' = 'free-draft-place'`)).rows;
const untilAllIsDone = (effects: number): Promise<void> =>
  vi.waitFor(async () => expect((await outbox()).map(({ state }) => state)).toEqual(Array(effects).fill('done')), {
    timeout: 30_000,
    interval: 50,
  });
const untilReadTo = (position: string): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        (
          await pool.query(`select from work.process_managers where name = 'draft-places' and position >= $1`, [
            position,
          ])
        ).rowCount,
      ).toBeGreaterThan(0),
    { timeout: 30_000, interval: 50 },
  );

describe('the reservation of a person’s one draft', () => {
  let me: Person;
  beforeAll(async () => {
    me = await test.person();
  });

  it('is freed after the result, so that the person can begin a new check', async () => {
    const { id } = await fillIn(test, me);
    expect(await placeOf(me)).toBe(`check-${id}`);
    await test.call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    await untilAllIsDone(1);
    expect(await placeOf(me)).toBeNull();
    const next = await start(me);
    expect(await placeOf(me)).toBe(`check-${next}`);
  });

  it('stays with the newer draft when an older one has been replaced by it', async () => {
    const newest = await start(me);
    await untilAllIsDone(2);
    expect(await placeOf(me)).toBe(`check-${newest}`);
  });

  it('stays when the owner has discarded the draft: a discarded draft has no effect on it', async () => {
    const { id } = (await test.call('DELETE', '/api/check/autosave', { token: me.token })).body;
    await untilReadTo(await test.service.store.head());
    expect(await outbox()).toHaveLength(2);
    expect(await placeOf(me)).toBe(`check-${id}`);
  });

  it('isn’t freed again when the log is read again or the read models are rebuilt', async () => {
    const [before, jobs] = [await outbox(), await jobsEnqueued()];
    expect(jobs).toHaveLength(2);
    const head = await test.service.store.head();
    const own = createPool(test.serviceUrl);
    for (const projection of allProjections)
      await rebuild({ db: own, log: test.service.store, projection, code: 'the test' });
    await own.end();
    await pool.query('update work.process_managers set position = $1, epoch = epoch + 1', [START]);
    await untilReadTo(head);
    expect(await outbox()).toEqual(before);
    expect(await jobsEnqueued()).toEqual(jobs);
  });
});

describe('what was written in a draft', () => {
  it('can’t be read any more once the draft is discarded; the results stay readable', async () => {
    const me = await test.person();
    const story = { intake: { ...ordinaryIntake, 'intake/region': { custom: '울릉도 어딘가' } } };
    const { id: finished } = await fillIn(test, me, story);
    await test.call('POST', '/api/check/checkResult', { token: me.token, body: { id: finished } });
    const { id: draft } = await fillIn(test, me, story);
    const read = async (id: string) =>
      JSON.stringify((await test.call('GET', `/api/check/${id}`, { token: me.token })).body);
    expect(await read(draft)).toContain('울릉도');
    await test.call('DELETE', '/api/check/autosave', { token: me.token });
    await vi.waitFor(async () => expect(await read(draft)).not.toContain('울릉도'), { timeout: 15_000, interval: 50 });
    expect(await read(finished)).toContain('울릉도');
    const { rows } = await pool.query(`select wrapped from vault.sealing_keys where person = $1`, [
      `${me.id}/check-${draft}`,
    ]);
    expect(rows).toEqual([{ wrapped: null }]);
  });
});

describe('a draft that its owner doesn’t return to', () => {
  it('is discarded after its term by the service itself, and its reservation is freed', async () => {
    const [gone, back] = [await test.person('떠난 이'), await test.person('돌아온 이')];
    const [abandoned, kept] = [await start(gone), await start(back)];
    now = daysLater(20);
    await comeBack(back, kept);
    now = daysLater(15);
    // The queue is lost. When a service starts, it schedules the recurring jobs again, and they run at once.
    await pool.query('truncate jobs.job, jobs.scheduler cascade');
    test = await test.restart();
    await vi.waitFor(async () => expect(await placeOf(gone)).toBeNull(), { timeout: 30_000, interval: 50 });
    const log = await test.service.store.read(`check-${abandoned}`);
    expect(log.at(-1)).toMatchObject({
      type: 'CheckDiscarded',
      actor: { id: 'system' },
      data: { why: 'abandoned' },
    });
    expect(await placeOf(back)).toBe(`check-${kept}`);
    expect((await test.service.store.read(`check-${kept}`)).map(({ type }) => type)).not.toContain('CheckDiscarded');
  });
});

const daysLater = (days: number): Date => new Date(now.getTime() + days * 24 * 3600 * 1000);

/** Signs in again and saves an answer. */
const comeBack = async ({ email }: Person, id: string): Promise<void> => {
  const { token } = (await test.call('POST', '/api/user/login', { body: { email, password } })).body;
  const { rulesetVersion } = (await test.call('GET', '/api/check/form')).body;
  const answers = [{ section: 'intake', numbering: 0, value: 'employee' }];
  const saved = await test.call('PUT', '/api/check/autosave', { token, body: { id, rulesetVersion, answers } });
  expect(saved.status).toBe(200);
};

if (machineHasRedis) {
  it('a Redis that would delete jobs keeps the service from starting', async () => {
    const redis = await startTestRedis({ evicts: 'allkeys-lfu' });
    await expect(startTestService({ REDIS_URL: redis.url })).rejects.toThrow('noeviction');
    await redis.stop();
  });
}

describe('an unavailable queue', () => {
  it('doesn’t stop requests; the effects of that time are carried out once the queue is available', async () => {
    const nowhere = await startTestService({ REDIS_URL: 'redis://127.0.0.1:4199' });
    const database = createPool(nowhere.databaseUrl);
    const me = await nowhere.person();
    const { id } = await fillIn(nowhere, me);
    const result = await nowhere.call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(result.status).toBe(200);
    expect((await nowhere.call('GET', '/readyz')).status).toBe(200);
    const tried = `select state from work.outbox where manager = 'draft-places' and last_error is not null`;
    await vi.waitFor(async () => expect((await database.query(tried)).rows).toEqual([{ state: 'pending' }]), 30_000);

    const begun = performance.now();
    const back = await nowhere.restart({});
    const took = performance.now() - begun;
    expect(took).toBeLessThan(8_000 * (await slowness()));
    const done = `select from work.outbox where manager = 'draft-places' and state = 'done'`;
    await vi.waitFor(async () => expect((await database.query(done)).rowCount).toBe(1), 30_000);
    await database.end();
    await back.stop();
  });
});
