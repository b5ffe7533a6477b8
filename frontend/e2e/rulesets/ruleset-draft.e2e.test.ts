import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { draftService, saved } from './draft-at.fixture.ts';

const { at } = draftService();

const decide = async (
  page: Page,
  button: string,
  action: string,
  reason: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(more)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('사유').fill(reason);
  await dialog.getByRole('button', { name: action }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('a draft goes from its first edit to publication by two people, and a conflict shows both values', async () => {
  const kim = await at('김초안', '/admin/ruleset');
  await kim.page.getByRole('region', { name: '지금 쓰는 판' }).getByRole('button', { name: '새 초안 만들기' }).click();
  await kim.page.getByLabel('초안의 이름').fill('2027년 1월 판');
  await kim.page.getByRole('button', { name: '만들기', exact: true }).click();
  await kim.page.getByRole('heading', { level: 1, name: '질문지 초안: 2027년 1월 판' }).waitFor();

  // A question without its question mark breaks a rule; the finding leads to its field, and the step is taken back.
  await kim.page.goto('/admin/ruleset/draft?at=detail-9/procedure-skipped');
  const title = kim.page.getByLabel('질문', { exact: true });
  const before = await title.inputValue();
  await title.fill('절차를 건너뛰었음');
  await kim.page.goto('/admin/ruleset/draft?at=edition');
  await kim.page.getByText('고칠 곳이 1군데 있습니다').waitFor();
  await kim.page
    .getByRole('alert')
    .getByRole('button', { name: /^9번 사유 \d+번 문항$/ })
    .click();
  expect(await title.inputValue()).toBe('절차를 건너뛰었음');
  await title.fill(`${before.slice(0, -1)} 맞나요?`);
  await kim.page.getByText('고칠 곳이 없습니다').waitFor();

  await saved(kim.page);

  // Two people write at one place.
  const park = await at('박초안', '/admin/ruleset/draft?at=intro');
  const intro = park.page.getByLabel('기본 진단');
  await intro.waitFor();
  await kim.page.goto('/admin/ruleset/draft?at=intro');
  await kim.page.getByLabel('기본 진단').fill('김의 소개 글이에요.');
  await saved(kim.page);
  await intro.fill('박의 소개 글이에요.');
  const both = park.page.getByRole('dialog');
  await both.waitFor();
  expect(await visibleText(both)).toMatch(/박의 소개 글이에요\..*김의 소개 글이에요\./s);
  await both.getByRole('button', { name: '내 값으로 저장' }).click();
  await saved(park.page);

  await park.page.goto('/admin/ruleset/draft?view=changes');
  await park.page.getByText('바뀐 곳 2곳').waitFor();
  await park.page.getByText('바뀜 2').waitFor();
  await decide(park.page, '새 판으로 올리기', '올리기', '연초의 판');
  await park.page.goto('/admin/ruleset');
  await decide(park.page, '새 판 승인', '승인', '두 곳을 읽음');
  await kim.page.goto('/admin/ruleset');
  await decide(kim.page, '새 판 발행', '발행', '연초의 판', { '알릴 변화': '5' });
  await kim.page.getByRole('region', { name: '지금 쓰는 판' }).getByText('2027년 1월 판').waitFor();
  expect(await visibleText(kim.page.locator('main'))).toMatch(/지금 쓰는 판.*2027년 1월 판.*김초안/s);
  await kim.page
    .getByRole('region', { name: '지금 쓰는 판' })
    .getByRole('link', { name: /읽기|2027년 1월 판/ })
    .first()
    .click();
  await kim.page.getByRole('button', { name: '보고서 보기' }).click();
  await kim.page.getByText('수치가 5%p보다 크게 달라진 사람에게 알림').waitFor();
  await kim.page.getByText('앞의 판과 달라진 곳: 바뀜 2').waitFor();
  expect([...kim.problems, ...park.problems]).toEqual([]);
});
