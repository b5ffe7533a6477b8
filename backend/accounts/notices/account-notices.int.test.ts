import { randomUUID } from 'node:crypto';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { userStream } from '@nomucheck/domain/accounts/user.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { lettersTo } from '../../messages/testing/mailbox.fixture.ts';
import { linkEveryService } from '../../people/erasure/testing/ways-in.fixture.ts';
import { provedPerson } from '../../testing/people-of-roles.fixture.ts';
import { cheapPasswords, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { appCode } from '../testing/authenticator.fixture.ts';

let test: TestService;
let db: pg.Pool;
/** Milliseconds by which the service's clock is ahead of this machine's. */
let ahead = 0;
beforeAll(async () => {
  test = await startTestService({ SANDBOX_OAUTH: '1' }, () => new Date(Date.now() + ahead), cheapPasswords);
  db = createPool(test.databaseUrl);
});
afterAll(async () => {
  await db.end();
  await test.stop();
});
beforeEach(() => {
  ahead += 3_600_000;
});

const managers = ['account-notices', 'message-sending'];
/** Whether one of them still has to take an event. */
const isUnread = async (): Promise<boolean> => {
  const { processManagers } = (await test.call('GET', '/readyz')).body;
  return processManagers.some(
    ({ name, lagEvents }: { name: string; lagEvents: number }) => managers.includes(name) && lagEvents > 0,
  );
};
/** Waits until every effect so far is done or postponed. */
const atRest = async (): Promise<void> => {
  const head = await test.service.store.head();
  const unrest = `select
    exists (select from work.outbox where manager = any ($1)
            and (state in ('parked', 'sent') or state = 'pending' and (tries > 0 or due_at <= now()))) as open,
    -- One that the queue still has is taken by it for the same when it comes again.
    exists (select from jobs.job as j where to_jsonb(j)::text like '%tell-account-change%') as queued`;
  const still = async () => ({ unread: await isUnread(), ...(await db.query(unrest, [managers])).rows[0] });
  await vi.waitFor(async () => expect(await still()).toEqual({ unread: false, open: false, queued: false }), {
    timeout: 60_000,
    interval: 50,
  });
  if ((await test.service.store.head()) !== head) await atRest();
};
/** Moves the service's clock forward by this many minutes. */
const pass = async (minutes: number): Promise<void> => {
  await atRest();
  ahead += minutes * 60_000;
  await db.query(`update work.outbox set due_at = due_at - make_interval(mins => $1) where state = 'pending'`, [
    minutes,
  ]);
  await atRest();
};
/** The changes listed in each e-mail, oldest e-mail first. */
const listedTo = async (email: string): Promise<string[][]> =>
  (await lettersTo(test, email))
    .toReversed()
    .map(({ text }) => text.split('\n').flatMap((line) => (line.startsWith('· ') ? [line.slice(2)] : [])));
const withoutTime = (line: string): string => line.replace(/^\d{4}년 \d{1,2}월 \d{1,2}일 \d\d:\d\d /, '');

/** Appends many changes directly to the log, without checking whether a command would allow them. */
const many: Decider<null, readonly UserEvent[], UserEvent> = {
  initialState: null,
  decide: (events) => events,
  evolve: () => null,
};
const happen = async (person: string, events: readonly UserEvent[]): Promise<void> => {
  await test.service.commands.handle(many, {
    stream: userStream(person),
    command: events,
    context: {
      commandId: randomUUID(),
      at: new Date(Date.now() + ahead).toISOString(),
      actor: { id: person, role: 'user' },
      correlationId: randomUUID(),
    },
  });
};
const passwordOf = (owner: string): UserEvent => ({ type: 'PasswordChanged', data: { owner } });
const phoneOf = (owner: string, email: string, n: number): UserEvent => ({
  type: 'ProfileChanged',
  data: {
    owner,
    changed: ['phoneNumber'],
    personal: { name: '김해고', email, phoneNumber: `010${String(n).padStart(8, '0')}` },
  },
});

/** How often the number is changed, more often than one statement writes. */
const numbers = process.env.LONG === '1' ? 2_402 : 602;

describe('a person who changes their sign-in data or their number', () => {
  it('is notified of changes made together in one e-mail, in their order and with their times, without the new values', async () => {
    const { token, email } = await provedPerson(test);
    const fresh = 'neues456?';
    const { body: signedIn } = await test.call('POST', '/api/user/changepw', {
      token,
      body: { current: password, password: fresh, passwordConfirm: fresh },
    });
    const otp = (method: 'POST' | 'DELETE', body: object) =>
      test.call(method, '/api/user/otp', { token: signedIn.token, body });
    const { body: begun } = await otp('POST', { password: fresh });
    const { body: on } = await otp('POST', { code: appCode(begun.secret, { now: new Date(Date.now() + ahead) }) });
    await otp('DELETE', { password: fresh, code: on.recoveryCodes[0] });
    const { token: last } = (await test.call('POST', '/api/user/login', { body: { email, password: fresh } })).body;
    await linkEveryService(
      test,
      { email, password: fresh },
      { id: 'notices', name: '김소셜', email: 'notices@example.com' },
    );
    const { status } = await test.call('DELETE', '/api/user/oauth/kakao', { token: last, body: { current: fresh } });
    expect(status).toBe(200);
    await test.call('PUT', '/api/user/edit', { token: last, body: { phoneNumber: '010-2345-6789' } });
    await test.call('PUT', '/api/user/edit', { token: last, body: { name: '박이름' } });

    await atRest();
    expect(await lettersTo(test, email)).toEqual([]);
    await pass(1);
    const [letter, ...more] = await lettersTo(test, email);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('[노무체크] 계정에서 여러 가지가 바뀌었어요');
    const [listed = []] = await listedTo(email);
    for (const line of listed) expect(line).toMatch(/^\d{4}년 \d{1,2}월 \d{1,2}일 \d\d:\d\d /);
    expect(listed.map(withoutTime)).toEqual([
      '비밀번호가 바뀌었어요.',
      '2단계 인증을 켰어요.',
      '2단계 인증을 껐어요.',
      expect.stringMatching(/ 로그인을 연결했어요\.$/),
      expect.stringMatching(/ 로그인을 연결했어요\.$/),
      expect.stringMatching(/ 로그인을 연결했어요\.$/),
      '카카오 로그인 연결을 끊었어요.',
      '휴대전화 번호를 바꾸거나 지웠어요.',
    ]);
    for (const secret of [fresh, begun.secret, '2345', '6789', ...on.recoveryCodes])
      expect(letter?.text).not.toContain(secret);
  });

  it('is notified of a single change in an e-mail of its own, and of later changes ten minutes after that', async () => {
    const { id, email } = await provedPerson(test);
    await happen(id, [passwordOf(id)]);
    await pass(1);
    const subjects = async () => (await lettersTo(test, email)).map(({ subject }) => subject);
    expect(await subjects()).toEqual(['[노무체크] 비밀번호가 바뀌었어요']);
    await happen(id, [phoneOf(id, email, 1)]);
    await pass(5);
    await happen(id, [phoneOf(id, email, 2)]);
    await pass(4);
    expect(await subjects()).toHaveLength(1);
    await pass(1);
    expect(await subjects()).toEqual([
      '[노무체크] 계정에서 여러 가지가 바뀌었어요',
      '[노무체크] 비밀번호가 바뀌었어요',
    ]);
    await pass(30);
    expect(await subjects()).toHaveLength(2);
  });

  it(`${numbers + 1} times gets a few e-mails that mention every change, and the important one`, async () => {
    const { id, email } = await provedPerson(test);
    const phones = Array.from({ length: numbers }, (_, n) => phoneOf(id, email, n));
    for (let n = 0; n < phones.length; n += 200) {
      await happen(id, phones.slice(n, n + 200));
      ahead += 5_000;
      if (n === 200) await pass(2);
      if (n === 400) await happen(id, [passwordOf(id)]);
    }
    for (let waited = 0; waited < 3; waited += 1) await pass(10);
    const listed = (await listedTo(email)).flat();
    const letters = await lettersTo(test, email);
    console.log(`${numbers + 1} changes of one person: ${letters.length} e-mails`);
    expect(letters.length).toBeGreaterThan(1);
    expect(letters.length).toBeLessThanOrEqual(3);
    const phoneTimes = listed.flatMap((line) => {
      const [, times = '1'] = /([\d,]+)번: 휴대전화/.exec(line) ?? [];
      return line.includes('휴대전화') ? [Number(times.replace(',', ''))] : [];
    });
    expect(phoneTimes.reduce((sum, times) => sum + times, 0)).toBe(numbers);
    expect(listed.filter((line) => line.includes('비밀번호가 바뀌었어요'))).toHaveLength(1);
    for (const { text } of letters) expect(text.length).toBeLessThan(3_000);
  }, 180_000);

  it('is notified once, also when the service ends in between and its log is read again', async () => {
    const { id, email } = await provedPerson(test);
    await happen(id, [passwordOf(id), phoneOf(id, email, 1)]);
    await atRest();
    test = await test.restart();
    await pass(1);
    expect(await lettersTo(test, email)).toHaveLength(1);
    test = await test.restart(undefined, async () => {
      await db.query(`update work.process_managers set position = '0000000000000000', epoch = epoch + 1
        where name in ('account-notices', 'message-sending')`);
    });
    await pass(30);
    expect(await lettersTo(test, email)).toHaveLength(1);
    const [, second] = (await listedTo(email))[0] ?? [];
    expect(withoutTime(second ?? '')).toBe('휴대전화 번호를 바꾸거나 지웠어요.');
  });
});

it('without a verified address gets no notification, and after the verification none about earlier changes', async () => {
  const { id, email } = await test.person();
  await happen(id, [phoneOf(id, email, 1)]);
  await happen(id, [{ type: 'EmailVerified', data: { owner: id, at: new Date(Date.now() + ahead).toISOString() } }]);
  await pass(1);
  expect(await lettersTo(test, email)).toEqual([]);
  await happen(id, [passwordOf(id)]);
  await pass(1);
  expect((await lettersTo(test, email)).map(({ subject }) => subject)).toEqual(['[노무체크] 비밀번호가 바뀌었어요']);
});
