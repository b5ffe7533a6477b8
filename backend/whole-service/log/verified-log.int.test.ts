import { randomUUID } from 'node:crypto';
import type { LogVerificationOut, LogVerificationView } from '@nomucheck/domain/kernel/contract/log-verification.ts';
import { logVerificationStream } from '@nomucheck/domain/kernel/log/log-verification.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewEvent } from '../../engine/event-store/event-store.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

/** Copied and put back as a backup would; the vault and the digests outside the database stay as they are. */
const copied = ['log.events', 'work.process_managers', 'work.outbox'];

let test: TestService;
let db: pg.Client;
let boss: Person;
beforeAll(async () => {
  test = await startTestService();
  db = new pg.Client({ connectionString: test.databaseUrl });
  await db.connect();
  boss = await test.staff('대표');
});
afterAll(async () => {
  await db.end();
  await test.stop();
});

const viewed = async (): Promise<LogVerificationView> =>
  (await test.call('GET', '/api/admin/log/verify', { token: boss.token })).body;
/** Asks for a check and waits for its result and its end: until then another one isn't begun, and the digest isn't written. */
const verified = async (): Promise<LogVerificationOut> => {
  const last = (await viewed()).results[0]?.at;
  expect((await test.call('POST', '/api/admin/log/verify', { token: boss.token, body: {} })).status).toBe(202);
  await expect.poll(async () => (await viewed()).results[0]?.at, { timeout: 30_000 }).not.toBe(last);
  await expect.poll(async () => (await viewed()).running).toBeNull();
  const [result] = (await viewed()).results;
  if (!result) throw new Error('no result');
  return result;
};
const tamper = async (statement: string): Promise<void> => {
  await db.query(`alter table log.events disable trigger append_only; ${statement};
    alter table log.events enable always trigger append_only`);
};
const write = async (checks: number): Promise<void> => {
  for (let one = 0; one < checks; one += 1)
    await test.call('POST', '/api/check/form', {
      token: (await test.person()).token,
      body: { questionnaire: 'basic' },
    });
};
const figure = async (): Promise<number | undefined> =>
  (await test.call('GET', '/api/admin/dashboard', { token: boss.token })).body.figures.find(
    ({ name }: { readonly name: string }) => name === 'log-faults',
  )?.count;

it('a sound log is said to be as it was written, with who asked and how much was compared', async () => {
  await write(1);
  await verified();
  const result = await verified();
  expect(result).toMatchObject({ found: 0, findings: [], unreadable: 0, by: { id: boss.id, name: '대표' } });
  expect(result.digests).toBeGreaterThan(0);
  expect(await figure()).toBe(0);
});

it('a right to change the log that was granted while the service runs is said', async () => {
  expect(await viewed()).toMatchObject({ logProtected: true });
  const role = `"${new URL(test.serviceUrl).username}"`;
  await db.query(`grant update on log.events to ${role}`);
  expect(await viewed()).toMatchObject({ logProtected: false });
  await db.query(`revoke update on log.events from ${role}`);
  expect(await viewed()).toMatchObject({ logProtected: true });
});

it('one changed byte is found with its position and its stream, and alarms the home page and the health', async () => {
  const { rows } = await db.query<{ position: string; stream: string }>(
    `select lpad(position::text, 16, '0') as position, stream from log.events where type = 'CheckStarted' order by position`,
  );
  const [changed] = rows;
  const change = (by: string) => `update log.events set at = at ${by} where position = ${Number(changed?.position)}`;
  await tamper(change(`+ interval '1 millisecond'`));
  const result = await verified();
  expect(result.findings[0]).toMatchObject({ what: 'fault', ...changed });
  expect(await figure()).toBe(result.found);
  expect((await test.call('GET', '/readyz')).body).toMatchObject({
    health: 'red',
    logVerified: { found: result.found },
  });
  await tamper(change(`- interval '1 millisecond'`));
  expect((await verified()).found).toBe(0);
});

it('a cut end is found, with the last position that is still there', async () => {
  await write(2);
  await verified();
  const { rows } = await db.query<{ last: string }>(
    `select lpad((max(position) - 3)::text, 16, '0') as last from log.events`,
  );
  await tamper(`delete from log.events where position > ${Number(rows[0]?.last)}`);
  const { findings } = await verified();
  expect(findings).toContainEqual(expect.objectContaining({ what: 'cut_off', position: rows[0]?.last }));
});

it('a restored older copy is found where its first new event stands, although no read model is ahead of it', async () => {
  for (const table of copied) await db.query(`create table public.${table.replace('.', '_')} as table ${table}`);
  await write(2);
  test = await test.restart({}, async () => {
    await tamper(
      [
        `truncate ${copied.join(', ')}`,
        ...copied.map((table) => `insert into ${table} table public.${table.replace('.', '_')}`),
        'drop schema read cascade',
      ].join(';'),
    );
  });
  const { rows } = await db.query<{ position: string }>(
    `select lpad(max(position)::text, 16, '0') as position from log.events where type = 'LogEpochOpened'`,
  );
  const { findings } = await verified();
  expect(findings.filter(({ what }) => what === 'ahead')).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ what: 'restored', position: rows[0]?.position }));
});

it('the result of a newer program, which this one can’t read, takes no process out of service', async () => {
  const { revision } = (await test.service.store.read(logVerificationStream, { backwards: true })).at(0) ?? {
    revision: 0,
  };
  const newer: NewEvent = {
    ...{ id: randomUUID(), type: 'LogVerified', schemaVersion: 99, data: {}, at: new Date().toISOString() },
    ...{ actor: { id: 'system', role: 'system' }, correlationId: randomUUID(), causationId: randomUUID() },
  };
  expect((await test.service.store.append(logVerificationStream, revision, [newer])).ok).toBe(true);
  const { status, body } = await test.call('GET', '/readyz');
  expect([status, body.ready, body.logVerified]).toEqual([200, true, null]);
});
