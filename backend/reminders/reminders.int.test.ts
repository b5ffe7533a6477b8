import { randomUUID } from 'node:crypto';
import { addDays, koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { remindersDecider, remindersStream } from '@nomucheck/domain/reminders/reminders.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, ordinaryIntake, type Story } from '../checks/testing/fill-in.fixture.ts';
import { eventCatalogue } from '../contexts.ts';
import { createCommandHandler } from '../engine/command-handling/handle-command.ts';
import { openEventStore } from '../engine/event-store/event-log.ts';
import { createPool } from '../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../engine/sealing/memory-sealer.ts';
import { behindIn } from '../testing/caught-up.fixture.ts';
import { addToLog, proveAddress } from '../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { noteDueReminders } from './due-reminders.ts';

let now = new Date('2026-11-30T03:00:00.000Z');
let test: TestService;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  test = await startTestService({}, () => now);
  pool = createPool(test.databaseUrl);
}, 120_000);
afterAll(async () => {
  await pool.end();
  await test.stop();
});

const dismissedOn = (day: string): Story => ({
  questionnaire: 'basic',
  intake: { ...ordinaryIntake, 'intake/dismissed': day },
});
const finished = async (person: Person, day: string): Promise<string> => {
  const { id } = await fillIn(test, person, dismissedOn(day));
  await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
  return id;
};
const proved = async (): Promise<Person> => {
  const person = await test.person();
  await proveAddress(test, person.id);
  return person;
};
const calls = ({ token }: Person, id: string) => {
  const path = `/api/check/${id}/reminders`;
  return {
    see: () => test.call('GET', path, { token }),
    ask: (channel = 'email') => test.call('POST', path, { token, body: { channel } }),
    end: () => test.call('DELETE', path, { token, body: {} }),
  };
};
type Letter = { readonly to: string; readonly channel: string; readonly subject: string; readonly text: string };
const lettersTo = async (to: string): Promise<readonly Letter[]> =>
  (await test.call('GET', '/api/sandbox/mailbox')).body.items.filter(
    (letter: Letter) => letter.to === to && letter.text.includes('기한'),
  );
const caughtUp = (): Promise<void> => expect.poll(() => behindIn(test, ['read models'])).toEqual([]);
/** What the scheduled job does, as of this instant; several processes may do it at once. */
const work = async (at: string): Promise<void> => {
  now = new Date(at);
  await caughtUp();
  const smsBudget = { take: async () => true };
  const { commands } = test.service;
  const note = () => noteDueReminders({ db: pool, commands, smsBudget, clock: () => now });
  await Promise.all([note(), note()]);
  await note();
};
/** What a process does that is killed after it has noted that a reminder is due, and before anything follows from it. */
const noteAndDie = async (owner: string): Promise<void> => {
  const store = openEventStore({ databaseUrl: test.serviceUrl });
  const commands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
  const commandId = randomUUID();
  const { events } = await commands.handle(remindersDecider, {
    stream: remindersStream(owner),
    command: { type: 'RemindIfDue', at: now.toISOString() },
    context: { commandId, at: now.toISOString(), actor: { id: 'system', role: 'system' }, correlationId: commandId },
  });
  expect(events).toHaveLength(1);
  await store.close();
};
/** Nine in the morning in Seoul. */
const nine = (day: string): string => `${day}T00:00:00.000Z`;
const stopTokenIn = ({ text }: Letter): string => /\/reminders\/stop\/([\w-]{22})/.exec(text)?.[1] ?? '';

describe('reminders of the deadline', () => {
  it('come 7, 3 and 1 day before the end of the ten days after a decision, and say that they can’t be extended', async () => {
    now = new Date('2026-11-30T03:00:00.000Z');
    const me = await proved();
    const decided = {
      ...{ 'intake/stage': 'decided', 'intake/decision': 'lost', 'intake/filed-on': '2026-08-20' },
      'intake/decided-on': '2026-11-27',
    };
    const story = dismissedOn('2026-08-03');
    const { id } = await fillIn(test, me, { ...story, intake: { ...story.intake, ...decided } });
    await test.call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    // Ten days after 27 November; the seventh day before is today, and its nine o'clock has passed.
    const { body } = await calls(me, id).ask();
    expect(body.deadline).toEqual({ route: 'labour_commission_review', lastDay: '2026-12-07' });
    expect(body.active.toCome).toEqual([3, 1]);

    await work(nine('2026-12-04'));
    await expect.poll(() => lettersTo(me.email)).toHaveLength(1);
    const [letter] = await lettersTo(me.email);
    expect(letter?.text).toContain('· 낼 것: 중앙노동위원회 재심신청');
    expect(letter?.text).toContain('· 내는 곳: 중앙노동위원회');
    expect(letter?.text).toContain('이 날은 늘어나지 않아요');
  });

  it('are not offered for what was filed: no day is counted any more', async () => {
    now = new Date('2026-11-30T03:00:00.000Z');
    const me = await proved();
    const story = dismissedOn('2026-11-02');
    const filed = { 'intake/stage': 'filed', 'intake/filed-on': '2026-11-16' };
    const { id } = await fillIn(test, me, { ...story, intake: { ...story.intake, ...filed } });
    await test.call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect((await calls(me, id).see()).body.deadline).toBeNull();
    expect((await calls(me, id).ask()).status).toBe(409);
  });

  it('come 30, 14 and 3 days before at nine in Seoul, one each, also when the service was restarted', async () => {
    now = new Date('2026-11-30T03:00:00.000Z');
    const me = await proved();
    const id = await finished(me, '2026-11-02');
    const { body } = await calls(me, id).ask();
    expect(body.active).toMatchObject({
      checkId: id,
      deadline: '2027-02-02',
      toCome: [30, 14, 3],
      nextOn: '2027-01-03',
    });

    await work('2027-01-02T23:59:00.000Z');
    expect(await lettersTo(me.email)).toEqual([]);
    await work(nine('2027-01-03'));
    await expect.poll(() => lettersTo(me.email)).toHaveLength(1);
    now = new Date('2027-01-19T00:10:00.000Z');
    test = await test.restart(undefined, () => noteAndDie(me.id));
    await work('2027-01-19T00:20:00.000Z');
    await expect.poll(() => lettersTo(me.email)).toHaveLength(2);
    await work(nine('2027-01-30'));
    await expect.poll(() => lettersTo(me.email)).toHaveLength(3);
    await work(nine('2027-02-01'));
    const letters = await lettersTo(me.email);
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      '[노무체크] 요청하신 기한이 14일 남았어요',
      '[노무체크] 요청하신 기한이 30일 남았어요',
      '[노무체크] 요청하신 기한이 3일 남았어요',
    ]);
    expect(letters[0]?.text).toContain('2027년 2월 2일 (화)');
    expect(letters[0]?.text).toContain('서울지방노동위원회 (전화 02-');
    await work(nine('2027-02-03'));
    await work(nine('2027-02-04'));
    expect(await lettersTo(me.email)).toHaveLength(3);
    expect((await test.service.store.read(`reminders-${me.id}`)).at(-1)).toMatchObject({
      type: 'RemindersEnded',
      data: { why: 'deadline_passed' },
    });
  });

  it('are ended in the account, and by a message’s link only when somebody presses the button there', async () => {
    now = new Date('2027-03-01T03:00:00.000Z');
    const me = await proved();
    const id = await finished(me, '2027-02-20');
    expect((await calls(me, id).ask()).status).toBe(201);
    expect((await calls(me, id).end()).body.active).toBeNull();
    const deadline = String((await calls(me, id).ask()).body.active.deadline);
    await work(nine(addDays(deadline, -30)));
    await expect.poll(() => lettersTo(me.email)).toHaveLength(1);
    const [letter] = await lettersTo(me.email);
    if (!letter) throw new Error('no letter');
    const path = `/api/check/reminders/stop/${stopTokenIn(letter)}`;
    const unknown = '/api/check/reminders/stop/AAAAAAAAAAAAAAAAAAAAAA';
    for (const _ of [1, 2]) expect((await test.call('GET', path)).body).toEqual({ active: true });
    expect((await test.call('GET', unknown)).body).toEqual({ active: false });
    expect((await test.call('POST', unknown, { body: {} })).body).toEqual({ active: false });
    expect((await test.call('POST', path, { body: {} })).body).toEqual({ active: false });
    expect((await test.call('POST', path, { body: {} })).body).toEqual({ active: false });
    await caughtUp();
    expect((await test.call('GET', path)).body).toEqual({ active: false });
    await work(nine(addDays(deadline, -14)));
    expect(await lettersTo(me.email)).toHaveLength(1);
    expect((await test.service.store.read(`reminders-${me.id}`)).at(-1)?.data).toMatchObject({ why: 'by_link' });
  });

  it('go by text message to a verified number alone, and say nothing there of a dismissal', async () => {
    now = new Date('2027-06-01T03:00:00.000Z');
    const me = await test.person();
    const id = await finished(me, '2027-05-20');
    expect((await calls(me, id).see()).body).toMatchObject({ channels: { email: false, sms: false }, active: null });
    for (const channel of ['email', 'sms'])
      expect(await calls(me, id).ask(channel)).toMatchObject({
        status: 400,
        body: { code: 'code_address_invalid', errors: { channel: expect.stringMatching(/먼저/) } },
      });
    const phoneNumber = '01055556666';
    await addToLog(test, me.id, {
      type: 'PhoneVerified',
      data: { owner: me.id, at: now.toISOString(), personal: { email: me.email, name: '김해고', phoneNumber } },
    });
    const { body } = await calls(me, id).ask('sms');
    expect(body).toMatchObject({ channels: { email: false, sms: true }, active: { channel: 'sms' } });
    await work(nine(addDays(body.active.deadline, -3)));
    await expect.poll(() => lettersTo(phoneNumber)).toHaveLength(1);
    const [letter] = await lettersTo(phoneNumber);
    expect(letter?.text).toMatch(/^\[노무체크\] 노무체크에서 알려 드려요. 요청하신 기한이 3일 남았어요/);
    expect(letter?.text).not.toMatch(/해고|노동위원회|진단|구제/);
  });

  it('follow a new diagnosis with another deadline, and end when the person leaves', async () => {
    now = new Date('2027-09-01T03:00:00.000Z');
    const me = await proved();
    const first = await finished(me, '2027-08-20');
    const before = (await calls(me, first).ask()).body.active;
    const second = await finished(me, '2027-08-10');
    const { see } = calls(me, second);
    await expect.poll(async () => (await see()).body.active).toMatchObject({ checkId: second, toCome: [30, 14, 3] });
    const after = (await see()).body.active;
    expect(after.deadline < before.deadline).toBe(true);
    const gone = await test.call('DELETE', '/api/user', {
      token: me.token,
      body: { current: password, confirm: true },
    });
    expect(gone.status).toBe(200);
    await work(nine(addDays(after.deadline, -30)));
    expect((await test.service.store.read(`reminders-${me.id}`)).at(-1)?.data).toMatchObject({ why: 'owner_left' });
    expect(await lettersTo(me.email)).toEqual([]);
  });

  it('are refused when no deadline is left', async () => {
    now = new Date('2027-12-01T03:00:00.000Z');
    const me = await proved();
    const id = await finished(me, '2027-06-01');
    expect((await calls(me, id).see()).body).toMatchObject({ deadline: null, possible: [] });
    expect(await calls(me, id).ask()).toMatchObject({ status: 409, body: { code: 'stage_wrong' } });
    const soon = await finished(me, addDays(koreanDateOf(now), -89));
    const { status, body } = await calls(me, soon).ask();
    expect([status, body.code]).toEqual([409, 'stage_wrong']);
  });
});
