import { randomInt } from 'node:crypto';
import { daysOfSlot, type Slot } from '@nomucheck/domain/consultations/slots.ts';
import { koreanMonthDay } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { addedTo, askedConsultation } from '../harness/records/consultations.ts';
import { newAdvisor, newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;
let attorney: Person;
let asker: Person;
let other: Person;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
  [attorney, asker, other] = await Promise.all([
    newAdvisor(url, boss, '박상담', '제3333호'),
    newPerson(url, '김상담'),
    newPerson(url, '이상대'),
  ]);
});

const pressOn = async (page: Page, name: string | RegExp, key = 'Enter') => {
  const button = page.getByRole('button', { name });
  await button.focus();
  await button.press(key);
};

test('an attorney sees a conflict before the body, says why they go on, answers twice, agrees on a time and closes it, by keyboard', async () => {
  const slot: Slot = { weekday: 'tue', time: '14:00' };
  const number = randomInt(1_000_000);
  const [worker, company] = [`김상담${number}`, `한빛상사${number}`];
  const asked = { topic: 'dismissal', slots: [slot] } as const;
  // The firm has been asked by the other side before.
  await askedConsultation(url, other, { ...asked, body: '직원이 다툽니다.', client: company, opponent: worker });
  const body = `어제 말로 해고됐어요. ${number}`;
  const id = await askedConsultation(url, asker, { ...asked, body, client: worker, opponent: company });

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, attorney);
  await page.goto('/admin/consult');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/admin/consult/${id}"]`) });
  await row.getByText('이해 충돌').waitFor();
  expect(await violations(page)).toEqual([]);
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.getByText('이해 충돌을 먼저 확인하십시오').waitFor();
  await page.getByText(`상대방 ${company}: 다른 상담에서는 의뢰인`).waitFor();
  expect(await page.getByText(body).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: '이해 충돌이 있어도 맡기' });
  await dialog.getByLabel('사유').waitFor();
  await page.keyboard.type('상대방은 이름만 같은 다른 회사입니다.');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(body).waitFor();

  // What is typed survives a reload.
  await page.keyboard.press('e');
  await page.keyboard.type('해고를 알린 날과 사람을 적어 주십시오.');
  await page.reload();
  const answer = page.getByLabel('신청인에게 보낼 답');
  expect(await answer.inputValue()).toBe('해고를 알린 날과 사람을 적어 주십시오.');
  await answer.press('Control+Enter');
  const talk = page.getByRole('region', { name: '대화' });
  await talk.getByText('해고를 알린 날과 사람을 적어 주십시오.').waitFor();
  await page.getByText('신청인 차례').waitFor();
  expect(await answer.inputValue()).toBe('');

  // The person’s word comes while the page is open; the second answer has a time.
  await answer.fill('만나서 말씀');
  await addedTo(url, asker, id, '어제 팀장이 말했어요.');
  await talk.getByText('어제 팀장이 말했어요.').waitFor();
  expect(await answer.inputValue()).toBe('만나서 말씀');
  await answer.fill('만나서 말씀 나누겠습니다.');
  const [day = ''] = daysOfSlot(slot, new Date().toISOString());
  await pressOn(page, new RegExp(`^${koreanMonthDay(day)}`), 'Space');
  expect(await violations(page)).toEqual([]);
  await pressOn(page, '답과 시간 보내기');
  await page.getByText('시간 확정').waitFor();
  await talk.getByText('만나서 말씀 나누겠습니다.').waitFor();
  const downloading = page.waitForEvent('download');
  await pressOn(page, '일정 파일 (.ics)');
  expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);

  // The week’s calendar, by arrow keys.
  await page.goto(`/admin/consult/calendar?week=${day}`);
  const agreed = page.locator(`a[href="/admin/consult/${id}"]`);
  await agreed.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await agreed.waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowLeft');
  await agreed.focus();
  await page.keyboard.press('Enter');

  await pressOn(page, '상담 마치기');
  const closing = page.getByRole('dialog', { name: '상담 마치기' });
  await closing.getByLabel('사건 수임').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('계약서를 보내 드리겠습니다.');
  expect(await violations(page)).toEqual([]);
  await pressOn(page, '마치기');
  await closing.waitFor({ state: 'detached' });
  await page.getByText('결과: 사건 수임').waitFor();
  await talk.getByText('계약서를 보내 드리겠습니다.').waitFor();

  // The history has the reason, and the record as it stood.
  await page.getByRole('tab', { name: '변경 이력' }).click();
  await page.getByText('사유: 상대방은 이름만 같은 다른 회사입니다.').waitFor();
  await page.getByRole('link', { name: '이때 기록 보기' }).last().press('Enter');
  await page.getByText(/^변경 1번\(.*\)에서 지금/).waitFor();
  await page.getByRole('region', { name: '그때의 기록' }).getByText('사건 수임').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
}, 120_000);
