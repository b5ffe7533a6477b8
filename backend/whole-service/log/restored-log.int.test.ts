import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantSuperByCommand } from '../../accounts/testing/grant-super.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

/** The tables that are dumped; the others are rebuilt from them. The vault is backed up separately. */
const dumped = ['log.events', 'work.process_managers', 'work.outbox'];

let test: TestService;
let db: pg.Client;
beforeAll(async () => {
  test = await startTestService();
  db = new pg.Client({ connectionString: test.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await test.stop();
});

const dump = async (): Promise<void> => {
  await db.query('drop schema if exists dump cascade; create schema dump');
  for (const table of dumped) await db.query(`create table dump.${table.replace('.', '_')} as table ${table}`);
};

/** Restores the dumped log while the vault stays as it is now, and starts the service on both. */
const restore = async (): Promise<void> => {
  test = await test.restart({}, async () => {
    await db.query('alter table log.events disable trigger append_only');
    await db.query(`truncate ${dumped.join(', ')}`);
    for (const table of dumped) await db.query(`insert into ${table} table dump.${table.replace('.', '_')}`);
    await db.query('alter table log.events enable always trigger append_only');
    await db.query('drop schema read cascade');
  });
};

const head = async (): Promise<number> => Number(await test.service.store.head());
/** A person's draft, and the position in the log of the last event about it. */
const draftOf = async ({ token }: Person) => {
  const { body, headers } = await test.call('POST', '/api/check/form', { token, body: { questionnaire: 'basic' } });
  return { id: body.id, rulesetVersion: body.rulesetVersion, written: headers.get('x-log-position') ?? '' };
};
const say = (token: string, body: object, key: string = randomUUID()) =>
  test.call('PUT', '/api/check/autosave', { token, body, headers: { 'Idempotency-Key': key } });
const workers = (value: number) => [{ section: 'intake', numbering: 2, value }];
/** Whether a list that is read with this position in `X-Wait-For` is marked as stale. */
const isStale = async (token: string, place: string): Promise<boolean> => {
  const list = await test.call('GET', '/api/check/list', { token, headers: { 'X-Wait-For': place } });
  expect(list.status).toBe(200);
  return list.headers.get('x-stale') === '1';
};
const workersOf = async (token: string): Promise<unknown> => {
  const { body } = await test.call('GET', '/api/check/autosave', { token });
  return body.answers.find(({ section, numbering }: never) => section === 'intake' && numbering === 2)?.value;
};

it('a page that waits for a position that a restore removed is marked as stale, however far the log has grown since', async () => {
  const me = await test.person();
  const { id, rulesetVersion, written } = await draftOf(me);
  await dump();
  for (const count of [7, 8, 9, 10]) await say(me.token, { id, rulesetVersion, answers: workers(count) });
  const last = await say(me.token, { id, rulesetVersion, answers: workers(11) });
  const lost = last.headers.get('x-log-position') ?? '';
  expect(await isStale(me.token, lost)).toBe(false);

  // The log is now shorter than the lost position.
  const before = await head();
  await restore();
  expect(await head()).toBeLessThan(before);
  expect(await isStale(me.token, lost)).toBe(true);
  expect(await isStale(me.token, written)).toBe(false);

  // Next, the log grows to the lost position, and then beyond it.
  for (let count = 20; (await head()) < before; count += 1) {
    expect((await say(me.token, { id, rulesetVersion, answers: workers(count) })).status).toBe(200);
  }
  expect(await head()).toBe(before);
  expect(await isStale(me.token, lost)).toBe(true);
  const anew = await say(me.token, { id, rulesetVersion, answers: workers(50) });
  expect(await isStale(me.token, lost)).toBe(true);
  expect(await isStale(me.token, anew.headers.get('x-log-position') ?? '')).toBe(false);
  expect(await isStale(me.token, written)).toBe(false);
});

it('a command that a restore removed is carried out again under its old key, with the same body or another', async () => {
  const [me, you] = [await test.person(), await test.person()];
  const mine = await draftOf(me);
  const yours = await draftOf(you);
  await say(me.token, { id: mine.id, rulesetVersion: mine.rulesetVersion, answers: workers(3) }, 'kept');
  await dump();
  const body = { id: mine.id, rulesetVersion: mine.rulesetVersion, answers: workers(4) };
  const other = { id: yours.id, rulesetVersion: yours.rulesetVersion };
  await say(me.token, body, 'lost');
  await say(you.token, { ...other, answers: workers(4) }, 'lost');
  await restore();

  expect((await say(me.token, body, 'lost')).status).toBe(200);
  expect(await workersOf(me.token)).toBe(4);
  expect((await say(you.token, { ...other, answers: workers(5) }, 'lost')).status).toBe(200);
  expect(await workersOf(you.token)).toBe(5);
  // The key is bound again from now on, and so are the keys of commands that the restored log still has.
  expect((await say(you.token, { ...other, answers: workers(6) }, 'lost')).body).toMatchObject({
    code: 'idempotency_key_reused',
  });
  expect((await say(me.token, body, 'kept')).body).toMatchObject({ code: 'idempotency_key_reused' });
});

it('a bare position, as older pages sent it, has no known epoch', async () => {
  const me = await test.person();
  const { written } = await draftOf(me);
  expect(await isStale(me.token, written)).toBe(false);
  expect(await isStale(me.token, written.slice(0, 16))).toBe(true);
  expect(await isStale(me.token, '7')).toBe(true);
});

it('each start opens an epoch, and so does each command-line program that writes', async () => {
  const opened = async () =>
    (await db.query(`select stream from log.events where type = 'LogEpochOpened' order by position`)).rows.length;
  const before = await opened();
  test = await test.restart();
  expect(await opened()).toBe(before + 1);
  const { email } = await test.person();
  const { databaseUrl, masterSecrets: secrets } = test;
  expect(await grantSuperByCommand({ databaseUrl, secrets }, email)).toBe('granted');
  expect(await opened()).toBe(before + 2);
});
