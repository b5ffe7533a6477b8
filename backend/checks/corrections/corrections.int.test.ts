import { rightEdition, wrongEdition } from '@nomucheck/domain/checks/corrections/two-editions.fixture.ts';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { addToLog, proveAddress } from '../../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { fillIn, type Story } from '../testing/fill-in.fixture.ts';
import { publish } from './testing/publish.fixture.ts';

/** Told on the fifth, corrected on the twenty-third, at noon in Seoul. */
let now = new Date('2026-11-05T03:00:00.000Z');
const corrected = new Date('2026-11-23T03:00:00.000Z');

let test: TestService;
let pool: ReturnType<typeof createPool>;
let boss: Person;
let edition: string;
const told: Record<string, { person: Person; id: string; revision: number }> = {};

const stories = {
  regular: { intake: { 'intake/dismissed': '2026-11-02' } },
  probation: { intake: { 'intake/dismissed': '2026-11-02', 'intake/contract': 'probation' } },
  onPaper: {
    intake: { 'intake/dismissed': '2026-08-10', 'intake/contract': 'probation', 'intake/notice': 'paper' },
    item: (key) => (key.endsWith('written-notice') ? 'yes' : 'no'),
  },
  company: { intake: { 'intake/dismissed': '2026-11-02', 'intake/side': 'employer' } },
  byPhone: { intake: { 'intake/dismissed': '2026-11-02' } },
  unproved: { intake: { 'intake/dismissed': '2026-11-02' } },
  leaving: { intake: { 'intake/dismissed': '2026-11-02' } },
  ill: {
    intake: { 'intake/dismissed': '2026-11-02', 'intake/contract': 'probation' },
    item: (key) => (key === 'detail-9/unavoidable-reasons' || key === 'detail-9/entry' ? 'yes' : 'no'),
  },
} as const satisfies Readonly<Record<string, Story>>;
const phoneNumber = '01055556666';

beforeAll(async () => {
  // The clock moves on by more than the day in which staff may work without a second factor.
  test = await startTestService({ STAFF_SECOND_FACTOR: 'optional' }, () => now);
  pool = createPool(test.databaseUrl);
  await publish(test, wrongEdition, 'wrong', now);
  for (const [name, story] of Object.entries(stories)) {
    const person = await test.person();
    if (name !== 'unproved' && name !== 'byPhone') await proveAddress(test, person.id);
    await agree(person);
    const { id } = await fillIn(test, person, story);
    await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
    const { body } = await test.call('GET', `/api/check/${id}`, { token: person.token });
    told[name] = { person, id, revision: body.revision };
  }
  const { person: byPhone } = of('byPhone');
  const personal = { email: byPhone.email, name: '김해고', phoneNumber };
  await addToLog(test, byPhone.id, {
    type: 'PhoneVerified',
    data: { owner: byPhone.id, at: now.toISOString(), personal },
  });
  const { person: regular, id } = of('regular');
  await test.call('POST', `/api/check/${id}/reminders`, { token: regular.token, body: { channel: 'email' } });
  boss = await test.staff('박대표');

  now = corrected;
  edition = await publish(test, rightEdition, 'right', now);
  await vi.waitFor(async () => expect((await runs()).at(0)?.ended).toBe('finished'), {
    timeout: 60_000,
    interval: 200,
  });
}, 180_000);
afterAll(async () => {
  await pool.end();
  await test.stop();
});

/** To the terms of the day that the test is on. */
const agree = ({ token }: Person) =>
  test.call('POST', '/api/user/term', {
    token,
    body: { sensitive: { agreed: true, version: firstPolicyVersion } },
  });
const of = (name: keyof typeof stories) => {
  const found = told[name];
  if (!found) throw new Error(`nobody was told: ${name}`);
  return found;
};
const seen = async (name: keyof typeof stories) => {
  const { person, id } = of(name);
  return (await test.call('GET', `/api/check/${id}`, { token: person.token })).body;
};
const asStaff = async (path: string) =>
  test.call('GET', path, { token: boss.token, headers: { 'X-Wait-For': await test.headToken() } });
const runs = async (): Promise<{ ended: string | null }[]> => (await asStaff('/api/admin/correction-runs')).body;
const filtered = (filter: object) =>
  `/api/admin/corrections?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent('[0,99]')}`;
const itemOf = async (name: keyof typeof stories) =>
  (await asStaff(filtered({}))).body.find(({ checkId }: { checkId: string }) => checkId === of(name).id);
type Letter = { readonly to: string; readonly subject: string; readonly text: string };
const lettersTo = async (to: string): Promise<readonly Letter[]> =>
  (await test.call('GET', '/api/sandbox/mailbox')).body.items.filter(
    (letter: Letter) => letter.to === to && letter.text.includes('/check/result/'),
  );
const letterTo = async (to: string): Promise<Letter> => {
  await expect.poll(() => lettersTo(to), { timeout: 20_000 }).toHaveLength(1);
  const [letter] = await lettersTo(to);
  if (!letter) throw new Error('no letter');
  return letter;
};
const eventsOf = (name: keyof typeof stories) => test.service.store.read(`check-${of(name).id}`);

describe('after an edition that gives another last day has come into force', () => {
  it('a result that told a wrong one is calculated again by the service, and says what was wrong', async () => {
    const record = await seen('regular');
    expect(record.result).toMatchObject({ rulesetVersion: edition, calculatedAt: corrected.toISOString() });
    // Three months from 2 November 2026: 2 February 2027 (근로기준법 제28조 제2항); the month to 2 December was wrong.
    expect(record.corrected).toMatchObject({
      before: '2026-12-02',
      after: '2027-02-02',
      opened: [],
      closed: ['appeal_review'],
    });
    const history = await test.service.commands.history(`check-${of('regular').id}`);
    const last = history.filter(({ type }) => type === 'ResultCalculated');
    expect(last).toHaveLength(2);
    expect(last[1]).toMatchObject({ actor: { role: 'system' }, reason: expect.stringContaining('새 판') });
  });

  it('a result that is right stays as it was, and nobody is told anything', async () => {
    expect(await seen('probation')).not.toHaveProperty('corrected');
    expect((await seen('probation')).revision).toBe(of('probation').revision);
    expect(await lettersTo(of('probation').person.email)).toEqual([]);
  });

  it('its owner gets one letter with both days, an apology and a link', async () => {
    const { person, id } = of('regular');
    const { subject, text } = await letterTo(person.email);
    expect(subject).toContain('틀렸어요');
    for (const part of ['2026년 12월 2일 (수)', '2027년 2월 2일 (화)', '죄송', `/check/result/${id}`])
      expect(text).toContain(part);
  });

  it('who may have missed the right day is told that, and what is left', async () => {
    expect((await seen('onPaper')).corrected).toMatchObject({
      before: null,
      after: '2026-11-10',
      // It would have been open, and is over: no route to choose any more.
      opened: [],
      reasons: [{ why: '서면 통지를 받아도 구제신청을 할 수 있어요.', law: '근로기준법 제28조' }],
    });
    const { text } = await letterTo(of('onPaper').person.email);
    expect(text).toMatch(/이미 지났어요[\s\S]*1350[\s\S]*132/);
    expect(text).not.toContain('다른 길도 열려');
  });

  it('a company is told in its own words', async () => {
    const { text } = await letterTo(of('company').person.email);
    expect(text).toContain('상대방이 신청할 수 있는 마지막 날: 2027년 2월 2일 (화)');
    expect(await itemOf('company')).toMatchObject({ side: 'employer' });
  });

  it('a text message, and a letter to an address that nobody has proved, say nothing of a dismissal', async () => {
    for (const to of [phoneNumber, of('unproved').person.email]) {
      const { subject, text } = await letterTo(to);
      expect(subject + text.replace(/https?:\S+/g, '')).not.toMatch(/해고|노동위원회|진단|구제|신청/);
    }
    expect(await lettersTo(of('byPhone').person.email)).toEqual([]);
  });

  it('a running reminder moves to the right day', async () => {
    const { person, id } = of('regular');
    const reminders = async () =>
      (await test.call('GET', `/api/check/${id}/reminders`, { token: person.token })).body.active;
    await expect.poll(reminders).toMatchObject({ deadline: '2027-02-02', toCome: [30, 14, 3] });
  });

  it('a route that discloses a sensitive answer is seen by its owner alone', async () => {
    const record = await seen('ill');
    expect(record.corrected).toMatchObject({ opened: ['unfair_labour_practice'] });
    const { text } = await letterTo(of('ill').person.email);
    expect(text).not.toContain('부당노동행위');
    expect(await itemOf('ill')).toBeUndefined();
    const event = (await eventsOf('ill')).find(({ type }) => type === 'ResultCorrected');
    expect(event?.data.change).toMatchObject({ opened: [], closed: [], moved: [] });
    expect(JSON.stringify(event?.data)).not.toContain('unfair_labour_practice');
  });

  it('the firm sees who was told what, when and how, and how far it has got', async () => {
    const at = corrected.toISOString();
    await expect
      .poll(() => itemOf('regular'))
      .toMatchObject({
        owner: of('regular').person.id,
        rulesetVersion: edition,
        toldAt: '2026-11-05T03:00:00.000Z',
        correctedAt: at,
        notifiedAt: at,
        channel: 'email',
        message: { status: 'sent', openedAt: null },
      });
    expect(await itemOf('byPhone')).toMatchObject({ channel: 'sms' });
    expect((await runs()).at(0)).toMatchObject({ of: 8, tried: 8, corrected: 7, notPossible: [], ended: 'finished' });
    const counts = async (filter: object) => (await asStaff(filtered(filter))).body.length;
    expect(await counts({ change: 'later' })).toBe(5);
    expect(await counts({ change: 'opened' })).toBe(1);
    expect(await counts({ change: 'closed', side: 'employer', rulesetVersion: edition })).toBe(1);
    expect(await counts({ message: 'failed' })).toBe(0);
    expect((await asStaff(filtered({ change: 'other' }))).status).toBe(400);
  });

  it('shows that the letter was opened, and forgets who leaves', async () => {
    const { id } = await itemOf('regular');
    await test.call('POST', `/api/messages/${id}/opened`, { body: {} });
    expect(await itemOf('regular')).toMatchObject({ message: { openedAt: corrected.toISOString() } });
    const { token } = of('leaving').person;
    expect(await itemOf('leaving')).toBeDefined();
    await test.call('DELETE', '/api/user', { token, body: { current: password, confirm: true } });
    await expect.poll(() => itemOf('leaving')).toBeUndefined();
  });

  it('the same work again, as after a process was killed, corrects nothing twice and tells nobody twice', async () => {
    const before = await test.service.store.head();
    const { id: checkId, person } = of('regular');
    const { id: correctionId } = await itemOf('regular');
    const again: Record<string, object> = {
      'correct-late-result': { checkId, version: '0'.repeat(64) },
      'tell-correction': { owner: person.id, checkId, correctionId, at: corrected.toISOString() },
    };
    test = await test.restart(undefined, async () => {
      for (const [name, data] of Object.entries(again)) {
        const { rowCount } = await pool.query(
          `update work.outbox set state = 'pending', due_at = now(), data = $2
           where key = (select key from work.outbox where name = $1 and state = 'done' limit 1)`,
          [name, JSON.stringify(data)],
        );
        expect(rowCount).toBe(1);
      }
    });
    const open = `select from work.outbox where state <> 'done' and name = any ($1)`;
    await expect.poll(async () => (await pool.query(open, [Object.keys(again)])).rowCount, { timeout: 20_000 }).toBe(0);
    const types = ['ResultCalculated', 'ResultCorrected', 'CorrectionTold', 'MessageRequested'];
    const { events } = await test.service.store.readAll({ after: before, limit: 100, types });
    expect(events).toEqual([]);
    expect(await lettersTo(person.email)).toHaveLength(1);
  });
});

it('a draft that is finished by the older edition afterwards is corrected, too', async () => {
  const person = await test.person();
  await proveAddress(test, person.id);
  await publish(test, wrongEdition, 'wrong again', now);
  await agree(person);
  const { id } = await fillIn(test, person, stories.regular);
  await publish(test, rightEdition, 'right again', now);
  await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
  const record = async () => (await test.call('GET', `/api/check/${id}`, { token: person.token })).body;
  await expect.poll(async () => (await record()).corrected, { timeout: 20_000 }).toMatchObject({ after: '2027-02-02' });
  expect((await letterTo(person.email)).text).toContain('2027년 2월 2일');
}, 60_000);

it('whose figure an edition moves by more than the publisher chose gets one message, which names no figure', async () => {
  const told = await test.person();
  await proveAddress(test, told.id);
  await agree(told);
  const { id } = await fillIn(test, told, stories.regular);
  await test.call('POST', '/api/check/checkResult', { token: told.token, body: { id } });
  const { published } = rightEdition;
  const edition = { title: '출발이 다른 판', reasons: [] };
  await publish(
    test,
    { ...rightEdition, edition, published: { ...published, rate: published.rate + 0.02 } },
    'near',
    now,
    10,
  );
  await publish(
    test,
    { ...rightEdition, edition, published: { ...published, rate: published.rate + 0.2 } },
    'far',
    now,
    10,
  );
  const { subject, text } = await letterTo(told.email);
  expect(subject).toContain('질문지가 새로 나와');
  expect(text).toContain(`/check/result/${id}`);
  expect(text).not.toMatch(/\d+ ?%/);
}, 60_000);
