import { expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { unfinishedOf } from '../harness/records/checks.ts';
import { answerAll, begin } from '../harness/records/questionnaire.ts';

const browser = browserForTests();

test.each([
  ['a phone', phone],
  ['a desk', desktop],
])(
  'on %s a check that is full says what became of the answers, and goes on with those that were saved',
  async (_where, screen) => {
    const url = inject('unlockedUrl');
    const person = await newPerson(url);
    const { page } = await browser.visit(url, screen);
    await signInOn(page, person);
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 2);
    await page.getByText(/저장됨/).waitFor();

    const body = { code: 'check_full', message: '📚 이 진단에는 더 이상 저장할 수 없습니다.' };
    await page.route('**/api/check/autosave', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: body }) : route.continue(),
    );
    await page.locator('form input').first().fill('42');
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('heading', { name: '이 진단에는 더 이상 저장할 수 없어요' }).waitFor();
    expect(await sideways(page)).toBe(0);

    await page.unroute('**/api/check/autosave');
    await page.getByRole('button', { name: '저장된 답으로 이어서 하기' }).click();
    await page.getByRole('heading', { name: '이 진단에는 더 이상 저장할 수 없어요' }).waitFor({ state: 'detached' });
    expect(Object.keys((await unfinishedOf(url, person))?.answers ?? {})).toEqual(['intake/side']);
  },
);
