import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const note = `요청서와 맞음 ${Date.now() % 1_000_000}`;
let boss: Person;
let asker: Person;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'), '정기록');
  asker = await newPerson(url, '이물음');
  const answer = await fetch(`${url}/api/consult`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${asker.token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({
      topic: 'dismissal',
      body: '해고됐어요.',
      slots: [{ weekday: 'tue', time: '14:00' }],
      wantsChanceReview: false,
    }),
  });
  expect(answer.status).toBe(201);
});

test('an admin finds an event, opens what is sealed in it, follows its request, and checks the log', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/log?kind=consultation&by=people');
  const log = page.getByRole('list', { name: '기록' });
  await log.getByRole('link', { name: '상담을 신청했어요.' }).first().waitFor();
  expect(await page.title()).toBe('기록 | 노무체크 업무');
  await page.reload();
  await log.getByText('이물음').first().waitFor();
  const ofAsker = await log.getByRole('link', { name: '이물음' }).first().getAttribute('href');
  expect(await violations(page)).toEqual([]);

  await log.getByRole('link', { name: '상담을 신청했어요.' }).first().click();
  await page.getByRole('heading', { level: 1, name: '상담 신청' }).waitFor();
  await page.getByText('봉인된 내용은 이 화면에서 열 수 없습니다.').waitFor();
  expect(await page.getByRole('button', { name: '봉인된 내용 보기' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '이어진 일' }).click();
  await page.getByRole('list', { name: '이어진 일' }).getByRole('link', { name: '상담을 신청했어요.' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto(`${ofAsker}&type=UserSignedUp`.replace('actor=', 'record='));
  await log.getByRole('link').first().click();
  await page.getByRole('button', { name: '봉인된 내용 보기' }).click();
  await page.getByText('봉인된 내용을 열었습니다.').waitFor();
  await page.getByText(asker.email).waitFor();

  await page.getByRole('link', { name: '무결성' }).click();
  await page.getByRole('button', { name: '지금 확인' }).click();
  await page.getByText('모든 기록이 쓰인 그대로입니다.').waitFor({ timeout: 60_000 });
  await page.getByText('정기록').first().waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: '조회 자료' }).click();
  await page.getByRole('button', { name: 'checks 견주기' }).click();
  await page.getByRole('listitem').filter({ hasText: 'checks' }).getByText('다른 줄 없음').waitFor({ timeout: 60_000 });
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('on a phone, the firm’s activity and the review of who read whose data fit, and a review is noted', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto('/admin/activity');
  await page.getByRole('table', { name: '사람별 활동' }).getByRole('button', { name: '정기록' }).waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '열람 점검' }).tap();
  await page.getByText('점검은 달이 끝난 뒤에 적습니다.').waitFor();
  await page.getByRole('button', { name: '이전 달' }).tap();
  await page.getByRole('button', { name: '점검했음' }).tap();
  await page.getByLabel('사유').fill(note);
  await page.getByRole('button', { name: '점검했다고 적기' }).tap();
  await page.getByRole('list', { name: '점검' }).getByText(note).waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  for (const [address, title] of [
    ['/admin/log', '기록'],
    ['/admin/integrity', '무결성'],
    ['/admin/projections', '조회 자료'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('불러오는 중').waitFor({ state: 'detached' });
    expect([address, await sideways(page)]).toEqual([address, 0]);
  }
  await page.goto('/admin/log/8999999999999999');
  await page.getByText('이 기록에 없는 위치예요.').waitFor();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});
