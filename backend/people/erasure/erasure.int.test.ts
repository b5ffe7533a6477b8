import { randomUUID } from 'node:crypto';
import { supersDecider, supersStream } from '@nomucheck/domain/accounts/supers.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { Role } from '@nomucheck/domain/kernel/log/event.ts';
import { isSame } from '@nomucheck/projections/runner/rebuild/compare.ts';
import { compareWithRebuild } from '@nomucheck/projections/runner/rebuild/rebuild.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { allProjections, declared, eventCatalogue } from '../../contexts.ts';
import { type CommandContext, createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { expectWholeLog } from '../../engine/event-store/postgres/proof/testing/expect-whole-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { masterKeysOf } from '../../engine/sealing/keys/master-keys.ts';
import { createPersonKeys } from '../../engine/sealing/keys/person-keys.ts';
import { createSealer } from '../../engine/sealing/person-sealer.ts';
import { createVault } from '../../engine/vault/vault.ts';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import {
  type Person,
  password,
  signupOf,
  startTestService,
  type TestService,
} from '../../testing/test-service.fixture.ts';
import { FORGET_PERSON } from '../erasing.ts';
import { createErasure } from './erasure.ts';
import { createForgettingAgain } from './forget-again.ts';
import { supersOf } from './supers.ts';

let test: TestService;
let pool: pg.Pool;
beforeAll(async () => {
  test = await startTestService();
  pool = createPool(test.databaseUrl);
});
afterAll(async () => {
  await pool.end();
  await test.stop();
});

const contextOf = (id: string, role: Role = 'user', reason?: string): CommandContext => ({
  commandId: randomUUID(),
  at: new Date().toISOString(),
  actor: { id, role },
  correlationId: randomUUID(),
  ...(reason === undefined ? {} : { reason }),
});
/** A person with nothing but an account. */
const nothingElse = { contexts: () => [], eraseFromVault: async () => {} };
const leave = ({ id }: Person, role: Role = 'user') => test.service.erasure.erase(id, 'left', contextOf(id, role));

/**
 * The tables of the vault with a row that contains the person's id in any column, except those columns that are
 * declared to stay.
 */
const tablesNaming = async ({ id }: Person): Promise<string[]> => {
  const named: string[] = [];
  for (const [table, stands] of Object.entries(declared.tablesOfPeople)) {
    const { rows } = await pool.query(`select from vault.${table} as t where t::text like '%' || $1 || '%'`, [id]);
    if (rows.length > 0 && !('stays' in stands)) named.push(table);
  }
  return named.toSorted();
};
/** Waits until the effects of leaving are done, too. */
const untilFollowed = async ({ id }: Person): Promise<void> => {
  const left = (await test.service.store.read(userStream(id))).at(-1);
  // By its name, because other contexts have effects of the same event.
  const done = `select from work.outbox where event_id = $1 and name = $2 and state = 'done'`;
  await vi.waitFor(async () => expect((await pool.query(done, [left?.id, FORGET_PERSON])).rowCount).toBe(1), {
    timeout: 15_000,
    interval: 50,
  });
};
/** The first this many callers wait for each other; later ones don't wait. */
const rendezvous = (people: number): (() => Promise<void>) => {
  let missing = people;
  let meet = (): void => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  return () => {
    missing -= 1;
    if (missing <= 0) meet();
    return met;
  };
};
const livingKeys = async ({ id }: Person) =>
  (await pool.query('select from vault.sealing_keys where owner = $1 and wrapped is not null', [id])).rowCount;

it('given the last two supers leave at the same moment, then one stays', async () => {
  const supers = [await test.staff(), await test.staff()];
  const answers = await Promise.allSettled(supers.map((one) => leave(one, 'super')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'cannot_edit_super' } });
});

it('given two supers counted each other before either left, in two processes, then one stays', async () => {
  const supers = [await test.staff(), await test.staff()];
  // All other supers leave first, so that these two are the last.
  const others = [...(await supersOf(test.service.store))].filter((id) => !supers.some((one) => one.id === id));
  for (const id of others) await test.service.erasure.erase(id, 'left', contextOf(id, 'super'));

  const counted = rendezvous(supers.length);
  const leaveElsewhere = async ({ id }: Person) => {
    const url = test.databaseUrl;
    const store = openEventStore({ databaseUrl: url });
    const readAll: typeof store.readAll = async (options) => {
      const batch = await store.readAll(options);
      if (batch.atHead) await counted();
      return batch;
    };
    const vault = createVault(pool);
    const keys = createPersonKeys(vault.sealingKeys, masterKeysOf(test.masterSecrets));
    const commands = createCommandHandler({ store, sealer: createSealer(keys), catalogue: eventCatalogue });
    const elsewhere = createErasure({ commands, store: { readAll }, vault, keys, ...nothingElse });
    try {
      return await elsewhere.erase(id, 'left', contextOf(id, 'super'));
    } finally {
      await store.close();
    }
  };
  const answers = await Promise.allSettled(supers.map(leaveElsewhere));
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'cannot_edit_super' } });
  expect((await supersOf(test.service.store)).size).toBe(1);
});

it('a super whose departure the others have agreed to leaves, also when the process ended in between', async () => {
  const [going, staying] = [await test.staff(), await test.staff()];
  await test.service.commands.handle(supersDecider, {
    stream: supersStream,
    command: { type: 'ReleaseSuper', owner: going.id, supers: [going.id, staying.id] },
    context: contextOf(going.id, 'super'),
  });
  await vi.waitFor(async () => expect(await livingKeys(going)).toBe(0), { timeout: 15_000, interval: 50 });
  expect((await test.service.store.read(userStream(going.id))).at(-1)).toMatchObject({
    type: 'UserErased',
    actor: { id: going.id },
    data: { how: 'left' },
  });
});

describe('a person who leaves', () => {
  let me: Person;
  let draft: string;
  let finished: string;
  beforeAll(async () => {
    me = await test.person('나떠남');
    finished = (await fillIn(test, me, { questionnaire: 'basic' })).id;
    const key = { 'Idempotency-Key': randomUUID() };
    const asked = await test.call('POST', '/api/check/checkResult', {
      token: me.token,
      body: { id: finished },
      headers: key,
    });
    expect(asked.status).toBe(200);
    draft = (await test.call('POST', '/api/check/form', { token: me.token, body: { questionnaire: 'basic' } })).body.id;
    const code = { channel: 'email', address: me.email, purpose: 'password' };
    expect((await test.call('POST', '/api/user/code', { body: code })).status).toBe(200);
    const named = ['codes', 'credentials', 'idempotency_keys', 'mailbox', 'name_tokens', 'reservations'];
    await vi.waitFor(async () => expect(await tablesNaming(me)).toEqual(named), { timeout: 15_000, interval: 50 });
    await leave(me);
  }, 60_000);

  it('has no session, and can’t sign in any more', async () => {
    expect((await test.call('GET', '/api/user/session', { token: me.token })).body.code).toBe('session_not_found');
    const login = await test.call('POST', '/api/user/login', { body: { email: me.email, password } });
    expect(login.body.code).toBe('email_unregistered');
  });

  it('is in no table of the vault, and their keys are destroyed', async () => {
    expect(await tablesNaming(me)).toEqual([]);
    expect(await livingKeys(me)).toBe(0);
    const { rows } = await pool.query('select device, revoked_at from vault.sessions where user_id = $1', [me.id]);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toEqual({ device: null, revoked_at: expect.any(Date) });
  });

  it('leaves no draft; finished checks no longer show a name', async () => {
    expect((await test.service.store.read(`check-${draft}`)).at(-1)).toMatchObject({
      type: 'CheckDiscarded',
      data: { why: 'owner_left' },
    });
    const { token } = await test.staff();
    const history = await test.call('GET', `/api/check/${finished}/history?range=[0,999]`, { token });
    expect(history.status).toBe(200);
    expect(JSON.stringify(history.body)).not.toContain('김해고');
    expect(history.body[0].actor.name).toBe('탈퇴한 회원');
  });

  it('releases their e-mail address: a sign-up with it is a new person', async () => {
    const { status, body } = await test.call('POST', '/api/user/signup', { body: signupOf({ email: me.email }) });
    expect(status).toBe(201);
    expect(body.user.id).not.toBe(me.id);
  });

  it('leaves the log’s chain whole, and read models that equal their rebuild', async () => {
    await expectWholeLog(pool);
    const { store } = test.service;
    await vi.waitFor(
      async () => expect((await pool.query('select from read.users where id = $1', [me.id])).rowCount).toBe(0),
      15_000,
    );
    for (const projection of allProjections) {
      const compared = await compareWithRebuild({ db: pool, log: store, projection, code: 'the test' });
      expect(isSame(compared.difference), projection.name).toBe(true);
    }
  });

  it('may ask twice, and gets the same answer', async () => {
    await leave(me);
    const log = await test.service.store.read(userStream(me.id));
    expect(log.filter(({ type }) => type === 'UserErased')).toHaveLength(1);
  });
});

it('a person of the firm who is removed loses access at once, and the reason is erased with them', async () => {
  const advisor = await personOfKind(test, 'advisor');
  const boss = await test.staff();
  const remove = (reason: string) =>
    test.service.erasure.erase(advisor.id, 'removed', contextOf(boss.id, 'super', reason));
  await expect(remove('김해고 퇴사')).rejects.toMatchObject({ code: 'invalid_request' });
  expect((await test.call('GET', '/api/user/session', { token: advisor.token })).status).toBe(200);
  await remove('퇴사함');
  expect((await test.call('GET', '/api/user/session', { token: advisor.token })).status).toBe(401);
  expect((await test.service.commands.history(userStream(advisor.id))).at(-1)).toMatchObject({
    type: 'UserErased',
    actor: { id: boss.id, role: 'super' },
    reason: null,
    data: { how: 'removed' },
  });
});

it('given the process ends between the event and the erasure, then the erasure is completed later', async () => {
  const me = await test.person();
  await test.service.commands.handle(userDecider, {
    stream: userStream(me.id),
    command: { type: 'Erase', how: 'left', by: { id: me.id, role: 'user' }, released: false },
    context: contextOf(me.id),
  });
  // The event alone already ends their access.
  expect((await test.call('GET', '/api/user/session', { token: me.token })).status).toBe(401);
  await vi.waitFor(async () => expect(await livingKeys(me)).toBe(0), { timeout: 15_000, interval: 50 });
  await vi.waitFor(async () => expect(await tablesNaming(me)).toEqual([]), { timeout: 15_000, interval: 50 });
});

it('nothing is erased of a person whose account has not ended', async () => {
  const me = await test.person();
  await expect(test.service.erasure.forget(me.id)).rejects.toThrow();
  expect(await livingKeys(me)).toBe(1);
});

it('a person whom a restored vault contains again is erased again', async () => {
  const [gone, here] = [await test.person(), await test.person()];
  const { rows: kept } = await pool.query('select * from vault.sealing_keys where person = $1', [gone.id]);
  await leave(gone);
  await untilFollowed(gone);
  await pool.query('update vault.sealing_keys set wrapped = $2, destroyed_at = null where person = $1', [
    gone.id,
    kept[0].wrapped,
  ]);
  const { erasure, store } = test.service;
  const { sealingKeys } = createVault(pool);
  const forgetAgain = createForgettingAgain({ store, sealingKeys, erasure });
  expect(await forgetAgain()).toBe(1);
  expect([await livingKeys(gone), await livingKeys(here)]).toEqual([0, 1]);
  expect(await forgetAgain()).toBe(0);
});
