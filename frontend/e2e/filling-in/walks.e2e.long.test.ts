import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { covered } from '../harness/on-page/covered.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import {
  answerQuestion,
  arriveAtAnswers,
  begin,
  employee,
  isSeveral,
  questionAt,
  seeResult,
} from '../harness/records/questionnaire.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** As many pages as the basic questionnaire may ask of a regular employee before the figure. */
const mostScreens = 22;

/** As long as a second tap would count as a double tap. */
const aMoment = 400;

/** A finger on the choice (없어요 among several goes on at once, too), else the keyboard of the phone and 다음. */
const answerByFinger = async (page: Page): Promise<void> => {
  const at = questionAt(page);
  if (at === null) throw new Error(`No question at ${page.url()}`);
  const answer = at.section === 'intake' ? employee[at.numbering] : at.numbering === 1 ? 'yes' : 'no';
  const before = page.url();
  if (typeof answer === 'string' || (answer && isSeveral(answer)))
    for (const value of [answer].flat()) await page.locator(`label[for="answer-${value}"]`).tap();
  else {
    for (const [id, text] of Object.entries(answer ?? {})) await page.locator(`#${id}`).fill(text);
    await page.getByRole('button', { name: '다음' }).tap();
  }
  await page.waitForURL((there) => there.href !== before);
  await page.locator('h1').waitFor();
  await page.waitForTimeout(aMoment);
};

/** The place in the bar: "12/18" as 12 and 18. */
const placeOf = async (page: Page): Promise<readonly [number, number]> => {
  const [, here = '0', of = '0'] =
    /^(\d+)\/(\d+)/.exec((await page.locator('.progress-text').textContent()) ?? '') ?? [];
  return [Number(here), Number(of)];
};

test('the basic questionnaire of a worker dismissed by messenger, on a phone: short, nothing covered, and the number of questions only falls', async () => {
  const { page, problems } = await browser.visit(url, { ...phone, viewport: { width: 390, height: 664 } });
  await signInOn(page, await newPerson(url));
  await begin(page, 'basic');
  const screens: string[] = [];
  const hidden: string[] = [];
  let total = Number.POSITIVE_INFINITY;
  for (; questionAt(page) !== null && screens.length < 60; await answerByFinger(page)) {
    screens.push(new URL(page.url()).pathname);
    hidden.push(...(await covered(page)).map((name) => `${screens.at(-1)}: ${name}`));
    const [here, of] = await placeOf(page);
    expect(here).toBe(screens.length);
    const why = await visibleText(page.locator('.more-questions'));
    if (why === '') expect(of, screens.at(-1)).toBeLessThanOrEqual(total);
    total = of;
  }
  await arriveAtAnswers(page);
  console.info(`basic, a regular employee: ${screens.length} screens`);
  expect(screens.length).toBeLessThanOrEqual(mostScreens);
  expect(hidden).toEqual([]);
  await seeResult(page);
  expect(problems).toEqual([]);
});

test.each([
  ['1280 × 800', { viewport: { width: 1280, height: 800 } }],
  ['390 × 664', { ...phone, viewport: { width: 390, height: 664 } }],
] as const)(
  'the basic questionnaire of the same worker by keyboard alone, at %s: as short, nothing covered',
  async (_size, device) => {
    const { page, problems } = await browser.visit(url, device);
    await signInOn(page, await newPerson(url));
    await begin(page, 'basic');
    const hidden: string[] = [];
    let screens = 0;
    for (; questionAt(page) !== null && screens < 60; screens += 1) {
      hidden.push(...(await covered(page)).map((name) => `${new URL(page.url()).pathname}: ${name}`));
      await answerQuestion(page, { item: (_section, numbering) => (numbering === 1 ? 'yes' : 'no') });
    }
    await arriveAtAnswers(page);
    expect(screens).toBeLessThanOrEqual(mostScreens);
    expect(hidden).toEqual([]);
    await seeResult(page);
    expect(problems).toEqual([]);
  },
);
