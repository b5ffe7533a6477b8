import { randomUUID } from 'node:crypto';
import { daysOfSlot, instantOfSlot } from '@nomucheck/domain/consultations/slots.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { consultationCalls, ordinary, slot } from './testing/consultation-calls.fixture.ts';

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

const { post, put, get, listed, requestedBy } = consultationCalls(() => test);

const api = '/api/consult';
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
