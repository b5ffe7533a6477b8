import { randomUUID } from 'node:crypto';
import { nameless } from '@nomucheck/domain/accounts/told-name.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviceOf } from '../advice/testing/events.fixture.ts';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { consultationCalls, ordinary } from './testing/consultation-calls.fixture.ts';

let test: TestService;
let one: Person;
let two: Person;
beforeAll(async () => {
  test = await startTestService();
  [one, two] = await Promise.all([personOfKind(test, 'advisor'), personOfKind(test, 'advisor')]);
}, 120_000);
afterAll(() => test.stop());

const { post, get, listed, requestedBy } = consultationCalls(() => test);

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
    expect((await get(two, `/${id}/history`)).body[0]).toMatchObject({
      reason,
      changes: [
        { path: '맡은 사람', before: null, after: '김해고' },
        { path: '알고 맡은 이해 충돌', before: null, after: '1건' },
      ],
    });
    const own = JSON.stringify((await get(person, `/${id}/history`)).body);
    for (const secret of [reason, '충돌']) expect(own).not.toContain(secret);
  });

  it('is none between a person who told no name and an opponent who is called by the word for such people', async () => {
    await requestedBy(await test.person(nameless));
    const id = await requestedBy(await test.person(), { opponent: nameless });
    expect((await get(one, `/${id}`)).body).toMatchObject({ conflicts: [], body: ordinary.body });
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
    expect(claims).toMatchObject([
      { reason: '같은 이름의 다른 분이에요.', data: { despite: [{ what: 'consultation' }] } },
    ]);

    // Another one, after the claim.
    await requestedBy(await test.person(), { client: name });
    await expect.poll(async () => (await read()).body.reasonNeeded).toBe(true);
    const complete = () =>
      test.call('POST', `/api/ai-advices/${id}/review1/complete`, {
        token: one.token,
        body: { verdict: 'approve', text: '글' },
      });
    expect(await complete()).toMatchObject({ status: 422, body: { code: 'conflict_reason_needed' } });
    expect((await claim({ reason: '이분도 다른 분이에요.' })).status).toBe(200);
    expect((await read()).body).toMatchObject({ reasonNeeded: false, conflicts: [{}, {}] });
    expect((await complete()).status).toBe(200);
  });
});
