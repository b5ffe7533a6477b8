import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForTests } from '../../harness/browser/browser.ts';
import { newPerson, signInOn } from '../../harness/people.ts';
import { unfinishedOf } from '../../harness/records/checks.ts';
import { answerAll, answerQuestion, arriveAtAnswers, begin, seeResult } from '../../harness/records/questionnaire.ts';
import { type RunningService, startService } from '../../harness/service.ts';

const browser = browserForTests();
let service: RunningService;

beforeAll(async () => {
  service = await startService({ UNLOCK_RESULTS: '1' });
});
afterAll(async () => {
  await service.stop();
});

test('kill -9 of the service during a check loses no acknowledged answer, and the questionnaire continues', async () => {
  const person = await newPerson(service.url);
  const { page } = await browser.visit(service.url);
  await signInOn(page, person);
  await begin(page);
  await answerAll(page, {}, ({ numbering }) => numbering === 7);
  await page.getByText(/저장됨/).waitFor();

  await service.kill();
  // The page lets the person continue: the answers given now are kept on the device.
  await answerQuestion(page);
  await answerQuestion(page);
  await page.getByText('연결되면 저장할게요').waitFor();

  await service.restart();
  const kept = await unfinishedOf(service.url, person);
  expect(kept?.answers).toMatchObject({
    'intake/side': 'employee',
    'intake/workers': 42,
    'intake/joined': '2018-03-02',
  });
  // The one that was on its way is sent again first, under its key; the other follows.
  await expect
    .poll(async () => (await unfinishedOf(service.url, person))?.answers, { timeout: 40_000 })
    .toMatchObject({ 'intake/contract': 'regular', 'intake/stage': 'not_filed' });
  await page.getByText(/저장됨/).waitFor();

  await answerAll(page);
  await arriveAtAnswers(page);
  await seeResult(page);
}, 240_000);
