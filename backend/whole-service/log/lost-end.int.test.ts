import { rebuild } from '@nomucheck/projections/runner/rebuild/rebuild.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allProjections } from '../../contexts.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
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

const ready = async () => (await test.call('GET', '/readyz')).body;
const list = () => test.call('GET', '/api/check/list', { token: me.token });
const startCheck = () => test.call('POST', '/api/check/form', { token: me.token, body: { questionnaire: 'basic' } });

it('given a log has lost its end, then the health page is red and its lists are stale until they are rebuilt', async () => {
  const before = await test.service.store.head();
  const { headers } = await startCheck();
  const wait = { 'X-Wait-For': headers.get('x-log-position') ?? '' };
  await test.call('GET', '/api/check/list', { token: me.token, headers: wait });
  expect((await ready()).health).toBe('green');
  // As when the log is restored from a backup that is older than those of the other tables.
  await client.query('alter table log.events disable trigger append_only');
  await client.query('delete from log.events where position > $1::bigint', [before]);
  await client.query('alter table log.events enable always trigger append_only');

  test = await test.restart();
  const seen = await ready();
  expect(seen.health).toBe('red');
  expect(seen.projections).toContainEqual(
    expect.objectContaining({
      name: 'checks',
      state: 'beyond_log',
      advice: expect.stringContaining('npm run rebuild -- checks'),
    }),
  );
  expect(test.logged()).toContain('the log has lost its end');
  expect((await list()).headers.get('x-stale')).toBe('1');
  const { body } = await test.call('GET', '/api/admin/projections', { token: boss.token });
  expect(body.find(({ id }: { id: string }) => id === 'checks')).toMatchObject({ state: 'beyond_log', owned: false });
  const started = await startCheck();
  expect(started.status).toBe(201);
  expect((await list()).headers.get('x-stale'), 'also once the log has grown again').toBe('1');

  const pool = createPool(test.serviceUrl);
  for (const projection of allProjections)
    await rebuild({ db: pool, log: test.service.store, projection, code: 'this program' });
  await pool.end();
  await expect.poll(async () => (await ready()).health, { timeout: 30_000 }).toBe('green');
  const answered = await list();
  expect(answered.headers.get('x-stale')).toBeNull();
  expect(answered.body.map(({ id }: { id: string }) => id)).toEqual([started.body.id]);
});

it('read models that this program doesn’t know are reported at the start and on the health page', async () => {
  await client.query('create table read.case_passages (id text primary key)');
  test = await test.restart();
  expect(test.logged()).toContain('npm run rebuild -- --drop-unknown');
  expect(await ready()).toMatchObject({ health: 'green', unknownReadModels: ['case-passages'] });
  await client.query('drop table read.case_passages');
});
