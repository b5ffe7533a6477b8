import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { ask, personWhoAsks } from '../chat/testing/chat-calls.fixture.ts';

let test: TestService;
let attorney: Person;

beforeAll(async () => {
  test = await startTestService();
  attorney = await personOfKind(test, 'advisor');
}, 120_000);
afterAll(() => test.stop());

const api = '/api/ai-advices';
const path = `${api}/topic-corrections`;
const post = (to: string, body: object, { token } = attorney) => test.call('POST', to, { token, body });
const get = async (from: string, { token } = attorney) => {
  const headers = { 'X-Wait-For': await test.headToken() };
  return test.call('GET', from, { token, headers });
};
const question = '어제 카카오톡으로 해고 통보를 받았어요. 어떻게 해야 하나요?';

/** Asked by somebody else each time: what one person is told, everybody is. */
const answered = async () => {
  const person = await personWhoAsks(test);
  const adviceId = await ask(test, person, { question });
  // The corrections have to be read before an answer is begun.
  await get(path);
  const { body } = await test.call('POST', `${api}/${adviceId}/chat`, {
    ...{ token: person.token, body: {}, headers: { Accept: 'application/json' } },
  });
  const { state } = await test.service.commands.load(adviceDecider, adviceStream(adviceId));
  const text: string = body.answer.text;
  return {
    from: { adviceId, answerId: state?.answers.at(-1)?.answerId ?? '' },
    text: text.replaceAll(/ ?\[\d+\]/g, ''),
  };
};
type Line = { topicId: string; title: string; line: string; law: string | null; opens: boolean };
const linesOf = async ({ adviceId, answerId }: { adviceId: string; answerId: string }): Promise<Line[]> =>
  (await get(`${api}/${adviceId}/answers/${answerId}/lines`)).body.lines;

it('a sentence of an answer is corrected in its topic, for everybody’s next answer, until it is restored', async () => {
  const { from, text } = await answered();
  const lines = await linesOf(from);
  expect(lines.length).toBeGreaterThan(4);
  for (const { line } of lines) expect(text).toContain(line);
  const chosen = lines.find(({ law, opens }) => law !== null && !opens);
  if (!chosen) throw new Error('no sentence of the law in the answer');
  const { topicId, line } = chosen;
  const replacement = '해고 통지는 이유와 날짜를 적은 종이로 받아야 해요.';
  const wanted = { from, topicId, line, replacement, law: '근로기준법 제27조', reason: '더 쉽게' };
  const corrected = await post(path, wanted);
  expect(corrected).toMatchObject({ status: 201, body: { topicId, line } });
  const mine = encodeURIComponent(JSON.stringify({ topicId }));
  expect((await get(`${path}?filter=${mine}`)).body).toMatchObject([
    {
      topicId,
      title: chosen.title,
      line,
      replacement,
      fromAdvice: from.adviceId,
      by: { id: attorney.id },
      reason: '더 쉽게',
    },
  ]);

  const next = await answered();
  expect(next.text).toContain(replacement);
  expect(next.text).not.toContain(line);
  expect((await post(path, { ...wanted, from: null, replacement: '종이로 받아야 해요.', law: null })).status).toBe(201);
  expect((await answered()).text).toContain('종이로 받아야 해요.');

  expect((await post(`${path}/restore`, { topicId, line, reason: '다시 보니 맞아요' })).status).toBe(200);
  expect((await answered()).text).toContain(line);
  expect((await get(`${path}?filter=${mine}`)).body).toEqual([]);
}, 60_000);

it('only what the firm says can be corrected, with sentences that it may say', async () => {
  const { from } = await answered();
  const [opening, ...others] = await linesOf(from);
  const other = others.find(({ opens }) => !opens);
  if (!opening?.opens || !other) throw new Error('no opening');
  const wanted = {
    from,
    topicId: other.topicId,
    line: other.line,
    replacement: '다르게 말해요.',
    law: null,
    reason: '시험',
  };
  const errorsOf = async (change: object) => (await post(path, { ...wanted, ...change })).body.errors;
  expect(await errorsOf({ line: '어제 카카오톡으로 해고 통보를 받았어요.' })).toHaveProperty('line');
  expect(await errorsOf({ topicId: 'severance' })).toHaveProperty('line');
  expect(await errorsOf({ from: null })).toHaveProperty('line');
  expect(await errorsOf({ line: opening.line, topicId: opening.topicId, replacement: null })).toHaveProperty(
    'replacement',
  );
  expect(await errorsOf({ replacement: '사직서를 내세요.' })).toHaveProperty('replacement');
  expect(await errorsOf({ law: '근로기준법 제999조' })).toHaveProperty('law');
  expect((await post(path, { ...wanted, reason: '' })).status).toBe(400);

  const never = await post(path, { ...wanted, replacement: null });
  expect(never.status).toBe(201);
  expect((await answered()).text).not.toContain(other.line);
  await post(`${path}/restore`, { topicId: other.topicId, line: other.line, reason: '시험' });
}, 60_000);

it('the asker and other people correct nothing', async () => {
  const person = await personWhoAsks(test);
  expect((await get(path, person)).status).toBe(403);
  const { from } = await answered();
  expect((await get(`${api}/${from.adviceId}/answers/${from.answerId}/lines`, person)).status).toBe(403);
  expect(
    (await post(`${path}/restore`, { topicId: 'severance', line: '없어요.', reason: '시험' }, person)).status,
  ).toBe(403);
  expect((await post(`${path}/restore`, { topicId: 'severance', line: '없어요.', reason: '시험' })).body.code).toBe(
    'stage_wrong',
  );
});
