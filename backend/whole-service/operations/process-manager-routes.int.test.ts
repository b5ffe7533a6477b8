import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { createVault } from '../../engine/vault/vault.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let client: pg.Client;
let me: Person;
let boss: Person;
beforeAll(async () => {
  test = await startTestService();
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  [me, boss] = [await test.person(), await test.staff('대표')];
});
afterAll(async () => {
  await client.end();
  await test.stop();
});

const seen = async () =>
  (await test.call('GET', '/api/admin/process-managers', { token: boss.token })).body.find(
    ({ id }: { id: string }) => id === 'draft-places',
  );
const retry = (body: object, { token }: Person = boss, name = 'draft-places') =>
  test.call('POST', `/api/admin/process-managers/${name}/retry`, { token, body });
const ready = async () => (await test.call('GET', '/readyz')).body;
/** The part of `/readyz` about one process manager. */
const withPlaces = (places: object) =>
  expect.arrayContaining([expect.objectContaining({ name: 'draft-places', ...places })]);
const metric = async (line: string): Promise<number> => {
  const { body } = await test.call('GET', '/metrics');
  const found = body.split('\n').find((each: string) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length));
};
const soon = (what: () => Promise<void>): Promise<void> => vi.waitFor(what, { timeout: 30_000, interval: 50 });

/** Writes an effect as it is after its job's last failed attempt; the effect would free this reservation. */
const parkEffect = async (owner: string, stream: string): Promise<string> => {
  const key = randomUUID();
  await client.query(
    `insert into work.outbox (key, manager, kind, name, data, event_id, event_position, correlation_id, state, last_error)
     values ($1, 'draft-places', 'job', 'free-draft-place', $2, $3, $4, 'c', 'parked', '연결이 끊겼음')`,
    [key, { owner, stream }, randomUUID(), await test.service.store.head()],
  );
  return key;
};

describe('the state of the process managers', () => {
  it('is reported by /readyz: how far each has read, what waits, whether the queue answers', async () => {
    const { id } = await fillIn(test, me);
    await test.call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    await soon(async () =>
      expect(await seen()).toMatchObject({ lag: { events: 0 }, effects: { sent: 0, pending: 0 } }),
    );
    expect(await ready()).toMatchObject({
      health: 'green',
      processManagers: withPlaces({ state: 'live', lagEvents: 0, lagSeconds: 0, waitingEffects: 0, parkedEffects: 0 }),
      queue: 'answers',
    });
    // Over events of others its checkpoint moves a second later.
    await soon(async () =>
      expect(await metric('app_process_manager_position{manager="draft-places"}')).toBe(
        await metric('app_log_position'),
      ),
    );
    expect(await metric('app_process_manager_owned{manager="draft-places"}')).toBe(1);
    expect(await metric('app_outbox_parked{manager="draft-places"}')).toBe(0);
    expect(await metric('app_queue_up')).toBe(1);
    expect(await metric('app_queue_jobs{state="failed"}')).toBe(0);
  });

  it('is reported in events and seconds while its reader is late or has ended', async () => {
    await client.query(
      `update work.process_managers set position = '0000000000000001', owner = 'gone', lease_until = now() + '3 s'`,
    );
    const late = await seen();
    expect(late.lag.events).toBeGreaterThan(0);
    expect(late.lag.seconds).toBeGreaterThan(0);
    // The lease has expired, and it must not be taken by another owner before the check below.
    await Promise.all([
      client.query(`update work.process_managers set lease_until = now() - interval '1 s'`),
      client.query('begin'),
      client.query('lock table work.process_managers in share mode'),
    ]);
    expect(await ready()).toMatchObject({ health: 'red', processManagers: withPlaces({ state: 'unattended' }) });
    await client.query('commit');
    await soon(async () => expect(await ready()).toMatchObject({ health: 'green' }));
    expect(await seen()).toMatchObject({ state: 'live', lag: { events: 0 } });
  });

  it('is shown in detail only to administrators', async () => {
    const forbidden = await test.call('GET', '/api/admin/process-managers', { token: me.token });
    expect(forbidden).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    expect((await retry({}, me)).body.code).toBe('admin_only');
    expect((await retry({}, boss, 'nothing')).status).toBe(404);
  });
});

describe('a parked effect', () => {
  it('turns the health red, is shown to administrators, and is carried out after a retry', async () => {
    const { id } = (await test.call('POST', '/api/check/form', { token: me.token, body: { questionnaire: 'basic' } }))
      .body;
    const [key, another] = [await parkEffect(me.id, `check-${id}`), await parkEffect(me.id, 'check-of-nobody')];
    const health = await ready();
    expect(health).toMatchObject({
      ready: true,
      health: 'red',
      processManagers: withPlaces({ state: 'parked', parkedEffects: 2 }),
    });
    expect(await metric('app_outbox_parked{manager="draft-places"}')).toBe(2);
    for (const body of [health, (await test.call('GET', '/metrics')).body])
      expect(JSON.stringify(body)).not.toContain(me.id);
    expect((await seen()).parked).toContainEqual(
      expect.objectContaining({ key, kind: 'job', name: 'free-draft-place', error: '연결이 끊겼음' }),
    );

    expect((await retry({ effect: randomUUID() })).body.retried).toEqual({ effects: 0 });
    expect((await retry({ effect: key })).body).toMatchObject({ retried: { effects: 1 }, effects: { parked: 1 } });
    const { reservations } = createVault(client);
    await soon(async () => expect(await reservations.ownerOf('draft', me.id)).toBeNull());
    expect((await seen()).parked).toMatchObject([{ key: another }]);
    expect((await retry({})).body).toMatchObject({ retried: { effects: 1 }, parked: [] });
    await soon(async () => expect(await ready()).toMatchObject({ health: 'green' }));
    expect((await retry({})).body.retried).toEqual({ effects: 0 });
  });
});

describe('an unavailable queue', () => {
  it('is amber, and the service stays ready', async () => {
    const nowhere = await startTestService({ REDIS_URL: 'redis://127.0.0.1:4199' });
    const { status, body } = await nowhere.call('GET', '/readyz');
    expect({ status, body }).toMatchObject({ status: 200, body: { health: 'amber', queue: 'away' } });
    expect((await nowhere.call('GET', '/metrics')).body).toContain('app_queue_up 0');
    await nowhere.stop();
  });
});
