import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signIn, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck } from '../harness/records/checks.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
});

/** Types a whole e-mail address into the search and opens the person found. */
const openPerson = async (page: Page, { email, name }: Person): Promise<void> => {
  await page.getByLabel('이름, 이메일, 휴대전화').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**filter=*');
  await page.locator('tr, main li').filter({ hasText: email }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

/** A change by another admin at the same time. */
const changedElsewhere = async (id: string, change: object): Promise<void> => {
  const response = await fetch(`${url}/api/admin/userdetail/update`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${boss.token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ id, reason: '이름을 바로잡음', ...change }),
  });
  expect(response.status).toBe(200);
};

test('a person is found, and given a role for a reason, which the history shows; the second of two editors loses nothing', async () => {
  const member = await newPerson(url, '이하늘');
  await finishedCheck(url, member, employeeAnswers());
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/user');
  await page.getByRole('columnheader', { name: '가입일' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await openPerson(page, member);
  await page.goBack();
  await page.reload();
  await page.getByText(member.email).waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await page.getByRole('link', { name: '이하늘' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '이하늘' }).waitFor();
  expect(await visibleText(page.getByRole('region', { name: '진단 1건' }))).toMatch(/상세 진단.*승소율 \d+%/s);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: '역할·이름 수정' }).click();
  await page.getByRole('radio', { name: '내부 직원' }).check();
  await page.getByRole('checkbox', { name: '검수 (노무사)' }).check();
  await page.getByRole('button', { name: '저장' }).click();
  await page.getByRole('alert').getByText('사유를 적어 주십시오.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('사유').fill('노무사로 입사');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '저장' }).click();
  const history = page.getByRole('region', { name: '역할·이름 변경 이력' });
  await history.getByText('일반 회원 → 노무사').waitFor();
  expect(await visibleText(history)).toContain('사유: 노무사로 입사');
  expect(await visibleText(history)).toContain(boss.name);
  expect(await page.locator('main [data-crown=staff]').count()).toBe(1);

  const advisor = await browser.visit(url, phone);
  await advisor.page.goto('/user/login?to=/admin/user');
  await signIn(advisor.page, member);
  await advisor.page.getByRole('heading', { level: 1, name: '이 화면을 볼 권한이 없습니다' }).waitFor();
  expect(advisor.problems).toEqual([]);

  await page.getByRole('button', { name: '역할·이름 수정' }).click();
  await page.getByRole('checkbox', { name: '판례 검색' }).check();
  await page.getByLabel('사유').fill('검색도 맡음');
  await changedElsewhere(page.url().split('/').at(-1) ?? '', { name: '이바다' });
  await page.getByRole('button', { name: '저장' }).click();
  const conflict = page.getByRole('dialog', { name: '그 사이 다른 분이 먼저 수정했습니다' });
  await conflict.waitFor();
  expect(await visibleText(conflict)).toMatch(/이름\s+이바다\s+이바다/);
  expect(await visibleText(conflict)).toMatch(/메뉴: 판례 검색\s+켬\s+끔/);
  expect(await violations(page)).toEqual([]);
  await conflict.getByRole('button', { name: '내 값으로 저장' }).click();
  await page.getByRole('heading', { level: 1, name: '이바다' }).waitFor();
  await history.getByText('메뉴: 검수 (노무사) → 검수 (노무사), 판례 검색').waitFor();

  await page.getByRole('button', { name: '회원 삭제' }).click();
  const removal = page.getByRole('dialog', { name: '회원 삭제: 이바다' });
  await removal.getByLabel('사유').fill('본인 요청');
  await removal.getByLabel('확인 문구').fill('이바다');
  expect(await removal.getByRole('button', { name: '삭제' }).isEnabled()).toBe(false);
  await removal.getByLabel('확인 문구').fill(member.email);
  await removal.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('heading', { level: 1, name: '회원 관리' }).waitFor();
  await page.getByText('회원을 삭제했습니다.').waitFor();
  expect(problems).toEqual([]);
});
