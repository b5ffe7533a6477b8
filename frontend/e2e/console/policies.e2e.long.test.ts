import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuperOf } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('lockedUrl');
let writer: Person;
let other: Person;
beforeAll(async () => {
  writer = await newSuperOf(url, inject('lockedOperation'), '김작성');
  other = await newSuperOf(url, inject('lockedOperation'), '이확인');
});

test('two people publish a text, everybody reads what will change, and it is withdrawn before its day', async () => {
  // 1 one writes, with what it will look like beside it
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, writer);
  await page.goto('/admin/policy');
  await page.getByRole('link', { name: '마케팅 정보 수신 동의' }).click();
  await page.getByRole('button', { name: '새 초안 쓰기' }).click();
  const text = page.getByRole('textbox', { name: '초안' });
  await text.fill(`${await text.inputValue()}\n## 새로 보내는 소식\n- <b>노동법</b> 강의 안내\n`);
  await page.getByRole('region', { name: '미리 보기' }).getByText('<b>노동법</b> 강의 안내').waitFor();
  await page.getByLabel('바꾸는 까닭').fill('보내는 소식이 늘었어요.');
  await page.reload();
  await page.getByText('저장하지 않고 둔 글을 이어 씁니다.').waitFor();
  expect(await text.inputValue()).toContain('<b>노동법</b> 강의 안내');
  await page.getByRole('button', { name: '초안 저장' }).click();
  await page.getByText('시행 중인 내용과 1곳이 다릅니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '확인 맡기기' }).click();
  await page.getByText('적은 사람이 아닌 다른 관리자의 확인을 기다립니다.').waitFor();
  expect(await page.getByRole('button', { name: '승인', exact: true }).count()).toBe(0);

  // 2 another looks at it on a phone, approves it and says from when
  const { page: small, problems: smallProblems } = await browser.visit(url, phone);
  await signInOn(small, other);
  await small.goto('/admin/policy/marketing');
  await small.getByText('시행 중인 내용과 1곳이 다릅니다.').waitFor();
  expect(await violations(small)).toEqual([]);
  expect(await sideways(small)).toBe(0);
  await small.getByRole('button', { name: '승인', exact: true }).click();
  await small.getByLabel('사유').fill('조항을 모두 읽음');
  await small.getByRole('dialog').getByRole('button', { name: '승인' }).click();
  await small.getByText('사유: 조항을 모두 읽음').waitFor();
  await small.getByRole('button', { name: '시행일 정해 발행' }).click();
  await small.getByRole('button', { name: '발행', exact: true }).click();
  await small.getByText('시행 예정').waitFor();

  // 3 everybody reads it side by side, before it is in force
  const { page: reader } = await browser.visit(url, phone);
  await reader.goto('/policy/marketing');
  await reader.getByRole('link', { name: '바뀔 내용을 나란히 보기' }).click();
  await reader.getByRole('heading', { name: '바뀐 곳' }).waitFor();
  await reader.getByText('<b>노동법</b> 강의 안내').first().waitFor();
  await reader.getByText('아직 시행하지 않은 내용이에요').waitFor();
  expect(await violations(reader)).toEqual([]);
  expect(await sideways(reader)).toBe(0);

  // 4 and it is withdrawn
  await page.goto('/admin/policy/marketing');
  await page.getByRole('button', { name: '거두기' }).click();
  await page.getByLabel('사유').fill('다시 살피려고');
  await page.getByRole('dialog').getByRole('button', { name: '거두기' }).click();
  await page.getByText('거둠').waitFor();
  await reader.reload();
  await reader.getByRole('heading', { name: '찾으시는 페이지가 없어요' }).waitFor();
  expect([...problems, ...smallProblems].filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('two people write at the same draft, and neither loses what they typed', async () => {
  const { page: first } = await browser.visit(url, desktop);
  const { page: second } = await browser.visit(url, desktop);
  for (const [page, person, typed] of [
    [first, writer, '먼저 적은 글'],
    [second, other, '나중에 적은 글'],
  ] as const) {
    await signInOn(page, person);
    await page.goto('/admin/policy/ai_processing');
    await page.getByRole('button', { name: '새 초안 쓰기' }).click();
    const text = page.getByRole('textbox', { name: '초안' });
    await text.fill(`${await text.inputValue()}\n## 더하는 부분\n${typed}\n`);
  }
  await first.getByRole('button', { name: '초안 저장' }).click();
  await first.getByText('시행 중인 내용과 1곳이 다릅니다.').waitFor();
  await second.getByRole('button', { name: '초안 저장' }).click();
  await second.getByText('그 사이 다른 분이 이 글을 저장했습니다.').waitFor();
  await second.getByText('먼저 적은 글').first().waitFor();
  expect(await violations(second)).toEqual([]);
  await second.getByRole('button', { name: '이 화면의 글로 계속' }).click();
  expect(await second.getByRole('button', { name: '확인 맡기기' }).isDisabled()).toBe(true);
  await second.getByRole('button', { name: '초안 저장' }).click();
  await second.getByText('적은 사람: 김작성, 이확인').waitFor();
  expect(await second.getByRole('textbox', { name: '초안' }).inputValue()).toContain('나중에 적은 글');
  await second.getByRole('button', { name: '초안 버리기' }).click();
  await second.getByText('쓰고 있는 초안이 없습니다.').waitFor();
});

test('an address that is no text is not found, by its status, too', async () => {
  expect((await fetch(`${url}/policy/nothing`)).status).toBe(404);
  expect((await fetch(`${url}/policy/privacy`)).status).toBe(200);
});
