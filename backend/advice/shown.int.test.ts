import { afterAll, beforeAll, expect, it } from 'vitest';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { adviceOf } from './testing/events.fixture.ts';

let test: TestService;
let first: Person;
let second: Person;

beforeAll(async () => {
  test = await startTestService();
  [first, second] = await Promise.all([personOfKind(test, 'advisor'), personOfKind(test, 'advisor')]);
}, 120_000);
afterAll(() => test.stop());

const api = '/api/ai-advices';
const agreed = { namesNobody: true, askerAgreed: true, reason: '11월 27일 전화로 동의함' };
const words = { question: '문자로 해고 통보를 받았어요.', answer: '서면으로 알리지 않은 해고는 다툴 수 있어요.' };

const post = (id: string, step: string, body: object) =>
  test.call('POST', `${api}/${id}/${step}`, { token: second.token, body });
const publishedOf = (asker: Person) => adviceOf(test, { asker: asker.id, first: first.id, second: second.id });
/** As a visitor of the home page reads it. */
const onHome = async () => {
  const headers = { 'X-Wait-For': await test.headToken() };
  return (await test.call('GET', `${api}/shown`, { headers })).body;
};

it('the home page retells the two published advices that were put there last, and nothing that leads back to them', async () => {
  const asker = await test.person('김질문');
  const ids = [await publishedOf(asker), await publishedOf(asker), await publishedOf(asker)];
  expect(await onHome()).toEqual([]);
  for (const [index, id] of ids.entries())
    expect((await post(id, 'show', { ...words, question: `${index}번째 물음`, ...agreed })).status).toBe(200);
  const shown = await onHome();
  expect(shown).toEqual([
    { question: '2번째 물음', answer: words.answer, at: expect.any(String) },
    { question: '1번째 물음', answer: words.answer, at: expect.any(String) },
  ]);
  const { body } = await post(ids[2] ?? '', 'hide', { reason: '회원이 그만두기를 바람' });
  expect(body.shown).toBeNull();
  expect(await onHome()).toMatchObject([{ question: '1번째 물음' }, { question: '0번째 물음' }]);
  await post(ids[1] ?? '', 'withdraw', { reason: '판례가 바뀜' });
  expect(await onHome()).toMatchObject([{ question: '0번째 물음' }]);
  await post(ids[0] ?? '', 'amend', { reason: '법이 바뀜' });
  expect(await onHome()).toEqual([]);
});

it('a text that names the asker is refused, as is one that nobody answers for', async () => {
  const id = await publishedOf(await test.person('이물음'));
  const named = await post(id, 'show', { ...words, question: '이물음 님이 물었어요.', ...agreed });
  expect(named.body).toMatchObject({ code: 'invalid_request', errors: { question: expect.any(String) } });
  const unasked = await post(id, 'show', { ...words, ...agreed, askerAgreed: false });
  expect(unasked.body).toMatchObject({ code: 'invalid_request', errors: { askerAgreed: expect.any(String) } });
  expect(await onHome()).toEqual([]);
});

it('with its asker it goes from the home page', async () => {
  const asker = await test.person('박떠남');
  await post(await publishedOf(asker), 'show', { ...words, ...agreed });
  expect(await onHome()).toHaveLength(1);
  await test.call('DELETE', '/api/user', { token: asker.token, body: { current: password, confirm: true } });
  await expect.poll(onHome).toEqual([]);
});
