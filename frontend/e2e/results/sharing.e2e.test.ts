import { expect, inject, test } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { focusIsOn } from '../harness/browser/keyboard.ts';
import { unfoldRow } from '../harness/on-page/result-rows.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newProvedPerson, signInOn } from '../harness/people.ts';
import { finishedCheck } from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('lockedUrl');

test('a person shows the result to family by a link that tells nothing of them, ends it, and is reminded of the deadline', async () => {
  const person = await newProvedPerson(url);
  const id = await finishedCheck(url, person);
  const { page, problems } = await browser.visit(url);
  await signInOn(page, person);
  await page.goto(`/check/result/${id}`);

  await unfoldRow(page, 'share');
  await page.getByRole('button', { name: '링크 만들기' }).click();
  const link = await page.locator('#share-link').inputValue();
  // Each of these buttons goes when it has been pressed: the focus stays where one is.
  await focusIsOn(page, '링크를 만들었어요.');
  const preview = await fetch(link);
  expect(preview.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const html = await preview.text();
  expect(html).toContain('<title>함께 보는 진단 결과 | 노무체크</title>');
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/assets\/og-image-[^"]+\.png" \/>/);

  const family = await browser.visit(url);
  await family.page.goto(link);
  await family.page.getByRole('heading', { level: 1, name: '함께 보는 진단 결과' }).waitFor();
  const read = await visibleText(family.page.locator('main'));
  expect(read).toMatch(/승소 가능성 \(추정\)\s+\d+%/);
  expect(read).toContain('노동위원회 구제신청');
  for (const own of [person.name, person.email, id, '2018년', '2018-03']) expect(html + read).not.toContain(own);

  await page.getByRole('button', { name: '지금 끝내기' }).click();
  await focusIsOn(page, '링크를 끝냈어요. 이제 아무도 열 수 없어요.');
  await family.page.reload();
  await family.page.getByRole('heading', { level: 1, name: '끝난 링크예요' }).waitFor();

  await page.getByRole('link', { name: '알림 받기', exact: true }).click();
  await page.getByRole('button', { name: '이메일로 받기' }).click();
  await page.getByText('기한을 이메일로 알려 드려요').waitFor();
  await focusIsOn(page, '알림을 예약했어요.');
  await page.getByRole('button', { name: '알림 끄기' }).click();
  await focusIsOn(page, '알림을 껐어요. 더는 보내지 않아요.');
  expect([...problems, ...family.problems]).toEqual([]);
});
