import { randomUUID } from 'node:crypto';
import { daysOfSlot, instantOfSlot } from '@nomucheck/domain/consultations/times/slots.ts';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviceOf } from '../advice/testing/events.fixture.ts';
import { personOfKind } from '../engine/testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../engine/testing/test-service.fixture.ts';

let test: TestService;
let one: Person;
let two: Person;
let admin: Person;
beforeAll(async () => {
  test = await startTestService();
  [one, two, admin] = await Promise.all([
    personOfKind(test, 'advisor'),
    personOfKind(test, 'advisor'),
    personOfKind(test, 'admin'),
  ]);
}, 120_000);
afterAll(() => test.stop());

const api = '/api/consult';
const slot = { weekday: 'mon', time: '14:00' } as const;
const ordinary = { topic: 'dismissal', body: '해고를 통보받았어요.', slots: [slot], wantsChanceReview: false };
const post = ({ token }: Person, path: string, body: object) => test.call('POST', `${api}${path}`, { token, body });
const put = ({ token }: Person, id: string, body: object) => test.call('PUT', `${api}/${id}`, { token, body });
const get = async ({ token }: Person, path: string) =>
  test.call('GET', `${api}${path}`, { token, headers: { 'X-Wait-For': await test.headToken() } });
const listed = (person: Person, filter: object) => get(person, `?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const requestedBy = async (person: Person, of: object = {}): Promise<string> => {
  const { status, body } = await post(person, '', { ...ordinary, ...of });
  expect([status, body.code]).toEqual([201, undefined]);
  return body.id;
};
const nextTime = (): string => {
  const now = new Date().toISOString();
  return instantOfSlot(daysOfSlot(slot, now)[0] ?? '', slot);
};

describe('a consultation', () => {
  it('goes from the request over two rounds to its end, and each side sees its stage', async () => {
    const person = await test.person('김상담');
    const made = await post(person, '', { ...ordinary, opponent: '주식회사 가나', contact: '010-1234-5678' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{ kind: 'free', stage: 'new', body: ordinary.body, client: '김상담', contact: '01012345678', payment: null },
        may: { add: true, move: true, takeBack: true, pay: false },
      },
    });
    const { id } = made.body;
    expect((await listed(person, {})).body).toMatchObject([{ id, stage: 'new', conflict: false }]);
    expect((await post(one, `/${id}/answer`, { message: '답' })).body.code).toBe('stage_wrong');
    expect((await post(one, `/${id}/assign`, { assignee: 'me' })).body).toMatchObject({
      ...{ stage: 'waiting_for_us', assignee: { id: one.id }, withheld: false, body: ordinary.body },
      may: { assign: true, answer: true, agree: true, close: true, makeFree: false },
    });

    const agreedAt = nextTime();
    const answered = await post(one, `/${id}/answer`, { message: '통보서를 갖고 계세요?', at: agreedAt });
    expect(answered.body).toMatchObject({ stage: 'agreed', agreedAt, messages: [{ by: 'firm', name: '김해고' }] });
    const calendar = await test.call('GET', `${api}/${id}/calendar.ics`, { token: person.token });
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);

    const moved = await put(person, id, { message: '네, 갖고 있어요.', slots: [{ weekday: 'tue', time: '10:30' }] });
    expect(moved.body).toMatchObject({ stage: 'waiting_for_us', agreedAt: null, may: { move: false } });
    await post(one, `/${id}/answer`, { message: '그럼 이렇게 하세요.' });
    expect((await get(person, `/${id}`)).body).toMatchObject({ stage: 'waiting_for_them' });
    expect((await listed(one, { stage: ['waiting_for_them'], assignee: 'me' })).body).toMatchObject([{ id }]);
    expect((await post(one, `/${id}/close`, {})).body.errors).toHaveProperty('outcome');
    const closed = await post(one, `/${id}/close`, { outcome: 'advised', message: '고생하셨어요.' });
    expect(closed.body).toMatchObject({ stage: 'closed', closed: { by: 'firm', outcome: 'advised' } });

    const told = async () =>
      (await test.call('GET', '/api/sandbox/mailbox')).body.items.filter(
        ({ to }: { to: string }) => to === person.email,
      );
    await expect
      .poll(told, { timeout: 20_000 })
      .toContainEqual(
        expect.objectContaining({ text: expect.stringMatching(new RegExp(`마쳤어요[^]*/consult/${id}`)) }),
      );

    const { body: own } = await get(person, `/${id}`);
    expect(own.messages.map(({ by }: { by: string }) => by)).toEqual(['firm', 'person', 'firm', 'firm']);
    expect((await get(person, `/${id}?asOf=r1`)).body).toMatchObject({ stage: 'new', messages: [] });
    const { body: history } = await get(person, `/${id}/history`);
    expect(history.at(-1)).toMatchObject({ type: 'ConsultationRequested', summary: '상담을 신청했어요.' });
    expect(JSON.stringify(history)).not.toContain('통보서');
    const late = await put(person, id, { message: '늦은 글', expectedRevision: 1 });
    expect(late).toMatchObject({ status: 422, body: { code: 'consult_failed', errors: { '': expect.any(String) } } });
  });

  it('is one’s own: nobody else reads or changes it, and the firm’s reading is recorded', async () => {
    const [person, stranger] = [await test.person(), await test.person()];
    const id = await requestedBy(person);
    for (const answer of [await get(stranger, `/${id}`), await put(stranger, id, { message: '남의 글' })])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await listed(stranger, { person: person.id })).body).toEqual([]);
    await get(one, `/${id}`);
    const { body } = await test.call('GET', `/api/admin/user/${person.id}/access-log`, { token: admin.token });
    expect(body).toMatchObject([{ reader: { id: one.id }, purpose: 'consultation' }]);
  });

  it('with bad input is refused with what is wrong, and nothing is counted or kept', async () => {
    const person = await test.person();
    const refusals: readonly (readonly [object, string, string])[] = [
      [{ body: '가'.repeat(20_000) }, 'consult_failed', 'body'],
      [{ wantsCall: true }, 'consult_failed', 'contact'],
      [{ contact: '내 번호' }, 'consult_failed', 'contact'],
      [{ slots: [slot, slot] }, 'consult_slots', 'slots'],
      [{ slots: [] }, 'consult_slots', 'slots'],
      [{ slots: ['09:30', '10:00', '10:30', '11:00'].map((time) => ({ ...slot, time })) }, 'consult_slots', 'slots'],
      [{ slots: [{ ...slot, time: '20:00' }] }, 'consult_slots', 'slots'],
    ];
    for (let n = 0; n < 3; n += 1)
      for (const [of, code, field] of refusals) {
        const { status, body } = await post(person, '', { ...ordinary, ...of });
        expect([status, body.code, Object.keys(body.errors)]).toEqual([422, code, [field]]);
      }
    const another = await post(person, '', { ...ordinary, checkId: randomUUID() });
    expect(another).toMatchObject({ status: 404, body: { code: 'check_fetch_failed' } });
    expect((await listed(person, {})).body).toEqual([]);
    expect((await post(person, '', ordinary)).status).toBe(201);
  });

  it('is one of five that a person has open at a time', async () => {
    const person = await test.person();
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await requestedBy(person));
    const fifth = () =>
      test.call('POST', api, { token: person.token, body: ordinary, headers: { 'Idempotency-Key': 'fifth' } });
    const { body: once } = await fifth();
    // Its answer was lost: the same request again is no sixth.
    expect(await fifth()).toMatchObject({ status: 201, body: { id: once.id } });
    expect((await listed(person, {})).body).toHaveLength(5);
    expect((await post(person, '', ordinary)).body).toMatchObject({
      code: 'consult_failed',
      errors: { '': expect.stringContaining('5건') },
    });
    expect((await post(person, `/${ids[0]}/close`, {})).body).toMatchObject({ stage: 'closed' });
    await requestedBy(person);
  });
});

describe('of two attorneys', () => {
  it('who take a consultation at once one has it, and the other is told who', async () => {
    const person = await test.person();
    for (let n = 0; n < 4; n += 1) {
      const id = await requestedBy(person);
      const answers = await Promise.all([one, two].map((each) => post(each, `/${id}/assign`, { assignee: 'me' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? one : two;
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'conflict', holder: { id: winner.id }, currentRevision: 2 });
      expect((await get(person, `/${id}`)).body).toMatchObject({ assignee: { id: winner.id } });
    }
  });

  it('the one who has it hands it over, and so does an admin who has seen who has it', async () => {
    const id = await requestedBy(await test.person());
    await post(one, `/${id}/assign`, { assignee: 'me' });
    expect((await post(two, `/${id}/answer`, { message: '답' })).body.code).toBe('conflict');
    const { body: attorneys } = await get(one, '/attorneys');
    expect(attorneys).toContainEqual({ id: two.id, name: expect.any(String), role: 'advisor' });
    expect(attorneys).toContainEqual(expect.objectContaining({ id: admin.id, role: 'admin' }));
    expect((await post(one, `/${id}/assign`, { assignee: two.id })).body).toMatchObject({ assignee: { id: two.id } });
    expect((await post(admin, `/${id}/assign`, { assignee: 'me' })).body.code).toBe('conflict');
    const seen = { assignee: 'me', expectedRevision: 3 };
    expect((await post(admin, `/${id}/assign`, seen)).body).toMatchObject({ assignee: { id: admin.id } });
    const nobody = { assignee: (await test.person()).id };
    expect((await post(admin, `/${id}/assign`, nobody)).body.errors).toHaveProperty('assignee');
  });
});

describe('a conflict of interest', () => {
  it('shows before the body, across advices and consultations, and is gone on with only for a recorded reason', async () => {
    const opponent = `가나${randomUUID()}`;
    const adviceId = await adviceOf(test, {
      asker: (await test.person()).id,
      parties: { client: `㈜ ${opponent}`, opponent: null },
    });
    await expect
      .poll(async () => {
        const id = await requestedBy(await test.person(), { opponent });
        return (await get(one, `/${id}`)).body.conflicts;
      })
      .toEqual([{ what: 'advice', id: adviceId, here: 'opponent', there: 'client' }]);

    const person = await test.person();
    const id = await requestedBy(person, { opponent, contact: '01012345678' });
    // The very first reading of it.
    const first = (await get(one, `/${id}`)).body;
    expect(first).toMatchObject({ withheld: true, body: '', contact: null, messages: [], opponent });
    expect(JSON.stringify(first)).not.toContain(ordinary.body);
    expect((await listed(one, { id: [id] })).body).toMatchObject([{ conflict: true }]);
    expect((await get(person, `/${id}`)).body).not.toHaveProperty('conflicts');

    const without = await post(one, `/${id}/assign`, { assignee: 'me' });
    expect(without).toMatchObject({ status: 422, body: { code: 'conflict_reason_needed' } });
    const reason = '다른 가나예요. 등록번호가 달라요.';
    const taken = await post(one, `/${id}/assign`, { assignee: 'me', reason });
    expect(taken.body).toMatchObject({ withheld: false, body: ordinary.body, contact: '01012345678' });
    expect((await get(two, `/${id}`)).body).toMatchObject({ withheld: true, body: '' });
    expect((await get(two, `/${id}?asOf=r1`)).body).toMatchObject({ withheld: true, body: '' });
    expect((await get(two, `/${id}/history`)).body[0]).toMatchObject({ reason });
    const own = JSON.stringify((await get(person, `/${id}/history`)).body);
    for (const secret of [reason, '충돌']) expect(own).not.toContain(secret);
  });

  it('that comes up later hides the texts and stops the assignee, until they have said why they go on', async () => {
    const [opponent, person] = [`하라${randomUUID()}`, await test.person()];
    const id = await requestedBy(person, { opponent });
    await post(one, `/${id}/assign`, { assignee: 'me' });
    await post(one, `/${id}/answer`, { message: '첫 답' });
    await requestedBy(await test.person(), { client: opponent });
    expect((await get(one, `/${id}`)).body).toMatchObject({
      ...{ withheld: true, reasonNeeded: true, body: '', messages: [], conflicts: [{ here: 'opponent' }] },
      may: { assign: true, answer: false, agree: false, close: true },
    });
    for (const [step, body] of [
      ['answer', { message: '답' }],
      ['close', { outcome: 'advised' }],
      ['assign', { assignee: 'me' }],
    ] as const)
      expect(await post(one, `/${id}/${step}`, body)).toMatchObject({
        ...{ status: 422, body: { code: 'conflict_reason_needed' } },
      });
    const reason = '이름만 같은 회사예요.';
    expect((await post(one, `/${id}/assign`, { assignee: 'me', reason })).body).toMatchObject({
      ...{ withheld: false, reasonNeeded: false, body: ordinary.body, may: { answer: true } },
    });
    expect((await post(one, `/${id}/answer`, { message: '둘째 답' })).body.messages).toHaveLength(2);
    expect((await get(two, `/${id}/history`)).body).toContainEqual(expect.objectContaining({ reason }));
  });

  it('of a review is gone on with only for a recorded reason, too', async () => {
    const name = `다라${randomUUID()}`;
    const id = await adviceOf(test, {
      asker: (await test.person()).id,
      parties: { client: null, opponent: name },
    });
    await requestedBy(await test.person(), { client: name });
    const claim = (body: object) =>
      test.call('POST', `/api/ai-advices/${id}/review1/claim`, { token: one.token, body });
    const read = () => test.call('GET', `/api/ai-advices/reviews/${id}`, { token: one.token });
    await expect.poll(async () => (await read()).body.conflicts).toMatchObject([{ what: 'consultation' }]);
    expect((await claim({})).body.code).toBe('conflict_reason_needed');
    expect((await claim({ reason: '같은 이름의 다른 분이에요.' })).status).toBe(200);
    expect((await claim({})).status).toBe(200);
    const events = await test.service.commands.history(`advice-${id}`);
    const claims = events.filter(({ type }) => type === 'ReviewClaimed');
    expect(claims).toMatchObject([{ reason: '같은 이름의 다른 분이에요.' }]);
  });
});

describe('a sensitive text', () => {
  const sensitive = '임신했다고 말하니 그만두래요.';
  const consent = ({ token }: Person, agreed: boolean) =>
    test.call('POST', '/api/user/term', {
      token,
      body: { sensitive: { agreed, version: firstPolicyVersion } },
    });
  const refused = { status: 422, body: { code: 'consent_needed', errors: { sensitive: expect.any(String) } } };

  it('is kept nowhere without its consent; once that is withdrawn nobody can read it and the consultation has ended', async () => {
    const person = await test.person();
    await consent(person, false);
    expect(await post(person, '', { ...ordinary, body: sensitive })).toMatchObject(refused);
    expect((await listed(person, {})).body).toEqual([]);
    const plain = await requestedBy(person);
    expect(await put(person, plain, { message: sensitive })).toMatchObject(refused);

    await consent(person, true);
    const id = await requestedBy(person, { body: sensitive });
    await post(one, `/${id}/assign`, { assignee: 'me' });
    await post(one, `/${id}/answer`, { message: '언제 말씀하셨나요?' });
    await put(person, id, { message: '지난달이요.' });
    await consent(person, false);
    await expect
      .poll(async () => (await get(person, `/${id}`)).body, { timeout: 20_000 })
      .toMatchObject({ stage: 'closed', body: '', messages: [{ text: null }, { text: null }] });
    expect((await get(person, `/${plain}`)).body).toMatchObject({ stage: 'new', body: ordinary.body });
  });
});

describe('an unpaid one', () => {
  it('isn’t answered until it is paid or free, which person and firm can make it', async () => {
    const person = await test.person();
    const [mine, theirs] = [await requestedBy(person, { kind: 'paid' }), await requestedBy(person, { kind: 'paid' })];
    const taken = await post(one, `/${theirs}/assign`, { assignee: 'me' });
    expect(taken.body).toMatchObject({ stage: 'unpaid', may: { answer: false, agree: false, makeFree: true } });
    expect((await post(one, `/${theirs}/answer`, { message: '답' })).body.code).toBe('stage_wrong');
    expect((await post(two, `/${theirs}/free`, {})).body.code).toBe('conflict');
    const free = await post(one, `/${theirs}/free`, { expectedRevision: 2 });
    expect(free.body).toMatchObject({ kind: 'free', stage: 'waiting_for_us', payment: null, may: { answer: true } });
    expect((await put(person, mine, { kind: 'free' })).body).toMatchObject({
      kind: 'free',
      stage: 'new',
      payment: null,
    });
    expect((await listed(person, {})).body).toMatchObject([{ kind: 'free' }, { kind: 'free' }]);
    expect((await put(person, mine, {})).status).toBe(400);
  });
});

it('somebody who leaves takes along what they asked: it ends, and nothing of it can be read', async () => {
  const person = await test.person('박떠남');
  const id = await requestedBy(person, { opponent: `마바${randomUUID()}` });
  await post(one, `/${id}/assign`, { assignee: 'me' });
  await post(one, `/${id}/answer`, { message: '답이에요.' });
  const headers = { 'X-Wait-For': await test.headToken() };
  const exported = await test.call('GET', '/api/user/export', { token: person.token, headers });
  expect(exported.body.consultations).toMatchObject([{ id, body: ordinary.body, messages: [{ text: '답이에요.' }] }]);

  await test.call('DELETE', '/api/user', { token: person.token, body: { current: password, confirm: true } });
  const { body } = await get(one, `/${id}`);
  expect(body).toMatchObject({ ...{ stage: 'closed', body: '', client: null }, messages: [{ text: null }] });
  expect(JSON.stringify(body)).not.toContain('박떠남');
});

describe('where the firm takes no requests', () => {
  it('none is recorded, and the refusal says where else to turn', async () => {
    const closed = await startTestService({ CONSULTATIONS: 'closed', PRICE_CONSULTATION: '0' });
    try {
      const terms = await closed.call('GET', `${api}/terms`);
      expect(terms.body).toEqual({ open: false, price: null, minutes: 30 });
      const { token } = await closed.person();
      const { body } = await closed.call('POST', api, { token, body: ordinary });
      expect(body).toMatchObject({ code: 'consult_failed', errors: { '': expect.stringMatching(/1350.*132/) } });
    } finally {
      await closed.stop();
    }
  });
});
