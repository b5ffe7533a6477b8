import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let client: pg.Client;
let me: Person;
let neighbour: Person;
let boss: Person;
beforeAll(async () => {
  test = await startTestService();
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  [me, neighbour, boss] = [await test.person(), await test.person('이웃'), await test.staff('대표')];
});
afterAll(async () => {
  await client.end();
  await test.stop();
});

const startCheck = async (person: Person): Promise<{ id: string; position: string }> => {
  const { body, headers } = await test.call('POST', '/api/check/form', {
    token: person.token,
    body: { questionnaire: 'basic' },
  });
  return { id: body.id, position: headers.get('x-log-position') ?? '' };
};
const listOf = (person: Person, headers: Record<string, string> = {}) =>
  test.call('GET', '/api/check/list', { token: person.token, headers });
const projectionsSeen = () => test.call('GET', '/api/admin/projections', { token: boss.token });
const theChecks = async () => (await projectionsSeen()).body.find(({ id }: { id: string }) => id === 'checks');
const metric = async (line: string): Promise<number> => {
  const { body } = await test.call('GET', '/metrics');
  return Number(
    body
      .split('\n')
      .find((each: string) => each.startsWith(`${line} `))
      ?.slice(line.length),
  );
};

describe('the state of the read models', () => {
  it('is reported by /readyz: position, lag, and whether something is parked', async () => {
    const started = await startCheck(neighbour);
    await listOf(neighbour, { 'X-Wait-For': started.position });
    const { body } = await test.call('GET', '/readyz');
    expect(body.health).toBe('green');
    expect(body.projections).toContainEqual({
      name: 'checks',
      state: 'live',
      lagEvents: 0,
      lagSeconds: 0,
      parkedStreams: 0,
      advice: null,
    });
    expect(body.unknownReadModels).toEqual([]);
    expect(await metric('app_log_position')).toBeGreaterThan(0);
    // Over events of others its checkpoint moves a second later.
    await vi.waitFor(
      async () =>
        expect(await metric('app_projection_position{projection="checks"}')).toBe(await metric('app_log_position')),
      30_000,
    );
    expect(await metric('app_projection_lag_events{projection="checks"}')).toBe(0);
    expect(await metric('app_append_events_total')).toBeGreaterThan(0);
  });

  it('is reported in seconds, too, while one is late', async () => {
    await client.query(
      `update read.checkpoints set position = '0000000000000001', epoch = epoch + 1 where name = 'users'`,
    );
    // The owner notices that its epoch is gone and continues from there: until then it is late.
    const late = (await projectionsSeen()).body.find(({ id }: { id: string }) => id === 'users');
    expect(late.lag.events).toBeGreaterThan(0);
    expect(late.lag.seconds).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await metric('app_projection_lag_events{projection="users"}')).toBe(0), 30_000);
  });

  it('is shown in detail only to administrators', async () => {
    const forbidden = await test.call('GET', '/api/admin/projections', { token: me.token });
    expect(forbidden).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    const far = await test.call('GET', '/metrics', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect(far).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('can be read from any machine with the token, once a token is configured', async () => {
    const guarded = await startTestService({ METRICS_TOKEN: 'scrape-me' });
    expect((await guarded.call('GET', '/metrics')).status).toBe(403);
    expect((await guarded.call('GET', '/metrics', { token: 'scrape-you' })).status).toBe(403);
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const read = await guarded.call('GET', '/metrics', { token: 'scrape-me', headers });
    expect(read.status).toBe(200);
    expect(read.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    await guarded.stop();
  });
});

describe('a list that is late', () => {
  it('is answered as it is after two seconds and marked as stale; once it has caught up it isn’t marked', async () => {
    const holding = new pg.Client({ connectionString: test.databaseUrl });
    await holding.connect();
    await holding.query(`begin; select from read.checkpoints where name = 'checks' for update`);
    const started = await startCheck(neighbour);
    const begun = performance.now();
    const late = await listOf(neighbour, { 'X-Wait-For': started.position });
    expect(late.status).toBe(200);
    expect(late.headers.get('x-stale')).toBe('1');
    const took = performance.now() - begun;
    expect(took).toBeLessThan(4_000 * (await slowness()));
    await holding.query('rollback');
    await holding.end();
    const fresh = await listOf(neighbour, { 'X-Wait-For': started.position });
    expect(fresh.headers.get('x-stale')).toBeNull();
    expect(fresh.body.map(({ id }: { id: string }) => id)).toContain(started.id);
  });
});

describe('a check that the list’s handler can’t process', () => {
  let mine: { id: string; position: string };

  it('is parked alone: only its reader gets `X-Stale`, and other records are not affected', async () => {
    mine = await startCheck(me);
    await listOf(me, { 'X-Wait-For': mine.position });
    await client.query(`alter table read.checks add constraint bug check (id <> '${mine.id}') not valid`);
    const answered = await test.call('PUT', '/api/check/autosave', {
      token: me.token,
      body: {
        id: mine.id,
        rulesetVersion: (await test.call('GET', '/api/check/form')).body.rulesetVersion,
        answers: [{ section: 'intake', numbering: 0, value: 'employee' }],
      },
    });
    const position = answered.headers.get('x-log-position') ?? '';
    const other = await startCheck(neighbour);
    expect((await listOf(me, { 'X-Wait-For': position })).headers.get('x-stale')).toBe('1');
    expect((await listOf(me)).headers.get('x-stale')).toBe('1');
    const undisturbed = await listOf(neighbour, { 'X-Wait-For': other.position });
    expect(undisturbed.headers.get('x-stale')).toBeNull();
    expect(undisturbed.body.map(({ id }: { id: string }) => id)).toContain(other.id);
  });

  it('turns the health red without naming the record, and shows the reason to administrators', async () => {
    const { status, body } = await test.call('GET', '/readyz');
    expect(status).toBe(200);
    expect(body.health).toBe('red');
    expect(body.projections).toContainEqual(expect.objectContaining({ name: 'checks', state: 'parked' }));
    expect(JSON.stringify(body)).not.toContain(mine.id);
    expect(await metric('app_projection_parked{projection="checks"}')).toBe(1);
    expect((await test.call('GET', '/metrics')).body).not.toContain(mine.id);
    expect(await theChecks()).toMatchObject({
      state: 'parked',
      lag: { events: 0 },
      parked: [{ stream: `check-${mine.id}`, type: 'AnswerGiven', error: expect.stringContaining('bug'), events: 1 }],
    });
  });

  it('stays parked when a retry fails, and is applied in order once the cause is removed', async () => {
    const retry = (body: object) =>
      test.call('POST', '/api/admin/projections/checks/retry', { token: boss.token, body });
    expect((await retry({})).body).toMatchObject({ state: 'parked', retried: { applied: 0, waiting: 1 } });
    await client.query('alter table read.checks drop constraint bug');
    expect((await retry({ stream: `check-${mine.id}` })).body).toMatchObject({
      state: 'live',
      parked: [],
      retried: { applied: 1, waiting: 0 },
    });
    expect((await listOf(me)).headers.get('x-stale')).toBeNull();
    expect((await test.call('GET', '/readyz')).body.health).toBe('green');
  });

  it('is retried only in a read model that exists, and by an administrator', async () => {
    const path = '/api/admin/projections/nothing/retry';
    expect((await test.call('POST', path, { token: boss.token, body: {} })).status).toBe(404);
    expect((await test.call('POST', path, { token: me.token, body: {} })).body.code).toBe('admin_only');
    const odd = { token: boss.token, body: { stream: 'check-\u0000' } };
    expect((await test.call('POST', '/api/admin/projections/checks/retry', odd)).status).toBe(400);
  });
});

describe('a read model that differs from the log', () => {
  const path = '/api/admin/projections/checks/rebuild';

  it('is rebuilt beside the live one when an administrator requests it, and replaces it', async () => {
    const { id, position } = await startCheck(neighbour);
    const shown = async () => {
      const { body } = await listOf(neighbour, { 'X-Wait-For': position });
      return body.find((item: { id: string }) => item.id === id)?.status;
    };
    expect(await shown()).toBe('draft');
    await client.query(`update read.checks set status = 'completed' where id = $1`, [id]);
    expect(await shown()).toBe('completed');

    await test.call('POST', path, { token: boss.token, body: { only: 'compare' } });
    await vi.waitFor(
      async () =>
        expect(await theChecks()).toMatchObject({ rebuild: null, built: { changed: 1, removed: 0, switched: false } }),
      { timeout: 20_000, interval: 100 },
    );
    expect(await shown()).toBe('completed');

    const asked = await Promise.all([1, 2].map(() => test.call('POST', path, { token: boss.token, body: {} })));
    expect(asked.map(({ status, body }) => [status, body.name])).toEqual([
      [202, 'checks'],
      [202, 'checks'],
    ]);
    await vi.waitFor(async () => expect(await shown()).toBe('draft'), { timeout: 20_000, interval: 100 });
    await vi.waitFor(
      async () => expect(await theChecks()).toMatchObject({ state: 'live', rebuild: null, built: { switched: true } }),
      {
        timeout: 20_000,
        interval: 100,
      },
    );
    expect(test.logged()).toMatch(/"projection":"checks".*"changed":1.*a read model is built again/);
  }, 60_000);

  it('can be requested by administrators only, for a read model that exists, with an empty body', async () => {
    expect((await test.call('POST', path, { token: me.token, body: {} })).body.code).toBe('admin_only');
    const nowhere = '/api/admin/projections/__proto__/rebuild';
    expect((await test.call('POST', nowhere, { token: boss.token, body: {} })).body.code).toBe('not_found');
    expect((await test.call('POST', path, { token: boss.token, body: { now: true } })).status).toBe(400);
  });
});
