import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { violations } from './harness/accessible.ts';
import { browserForTests, desktop, phone } from './harness/browser.ts';
import { employeeAnswers, finishedCheck } from './harness/checks.ts';
import { newPerson, type Person, signIn, signInOn } from './harness/people.ts';
import { sideways } from './harness/sideways.ts';
import { newSuper } from './harness/staff.ts';
import { visibleText } from './harness/visible-text.ts';

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
  const history = page.getByRole('region', { name: '역할 변경 이력' });
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

test('on a phone people are cards; an empty list, a failure, and the own account each have a message', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto('/admin/user');
  await page.locator('main li').first().waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('가입 방법').tap();
  await page.getByRole('option', { name: '네이버' }).tap();
  await page.getByText('조건에 맞는 회원이 없습니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '조건 지우기' }).first().tap();
  await page.locator('main li').first().waitFor();

  await openPerson(page, boss);
  await page.getByText('본인의 역할과 이름은 여기서 바꿀 수 없습니다.').waitFor();
  expect(await page.getByRole('button', { name: /수정|삭제/ }).count()).toBe(0);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.route('**/api/admin/user?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '🛠️ 잠시 연결이 어렵습니다.' } }),
  );
  await page.goto('/admin/user');
  await page.getByRole('alert').getByText('잠시 연결이 어렵습니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/admin/user?*');
  await page.getByRole('button', { name: '다시 시도' }).tap();
  await page.locator('main li').first().waitFor();
  expect(problems).toEqual([]);
});

test('columns and filters are kept on all devices of a person, and the list can be downloaded', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/user');
  await page.getByRole('columnheader', { name: '가입일' }).waitFor();
  expect(await page.getByRole('columnheader', { name: '휴대전화' }).count()).toBe(0);
  await page.getByRole('button', { name: '열', exact: true }).click();
  expect(await violations(page)).toEqual([]);
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('checkbox', { name: '휴대전화' }).press('Space');
  const earlier = page.getByRole('button', { name: '휴대전화 앞으로' });
  await earlier.press('Enter');
  await page.getByRole('status').getByText('휴대전화: 7개 가운데 1번째').waitFor();
  expect(await earlier.isDisabled()).toBe(true);
  expect(
    await page.getByRole('button', { name: '휴대전화 뒤로' }).evaluate((it) => it === document.activeElement),
  ).toBe(true);
  expect((await kept).status()).toBe(200);
  await page.keyboard.press('Escape');

  await page.getByLabel('역할', { exact: true }).click();
  await page.getByRole('option', { name: '최고 관리자' }).click();
  await page.waitForURL('**filter=**');
  await page.getByRole('button', { name: '저장한 조건' }).click();
  await page.getByRole('menuitem', { name: '지금 조건 저장하기' }).click();
  await page.getByLabel('조건 이름').fill('우리 관리자');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('지금 조건을 저장했습니다.').waitFor();

  const other = await browser.visit(url, desktop);
  await signInOn(other.page, boss);
  await other.page.goto('/admin/user');
  await other.page.getByRole('columnheader', { name: '휴대전화' }).waitFor();
  const shown = (await other.page.getByRole('columnheader').allTextContents()).slice(0, 3);
  expect(shown).toEqual(['이름', '휴대전화', '이메일']);
  await other.page.getByRole('button', { name: '저장한 조건' }).click();
  await other.page.getByRole('menuitem', { name: '우리 관리자', exact: true }).click();
  await other.page.waitForURL('**filter=**');
  await other.page.getByRole('button', { name: '조건 지우기' }).click();

  const download = other.page.waitForEvent('download');
  await other.page.getByRole('button', { name: '내려받기' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.startsWith('\uFEFF회원 번호,이름,이메일')).toBe(true);
  expect(file).toContain(boss.email);
  expect([...problems, ...other.problems]).toEqual([]);
});

test('a page that is behind says so until it isn’t, and changes by others are shown when the user asks', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.route(
    '**/api/admin/user?*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'X-Stale': '1' } });
    },
    { times: 1 },
  );
  await page.goto('/admin/user');
  await page.getByText('반영 중').waitFor();
  await page.getByRole('columnheader', { name: '가입일' }).waitFor();
  await page.getByText('반영 중').waitFor({ state: 'detached' });
  const newcomer = await newPerson(url, '<svg onload=xss=1>');
  await page.getByText(/새 변경 \d+건/).waitFor();
  expect(await page.getByText(newcomer.email).count()).toBe(0);
  await page.getByRole('button', { name: '목록에 반영' }).click();
  await page.getByText(newcomer.email).waitFor();
  // Their name is shown as written, never as markup.
  expect(await page.getByRole('link', { name: newcomer.name }).count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'xss' in window)).toBe(false);
  expect(problems).toEqual([]);
});
