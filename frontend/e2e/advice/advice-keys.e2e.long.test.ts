import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { askedAdvice } from '../harness/records/advices.ts';
import { newAdvisor, newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let admin: Person;
let first: Person;

beforeAll(async () => {
  admin = await newSuper(url, inject('unlockedDataDir'), '최관리');
  first = await newAdvisor(url, admin, '박일차', '제1111호');
});

const openOn = async (person: Person) => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, person);
  return { page, problems };
};

/** Counts what an attorney presses; words that they write are one press. */
const keysOf = (page: Page) => {
  let presses = 0;
  return {
    press: async (key: string): Promise<void> => {
      presses += 1;
      await page.keyboard.press(key);
    },
    presses: () => presses,
  };
};

/** A press while Hangul is on: the key has its place and another letter. */
const pressed = (page: Page, code: string, key: string): Promise<void> =>
  page.evaluate(
    (init) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    },
    { code, key },
  );

test('two attorneys review with keys alone: nine presses to the hand-over, and four to the publication that is confirmed', async () => {
  const words = ['하나', '둘'].map((n) => `${n}: 문자로 해고를 통보받았어요. 다툴 수 있나요?`);
  for (const question of words) await askedAdvice(url, await newPerson(url), question);
  const unregistered = await newAdvisor(url, admin, '최번호');
  const onList = async (person: Person) => {
    const { page, problems } = await openOn(person);
    await page.goto('/inspection/list');
    await page.getByRole('link', { name: words[0] }).waitFor();
    return { page, problems, keys: keysOf(page) };
  };

  const one = await onList(first);
  await one.keys.press('c');
  await one.page.getByLabel('자문 글').waitFor();
  const reviewed = one.page.getByRole('heading', { level: 1 });
  const [question = ''] = (await reviewed.innerText()).split(':');
  for (let point = 1; point <= 6; point += 1) {
    await one.keys.press('x');
    await one.page.getByText(`점검 ${point}/6`, { exact: true }).first().waitFor();
  }
  await one.keys.press('a');
  await one.page.getByRole('button', { name: '승인하고 넘기기' }).waitFor();
  await one.keys.press('Enter');
  await one.page.getByText('2차 검토 대기').waitFor();
  expect(one.keys.presses()).toBeLessThanOrEqual(9);
  // The next advice is one key away.
  await one.page.getByRole('link', { name: '다음 자문' }).waitFor();
  await one.page.keyboard.press('n');
  await expect.poll(() => reviewed.innerText()).not.toContain(`${question}:`);

  // Without a number and with open points `C A Enter` publishes nothing.
  const two = await onList(unregistered);
  const row = two.page.getByRole('row').filter({ hasText: `${question}:` });
  while (!(await row.getByRole('link').evaluate((link) => link === document.activeElement)))
    await pressed(two.page, 'KeyJ', 'ㅓ');
  await two.keys.press('c');
  await two.page.getByRole('region', { name: '달라진 곳' }).waitFor();
  await two.keys.press('a');
  const known = two.page.getByRole('checkbox', { name: '알고 발행합니다: 확인하지 않은 점검 6개, 등록번호 없음' });
  await known.waitFor();
  await two.page.keyboard.press('Enter');
  expect(await known.isVisible()).toBe(true);
  await two.keys.press('Space');
  await two.keys.press('Enter');
  await two.page.getByRole('heading', { name: '발행' }).waitFor();
  expect(two.keys.presses()).toBeLessThanOrEqual(4);
  expect([...one.problems, ...two.problems]).toEqual([]);
}, 60_000);
