import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { answerAll, arriveAtAnswers, begin, choose, unfoldAnswers } from '../harness/records/questionnaire.ts';

const browser = browserForTests();

test('sees derived answers, and can change them, too', async () => {
  const { page } = await browser.visit(inject('unlockedUrl'), phone);
  await begin(page, 'detail');
  await answerAll(page, { intake: { 7: 'probation' }, item: () => 'yes' });
  await arriveAtAnswers(page);
  await unfoldAnswers(page);
  const derived = page.locator('.answer-row', { hasText: '앞의 답으로 채웠어요' }).first();
  const question = await visibleText(derived.locator('dt'));
  await derived.getByRole('link', { name: '변경' }).click();
  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  await choose(page, 'answer-no');
  await answerAll(page, { item: () => 'no' });
  await arriveAtAnswers(page);
  await unfoldAnswers(page);
  const changed = page.locator('.answer-row', { hasText: question }).first();
  expect(await visibleText(changed)).toContain('아니요');
  expect(await visibleText(changed)).not.toContain('앞의 답으로');
});

test('chooses the grounds by hand', async () => {
  const { page } = await browser.visit(inject('unlockedUrl'), phone);
  await page.goto('/check/grounds');
  await choose(page, 'how-choose');
  await choose(page, 'ground-detail-19');
  await choose(page, 'ground-detail-20');
  await page.getByRole('button', { name: '시작하기' }).click();
  await page.getByRole('heading', { level: 1, name: '누구신가요?' }).waitFor();
  const asked = new Set<string>();
  await answerAll(page, {
    item: (section) => {
      asked.add(section);
      return 'yes';
    },
  });
  await arriveAtAnswers(page);
  expect([...asked]).toEqual(['detail-19', 'detail-20']);
});
