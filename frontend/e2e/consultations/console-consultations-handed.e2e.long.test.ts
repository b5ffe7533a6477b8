import { randomInt } from 'node:crypto';
import type { Slot } from '@nomucheck/domain/consultations/slots.ts';
import type { Page, Route } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { askedConsultation, firmStep } from '../harness/records/consultations.ts';
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

test('a colleague’s consultation is taken over with a reason, which stays while the consultation closes; one’s own is read on the site', async () => {
  const number = randomInt(1_000_000);
  const slots: readonly Slot[] = [{ weekday: 'wed', time: '10:00' }];
  const asked = { topic: 'dismissal', slots, body: '해고됐어요.', client: `최상담${number}` } as const;
  const id = await askedConsultation(url, asker, { ...asked, opponent: `푸른상사${number}` });
  await firmStep(url, attorney, id, 'assign', { assignee: 'me' });

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto(`/admin/consult/${id}`);
  await page.getByText('박상담님이 맡았습니다.').waitFor();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: '다른 사람이 맡은 상담 넘겨받기' });
  await dialog.getByLabel('사유').waitFor();
  await page.keyboard.type('휴가라서 대신 맡습니다.');
  expect(await violations(page)).toEqual([]);
  await firmStep(url, attorney, id, 'close', { outcome: 'advised' });
  await page.getByText('결과: ').waitFor();
  expect(await dialog.getByLabel('사유').inputValue()).toBe('휴가라서 대신 맡습니다.');

  const own = await askedConsultation(url, boss, { ...asked, opponent: `맑은상사${number}` });
  await page.goto(`/admin/consult/${own}`);
  await page.getByText('본인이 신청한 상담은 사이트에서 봅니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '내 상담 보기' }).click();
  await page.waitForURL(`**/consult/${own}`);
  expect(problems).toEqual([]);
});

test('a conflict that comes up later stands before the thread until there is a reason; who has it hands it over themselves', async () => {
  const number = randomInt(1_000_000);
  const [worker, company] = [`정상담${number}`, `누리상사${number}`];
  const asked = { topic: 'dismissal', slots: [{ weekday: 'thu', time: '11:00' }] } as const;
  const body = `말로 해고됐어요. ${number}`;
  const id = await askedConsultation(url, asker, { ...asked, body, client: worker, opponent: company });
  await firmStep(url, attorney, id, 'assign', { assignee: 'me' });
  await askedConsultation(url, other, { ...asked, body: '직원이 다툽니다.', client: company, opponent: worker });

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, attorney);
  await page.goto(`/admin/consult/${id}`);
  await page.getByText('맡은 뒤에 이해 충돌이 생겼습니다').waitFor();
  expect(await page.getByText(body).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: '이해 충돌이 있어도 계속하기' });
  await dialog.getByLabel('사유').waitFor();
  await page.keyboard.type('이름만 같은 회사입니다.');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(body).waitFor();

  await pressOn(page, '다른 사람에게 넘기기');
  const handing = page.getByRole('dialog', { name: '상담 넘기기' });
  await handing.getByLabel('맡을 사람').click();
  await page
    .getByRole('option', { name: `${boss.name} (` })
    .first()
    .click();
  await handing.getByLabel('사유').fill('휴가입니다.');
  expect(await violations(page)).toEqual([]);
  await handing.getByRole('button', { name: '넘기기' }).click();
  await page.getByText('님이 맡았습니다.').waitFor();
  await page.getByText('이해 충돌이 있어 내용을 가렸습니다.').waitFor();
  expect(problems).toEqual([]);
});

test('an answer whose response was lost is sent once, and one that is withheld before it is sent can still be copied', async () => {
  const number = randomInt(1_000_000);
  const [worker, company] = [`오상담${number}`, `하늘상사${number}`];
  const asked = { topic: 'dismissal', slots: [{ weekday: 'thu', time: '11:00' }], body: '해고됐어요.' } as const;
  await askedConsultation(url, other, { ...asked, client: company, opponent: worker });
  const id = await askedConsultation(url, asker, { ...asked, client: worker, opponent: company });
  await firmStep(url, attorney, id, 'assign', { assignee: 'me', reason: '이름만 같은 회사입니다.' });

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, attorney);
  await page.goto(`/admin/consult/${id}`);
  const answer = page.getByLabel('신청인에게 보낼 답');
  await answer.fill('자료를 보내 주십시오.');
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/answer', lost, { times: 1 });
  await pressOn(page, '답 보내기');
  const said = page.getByRole('region', { name: '대화' }).getByText('자료를 보내 주십시오.');
  await said.waitFor();
  expect(await answer.inputValue()).toBe('자료를 보내 주십시오.');
  await pressOn(page, '답 보내기');
  // Said once the talk has been read again.
  await page.getByText('보냈습니다.').waitFor();
  expect(await answer.inputValue()).toBe('');
  expect(await said.count()).toBe(1);

  await answer.fill('보내기 전의 글');
  // Requested, assigned and answered.
  await firmStep(url, boss, id, 'assign', { assignee: 'me', reason: '대신 맡습니다.', expectedRevision: 3 });
  await page.getByText('이해 충돌이 있어 내용을 가렸습니다.').waitFor();
  await page.getByRole('region', { name: '보내지 않은 답' }).getByText('보내기 전의 글').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});
