import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from './harness/browser.ts';
import { newPerson, signInOn } from './harness/people.ts';
import { type Answer, answerQuestion, arriveAtAnswers, begin, questionAt, recently } from './harness/questionnaire.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** As many pages as the basic questionnaire may ask before the figure. */
const mostScreens = 23;

type Answers = Readonly<Record<number, Answer>>;
const nothing: Answers = {};
const toCome: Answers = { 4: recently(-20), 9: 'not_yet' };

test.each([
  ['on a desktop', { viewport: { width: 1280, height: 800 } }, nothing],
  ['on a phone', { ...phone, viewport: { width: 390, height: 664 } }, nothing],
  ['before the dismissal', { ...phone, viewport: { width: 390, height: 664 } }, toCome],
] as const)(
  'the basic questionnaire of an employer, %s: no page speaks to the worker',
  async (_name, device, intake) => {
    const { page } = await browser.visit(url, device);
    await signInOn(page, await newPerson(url));
    await begin(page, 'basic', '?role=employer');
    const toWorkers: string[] = [];
    let screens = 0;
    const read = async () => {
      const text = (await page.locator('main').textContent()) ?? '';
      toWorkers.push(...workersWords.filter((words) => text.includes(words)).map((words) => `${page.url()}: ${words}`));
    };
    for (; questionAt(page) !== null && screens < 60; screens += 1) {
      await read();
      await answerQuestion(page, {
        intake: { 0: 'employer', ...intake },
        item: (_section, numbering) => (numbering === 1 ? 'yes' : 'no'),
      });
    }
    await arriveAtAnswers(page);
    await read();
    console.info(`basic, an employer: ${screens} screens`);
    expect(screens).toBeLessThanOrEqual(mostScreens);
    expect(toWorkers).toEqual([]);
  },
);

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
];
