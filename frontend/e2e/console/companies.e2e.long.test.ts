import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { newSuperOf } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('lockedUrl');
let boss: Person;
beforeAll(async () => {
  boss = await newSuperOf(url, inject('lockedOperation'), '박노무');
});

test('a super registers a company, limits it, and lets a person ask in its name, on a phone', async () => {
  const member = await newPerson(url, '홍구성');
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto('/company/list');

  // 1 a wrong number is said beside its field, and what was typed stays
  await page.getByRole('button', { name: '회사 등록' }).click();
  await page.getByLabel('회사 이름').fill('가나다 물산');
  await page.getByLabel('사업자등록번호').fill('110-81-41273');
  await page.getByLabel('질문 (건)').fill('백');
  await page.keyboard.press('Enter');
  await page.getByText('없는 사업자등록번호예요.').waitFor();
  await page.getByText('정수로 적어 주세요.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('사업자등록번호').fill('110-81-41272');
  await page.getByLabel('질문 (건)').fill('100');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '가나다 물산' }).waitFor();
  await page.getByText('100건').first().waitFor();

  // 2 its people
  await page.getByLabel('넣을 회원').fill(member.email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `홍구성 ${member.email}` }).click();
  await page.getByLabel('사유').fill('인사 담당자');
  await page.getByRole('button', { name: '넣기', exact: true }).click();
  await page.getByRole('list', { name: '구성원' }).getByText('홍구성').waitFor();
  await page.getByText('구성원 한 명을 넣었어요.').waitFor();
  await page.getByText('사유: 인사 담당자').waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  // 3 what it used: nothing yet, and all of its quota is left
  await page.getByRole('link', { name: '사용량 보기' }).click();
  await page.getByText('이 기간에 AI를 쓴 기록이 없습니다.').waitFor();
  await page.getByText('이번 달에 남은 한도: 질문 100건 가운데 100건.').waitFor();
  await page.getByText('조건에 맞는 호출이 없습니다.').waitFor();
  expect(new URL(page.url()).searchParams.get('filter')).toContain('companyId');
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  // the grouping is in the address: a reload keeps it, and neither the list of calls nor its span loses it
  await page.getByRole('combobox', { name: '묶는 기준' }).click();
  await page.getByRole('option', { name: '회원' }).click();
  await expect.poll(() => page.url()).toContain(encodeURIComponent('"by":"user"'));
  await page.reload();
  await page.getByRole('combobox', { name: '묶는 기준' }).getByText('회원').waitFor();
  await page.getByText('이번 달에 남은 한도: 질문 100건 가운데 100건.').waitFor();
  await page.getByText('조건에 맞는 호출이 없습니다.').waitFor();

  // 4 the list has it
  await page.goto('/company/list');
  await page.getByText('110-81-41272 · 구성원 1명').waitFor();
  await page.getByText('한 달 한도: 질문 100건').waitFor();

  // 5 the person sees what is left of it
  const own = await browser.visit(url, phone);
  await signInOn(own.page, member);
  await own.page.goto('/advices/usage');
  await own.page.getByRole('heading', { name: '가나다 물산' }).waitFor();
  await own.page.getByText('100건 남음').waitFor();
  await own.page.getByText('20건 남음').waitFor();
  expect(await violations(own.page)).toEqual([]);
  expect([...problems, ...own.problems]).toEqual([]);
});

test('two people who change a company at once see both values side by side, and nothing is lost', async () => {
  const headers = { Authorization: `Bearer ${boss.token}`, 'Content-Type': 'application/json' };
  const send = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${url}/api/companies${path}`, {
      method,
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const quotas = { questions: 10, tokens: null, costWon: null };
  const known = { name: '동시 상사', businessNumber: '124-81-00998', quotas };
  const { id }: { id: string } = await send('POST', '', known);
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto(`/company/list/${id}`);
  await page.getByRole('button', { name: '정보·한도 수정' }).click();
  await page.getByLabel('질문 (건)').fill('30');
  // without a reason nothing is sent, and the cursor stands where one is missing
  await page.getByRole('button', { name: '저장' }).click();
  await page.getByText('사유를 적어 주십시오.').waitFor();
  await page.keyboard.type('계약을 바꿈');

  // 1 what another person has saved meanwhile stands beside what was typed
  await send('PUT', `/${id}`, { ...known, representative: '김대표', quotas: { ...quotas, questions: 20 } });
  await page.getByRole('button', { name: '저장' }).click();
  const dialog = page.getByRole('dialog', { name: '그 사이 다른 분이 먼저 수정했습니다' });
  await dialog.getByRole('row', { name: '질문 (건) 30 20' }).waitFor();
  await dialog.getByRole('row', { name: '대표자 김대표 김대표' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await dialog.getByRole('button', { name: '돌아가서 더 고치기' }).click();
  expect(await page.getByLabel('대표자').inputValue()).toBe('김대표');
  expect(await page.getByLabel('질문 (건)').inputValue()).toBe('30');

  // 2 what only others have changed in its people is saved over without a question
  const member = await newPerson(url, '홍동시');
  const own = await fetch(`${url}/api/user/session`, { headers: { Authorization: `Bearer ${member.token}` } });
  const { id: userId }: { id: string } = await own.json();
  await send('POST', `/${id}/users`, { userId });
  await page.getByRole('button', { name: '저장' }).click();
  await page.getByText('저장했습니다.').waitFor();
  await page.getByText('30건').first().waitFor();
  await page.getByText('김대표').first().waitFor();
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});
