import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import {
  type Answer,
  answerQuestion,
  arriveAtAnswers,
  begin,
  questionAt,
  recently,
  seeResult,
} from '../harness/records/questionnaire.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** As many pages as the basic questionnaire may ask before the figure. */
const mostScreens = 23;

type Answers = Readonly<Record<number, Answer>>;
const nothing: Answers = {};
const toCome: Answers = { 4: recently(-20), 9: 'not_yet' };

/** The same questions as on a phone. */
const onDesktop = ['on a desktop', { viewport: { width: 1280, height: 800 } }, nothing] as const;

test.each([
  ...(process.env.LONG === '1' ? [onDesktop] : []),
  ['on a phone', { ...phone, viewport: { width: 390, height: 664 } }, nothing],
  ['before the dismissal', { ...phone, viewport: { width: 390, height: 664 } }, toCome],
] as const)(
  'the basic questionnaire of an employer, %s: no page speaks to the worker',
  async (_name, device, intake) => {
    const { page } = await browser.visit(url, device);
    await signInOn(page, await newPerson(url));
    const toWorkers: string[] = [];
    let screens = 0;
    const read = async () => {
      const read = (await page.locator('main').textContent()) ?? '';
      // Its own chance is told under its own name and in the offer of a consultation, whose words are given; the first question
      // comes before its side is known.
      const text = page.url().endsWith('/intake/0') ? '' : read.replaceAll(/(?:회사 쪽|이어지며,) 승소 가능성/g, '');
      toWorkers.push(...workersWords.filter((words) => text.includes(words)).map((words) => `${page.url()}: ${words}`));
    };
    await page.goto('/check?role=employer');
    await page.getByRole('heading', { name: '이런 회사에 맞아요' }).waitFor();
    await read();
    await begin(page, 'basic', '?role=employer');
    for (; questionAt(page) !== null && screens < 60; screens += 1) {
      await read();
      await answerQuestion(page, {
        intake: { 0: 'employer', ...intake },
        item: (_section, numbering) => (numbering === 1 ? 'yes' : 'no'),
      });
    }
    await arriveAtAnswers(page);
    await read();
    if (intake === toCome) await fromResultToNotice(page, read);
    console.info(`basic, an employer: ${screens} screens`);
    expect(screens).toBeLessThanOrEqual(mostScreens);
    expect(toWorkers).toEqual([]);
  },
);

/** The result in the place of the account's summary, the ticks of its procedure, and the draft of the notice. */
const fromResultToNotice = async (page: Page, read: () => Promise<void>): Promise<void> => {
  await seeResult(page);
  await page.locator('#procedure > summary').click();
  // Until the earlier ticks have come, none can be set.
  await page.locator('#procedure input:enabled').first().press('Space');
  await expect.poll(() => page.locator('#procedure .row-state').textContent()).toMatch(/^1\//);
  await page.locator('#mending > summary').click();
  await page.getByRole('button', { name: '고치면 수치가 어떻게 바뀌나요?' }).click();
  await page.getByText('가지를 고쳤을 때예요').waitFor();
  await read();
  await page.getByRole('link', { name: '해고 통지서 초안' }).click();
  await page.getByRole('article', { name: '해고 통지서' }).waitFor();
  await page.getByText('3. 해고 시기').waitFor();
  await read();
};

/** What is said to a worker, also behind "왜 묻나요?": an employer reads none of it. */
const workersWords = [
  '입사하셨나요',
  '해고되셨',
  '해고되었거나',
  '해고됐어요',
  '해고당',
  '일하셨나요',
  '통보받으셨',
  '받으셨나요',
  '당하셨',
  '그만두라는 말을 들',
  '사직서를 쓰셨',
  '본인이',
  '억울',
  '승소 가능성',
];
