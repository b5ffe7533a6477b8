import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeToSensitive } from '../../checks/testing/fill-in.fixture.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { ask, personWhoAsks } from '../chat/testing/chat-calls.fixture.ts';
import { type Asked, answeredAdvice } from '../testing/advices.fixture.ts';

let test: TestService;
let pool: ReturnType<typeof createPool>;
let asker: Person;
let attorney: Person;

beforeAll(async () => {
  test = await startTestService();
  pool = createPool(test.databaseUrl);
  [asker, attorney] = await Promise.all([personWhoAsks(test), personOfKind(test, 'advisor')]);
}, 120_000);
afterAll(async () => {
  await pool.end();
  await test.stop();
});

const api = '/api/ai-advices';
const post = ({ token }: Person, path: string, body: object = {}) =>
  test.call('POST', `${api}/${path}`, { token, body });
const get = async ({ token }: Person, path: string) => {
  const headers = { 'X-Wait-For': await test.headToken() };
  return test.call('GET', path, { token, headers });
};
const answerOf = async (id: string): Promise<string> => {
  const { state } = await test.service.commands.load(adviceDecider, adviceStream(id));
  return state?.answers.at(-1)?.answerId ?? '';
};
type Answered = { readonly id: string; readonly answerId: string };
const answeredTo = async (person: Person, of: Asked = {}): Promise<Answered> => {
  const id = await answeredAdvice(test, person, of);
  return { id, answerId: await answerOf(id) };
};
const judge = ({ id, answerId }: Answered, body: object, by = asker) => post(by, `${id}/answers/${answerId}/fit`, body);
const settle = ({ id, answerId }: Answered, by = attorney) =>
  post(by, `${id}/answers/${answerId}/report/settle`, { reason: '주제를 바로잡았어요' });
const reports = async (filter: object, by = attorney) =>
  (await get(by, `${api}/reports?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const lettersTo = async ({ email }: Person) =>
  (await test.call('GET', '/api/sandbox/mailbox')).body.items.filter(
    (letter: { to: string; subject: string }) => letter.to === email && letter.subject.includes('먼저 살펴볼 답'),
  );

describe('an answer that doesn’t fit its question', () => {
  it('is on the firm’s list with what was otherwise, until an attorney has looked at it', async () => {
    const of = await answeredTo(asker, { question: '권고사직인가요?\n두 번째 줄', topics: ['kakao-dismissal'] });
    const { body } = await judge(of, { fits: false, comment: '제 번호는 010-1234-5678이고 사직을 물었어요' });
    expect(body.chats.at(-1)).toMatchObject({ id: of.answerId, fit: false });
    const [row] = await reports({ id: [of.answerId] });
    expect(row).toEqual({
      ...{ id: of.answerId, adviceId: of.id, why: 'does_not_fit', status: 'open', reportedAt: expect.any(String) },
      comment: '제 번호는 (전화번호 가림)이고 사직을 물었어요',
      question: '권고사직인가요?',
      topics: [{ id: 'kakao-dismissal', title: expect.any(String) }],
    });
    expect((await settle(of)).status).toBe(200);
    expect(await reports({ id: [of.answerId], status: 'open' })).toEqual([]);
    expect(await reports({ id: [of.answerId] })).toMatchObject([{ status: 'settled' }]);
    expect((await settle(of)).body.code).toBe('stage_wrong');
  });

  it('is no work once it fits, and counts as one that does', async () => {
    const of = await answeredTo(asker);
    const before = (await get(attorney, `${api}/reports/counts`)).body;
    await judge(of, { fits: false });
    expect((await judge(of, { fits: true })).body.chats.at(-1).fit).toBe(true);
    expect(await reports({ id: [of.answerId] })).toEqual([]);
    expect((await get(attorney, `${api}/reports/counts`)).body).toEqual({ ...before, fits: before.fits + 1 });
    expect((await judge(of, { fits: true, comment: '좋아요' })).body.errors).toMatchObject({
      comment: expect.any(String),
    });
  });

  it('is nobody else’s to judge, and not shown to the attorney who asked it', async () => {
    const of = await answeredTo(attorney);
    expect((await judge(of, { fits: false })).body.code).toBe('not_found');
    await judge(of, { fits: false }, attorney);
    expect(await reports({ id: [of.answerId] })).toEqual([]);
    expect((await settle(of)).body.code).toBe('same_reviewer');
    expect((await settle(of, asker)).status).toBe(403);
  });

  it('with a sensitive remark needs the consent first', async () => {
    const of = await answeredTo(asker);
    const said = { fits: false, comment: '임신했다고 말한 건 왜 안 보나요' };
    expect((await judge(of, said)).body).toMatchObject({
      code: 'consent_needed',
      errors: { sensitive: expect.any(String) },
    });
    await agreeToSensitive(test, asker);
    expect((await judge(of, said)).status).toBe(200);
  });
});

describe('an answer that puts care before the law', () => {
  it('comes first in the list, the firm is told once, and nothing that is stored says so', async () => {
    const other = await answeredTo(asker);
    const before = (await lettersTo(attorney)).length;
    const id = await ask(test, asker, { question: '어제 해고됐는데 죽고 싶다는 생각만 나요' });
    const { body } = await test.call('POST', `${api}/${id}/chat`, {
      ...{ token: asker.token, body: {}, headers: { Accept: 'application/json' } },
    });
    expect(body.answer.text).toContain('109');
    expect(body.answer).not.toHaveProperty('fit');
    await judge(other, { fits: false });
    const answerId = await answerOf(id);
    const list = await reports({ status: 'open' });
    expect(list[0]).toMatchObject({ adviceId: id, why: 'care', topics: [{ id: 'despair', title: '많이 힘들 때' }] });
    expect(list.map(({ id: each }: { id: string }) => each)).toContain(other.answerId);
    await expect.poll(() => lettersTo(attorney)).toHaveLength(before + 1);
    const [letter] = await lettersTo(attorney);
    expect(letter.text).toContain('/inspection/reports');
    expect(letter.text).not.toContain(id);

    expect((await judge({ id, answerId }, { fits: true })).body.code).toBe('stage_wrong');
    const { rows } = await pool.query(
      `select jsonb_agg(to_jsonb(e))::text as stored from log.events e where stream = $1`,
      [adviceStream(id)],
    );
    expect(rows[0].stored).not.toMatch(/despair|"care"/);
    const events = await test.service.commands.history<AdviceEvent>(adviceStream(id));
    expect(events.map(({ type }) => type)).toEqual([
      ...['AdviceAsked', 'AdviceAnswerBegun', 'AdviceAnswerReported', 'AdviceAnswered'],
    ]);
    expect((await settle({ id, answerId })).status).toBe(200);
  });
});

it('what was said is in one’s own export, and unreadable once its asker has left', async () => {
  const person = await test.person();
  const of = await answeredTo(person);
  await judge(of, { fits: false, comment: '다른 이야기예요' }, person);
  const { body } = await get(person, '/api/user/export');
  expect(body.advices).toMatchObject([
    { reports: [{ answerId: of.answerId, why: 'does_not_fit', comment: '다른 이야기예요' }] },
  ]);
  const left = await test.call('DELETE', '/api/user', {
    token: person.token,
    body: { current: password, confirm: true },
  });
  expect(left.status).toBe(200);
  await expect
    .poll(() => reports({ id: [of.answerId] }))
    .toMatchObject([{ why: null, comment: null, status: 'settled' }]);
});
