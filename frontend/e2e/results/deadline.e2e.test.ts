import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import {
  employeeAnswers,
  finishedCheck,
  lateAnswers,
  noRouteAnswers,
  startedCheck,
} from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let person: Person;

beforeAll(async () => {
  person = await newPerson(url);
});

const strip = (page: Page) => page.getByRole('complementary', { name: '노동위원회 신청 기한' });

/** Whether the whole element is on the screen at every scroll position. */
const inSight = async (page: Page, scrolledTo: number): Promise<boolean> => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolledTo);
  const box = await strip(page).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
};

test('the deadline is visible on a phone at every scroll position of a long page', async () => {
  const result = await finishedCheck(url, person);
  await startedCheck(url, person, employeeAnswers(), () => 'no');
  const { page } = await browser.visit(url);
  await signInOn(page, person);
  for (const path of ['/check/form/intake/8', '/check/form/answers', `/check/result/${result}`]) {
    await page.goto(path);
    await strip(page).waitFor();
    for (const top of [0, 400, 900]) expect(await inSight(page, top), `${path} at ${top}`).toBe(true);
  }
});

test('once it has passed the page says so; if the commission is closed for another reason no days are counted', async () => {
  const late = await finishedCheck(url, person, lateAnswers());
  const closed = await finishedCheck(url, person, noRouteAnswers(), (section, numbering) =>
    section === 'detail-7' && numbering === 1 ? 'yes' : 'no',
  );
  const { page } = await browser.visit(url);
  await signInOn(page, person);
  await page.goto(`/check/result/${late}`);
  await strip(page).getByText('기한이 지났어요. 법원 소송은 살펴볼 수 있어요.').waitFor();
  await page.goto(`/check/result/${closed}`);
  await page.getByRole('heading', { name: '승소 가능성을 계산하지 않았어요' }).waitFor();
  expect(await strip(page).count()).toBe(0);
});
