import { expect, test } from 'vitest';
import { draftService, saved } from './draft-at.fixture.ts';

const { at } = draftService();

test('conditions are written as text, questions are added, moved and removed, and the draft is tried as a person would', async () => {
  const kim = await at('김초안', '/admin/ruleset');
  await kim.page.getByRole('region', { name: '지금 쓰는 판' }).getByRole('button', { name: '새 초안 만들기' }).click();
  await kim.page.getByLabel('초안의 이름').fill('2027년 1월 판');
  await kim.page.getByRole('button', { name: '만들기', exact: true }).click();
  await kim.page.getByRole('heading', { level: 1, name: '질문지 초안: 2027년 1월 판' }).waitFor();

  await kim.page.goto('/admin/ruleset/draft?at=detail-9/procedure-skipped');
  const title = kim.page.getByLabel('질문', { exact: true });
  // Conditions are written as text; an unknown answer is said with the nearest one.
  const when = kim.page.getByLabel('묻는 때');
  await kim.page.getByText('그 밖', { exact: true }).click();
  const asked = await when.inputValue();
  await when.fill('‘어떤 형태로 일하셨나요?’에 ‘정규’라고 답했다');
  await kim.page.getByText('‘정규’라는 답이 없습니다').waitFor();
  await kim.page.getByRole('button', { name: '‘정규직’로 바꾸기' }).click();
  expect(await when.inputValue()).toBe('‘어떤 형태로 일하셨나요?’에 ‘정규직’라고 답했다');
  await kim.page.getByRole('button', { name: '되돌리기' }).click();
  expect(await when.inputValue()).toBe(asked);
  expect(await when.isVisible()).toBe(true);
  await saved(kim.page);

  // A question is added, moved by the keyboard and named in the tree; one that is removed leads to what refers to it, and comes back.
  await kim.page.getByRole('button', { name: '이 뒤에 문항 더하기' }).click();
  await expect.poll(() => title.inputValue()).toBe('');
  await title.fill('징계위원회가 열렸나요?');
  await kim.page.getByLabel('묻는 이유').fill('절차를 보려고 물어요.');
  await kim.page.getByRole('button', { name: /번 위로$/ }).press('Enter');
  const tree = kim.page.getByRole('region', { name: '문항의 갈래' });
  await tree.getByText('[새 문항]').waitFor();
  await kim.page.getByRole('button', { name: '되돌리기' }).click();
  await kim.page.goto('/admin/ruleset/draft?at=detail-3/renewal-rule');
  await kim.page.getByRole('button', { name: '문항 빼기' }).click();
  await kim.page.getByText(/뺀 문항: .*갱신/).waitFor();
  await kim.page
    .getByRole('alert')
    .getByRole('button', { name: /^가장 강한 법적 근거 ‘/ })
    .first()
    .click();
  await kim.page.waitForFunction(() => document.activeElement?.id.startsWith('field/') === true);
  await kim.page.getByRole('button', { name: '되돌리기' }).click();
  await kim.page.getByText('고칠 곳이 없습니다').waitFor();
  await saved(kim.page);

  // It is tried as a person would, and the question leads to its form.
  await kim.page.getByRole('tab', { name: '미리 해 보기' }).click();
  await kim.page.getByLabel('답', { exact: true }).fill('42');
  await kim.page.getByRole('button', { name: '다음', exact: true }).click();
  await kim.page.getByRole('region', { name: '지나온 길' }).getByText('42명').waitFor();
  await kim.page.getByRole('region', { name: '질문' }).getByRole('button', { name: '이 질문 고치기' }).click();
  await kim.page.getByRole('heading', { name: '기본 질문 3번 고치기' }).waitFor();
  await kim.page.getByLabel('의견', { exact: true }).fill('입사일을 먼저 묻는 까닭을 적어 주십시오.');
  await kim.page.getByRole('button', { name: '의견 남기기' }).click();
  await kim.page.getByText('김초안 ·').waitFor();
  expect(kim.problems).toEqual([]);
});
