import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { codeSentTo, newPerson, newProvedPerson, signInOn } from '../harness/people.ts';
import { type RunningService, startService } from '../harness/service.ts';

/** A model's server: it says one sentence, and then what its mood is. */
let mood: 'hold' | 'cut' | 'finish' = 'hold';
let hungUp = 0;
const model = createServer((request, response) => {
  request.resume();
  response.on('close', () => {
    if (!response.writableEnded) hungUp += 1;
  });
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  say(response, { delta: { role: 'assistant', content: '해고는 서면으로 알려야 해요. [[L: 근로기준법 제27조]]' } });
  say(response, { delta: { content: ' 정당한 이유도 있어야 해요. [[L: 근로기준법 제23조 제1항]]' } });
  if (mood === 'cut') setTimeout(() => response.destroy(), 500);
  if (mood !== 'finish') return;
  say(response, { delta: {}, finish_reason: 'stop' });
  response.end('data: [DONE]\n\n');
});
const say = (response: ServerResponse, choice: object): void =>
  void response.write(`data: ${JSON.stringify({ choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`);

const browser = browserForTests();
let service: RunningService;
beforeAll(async () => {
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const address = model.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  service = await startService({
    UNLOCK_RESULTS: '1',
    ADVISOR_BASE_URL: `http://127.0.0.1:${address.port}/v1`,
    ADVISOR_MODEL: 'scripted',
  });
}, 180_000);
afterAll(async () => {
  await service.stop();
  model.closeAllConnections();
  model.close();
});

test('an answer that is stopped, cut off or interrupted by a reload keeps its part, marked, and can be asked for again', async () => {
  const { page } = await browser.visit(service.url, desktop);
  await signInOn(page, await newProvedPerson(service.url));
  await page.goto('/advices');
  await page.getByLabel('무엇이 궁금하신가요?').fill('문자로 해고됐어요. 다툴 수 있나요?');
  await page.getByLabel('AI 자문을 위한 처리에 동의해요').check();
  await page.getByRole('button', { name: '질문하기' }).click();
  const talk = page.getByRole('region', { name: '대화' });
  const firstSentence = talk.locator('.answer-text').getByText('해고는 서면으로 알려야 해요.');
  await firstSentence.waitFor();
  await page.waitForTimeout(700);
  await page.getByRole('button', { name: '멈추기' }).click();
  await talk.getByText('멈춘 곳까지의 답이에요.').waitFor();
  await expect.poll(() => hungUp).toBe(1);
  expect(await firstSentence.count()).toBe(1);

  mood = 'cut';
  await page.getByRole('button', { name: '다시 답 받기' }).click();
  await talk.getByText('연결이 끊겨 여기까지만 썼어요.').waitFor();

  mood = 'hold';
  await page.getByRole('button', { name: '다시 답 받기' }).click();
  await expect.poll(() => firstSentence.count()).toBe(3);
  await page.reload();
  await page.getByRole('button', { name: '다시 답 받기' }).waitFor();
  expect(await talk.getByText('노무사 검토 전 자동 생성').count()).toBe(3);
  expect(await page.getByRole('button', { name: '검토 요청하기' }).count()).toBe(0);

  mood = 'finish';
  await page.getByRole('button', { name: '다시 답 받기' }).click();
  await page.getByRole('button', { name: '검토 요청하기' }).waitFor();
  await page.locator('[role=status]', { hasText: '답이 끝났어요. 해고는 서면으로' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: '다시 답 받기' }).count()).toBe(0);
}, 120_000);

test('who has proved no address is led to the proof, and sends the same text afterwards', async () => {
  mood = 'finish';
  const { page } = await browser.visit(service.url, desktop);
  const person = await newPerson(service.url);
  await signInOn(page, person);
  await page.goto('/advices');
  const text = '전화로 해고됐어요. 다툴 수 있나요?';
  await page.getByLabel('무엇이 궁금하신가요?').fill(text);
  await page.getByLabel('AI 자문을 위한 처리에 동의해요').check();
  await page.getByRole('button', { name: '질문하기' }).click();
  await page.getByRole('link', { name: '이메일 확인하기' }).click();
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByLabel('받은 인증번호를 입력해 주세요').fill(await codeSentTo(service.url, person.email));
  await page.getByRole('button', { name: '확인' }).click();
  await expect.poll(() => page.getByLabel('무엇이 궁금하신가요?').inputValue()).toBe(text);
  await page.getByRole('button', { name: '질문하기' }).click();
  const talk = page.getByRole('region', { name: '대화' });
  await talk.locator('.answer-text').getByText('해고는 서면으로 알려야 해요.').waitFor();
}, 60_000);
