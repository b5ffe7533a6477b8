import { readFile } from 'node:fs/promises';
import { daysOfSlot } from '@nomucheck/domain/consultations/slots.ts';
import { koreanMonthDay } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { enterOn, focused, tabTo, tabToName } from '../harness/browser/keyboard.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { unfoldRow } from '../harness/on-page/result-rows.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signIn, signInOn } from '../harness/people.ts';
import { finishedCheck } from '../harness/records/checks.ts';
import { newAdvisor, newSuperOf } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('lockedUrl');
let attorney: Person;

beforeAll(async () => {
  attorney = await newAdvisor(url, await newSuperOf(url, inject('lockedOperation')), '박노무', '12345');
});

const chosen = (page: Page) => page.locator('.slots-chosen li');
const body = '해고 통지서를 받지 못했어요. 무엇부터 해야 하나요?';

const devices = [
  ['at 390 px', phone],
  ['at 1280 px', desktop],
] as const;

/** The long tests take both. */
test.each(process.env.LONG === '1' ? devices : [devices[0]])(
  'from the question below the result by payment, two rounds and an agreed time to the end, by keyboard on both sides, %s',
  async (_, device) => {
    const person = await newPerson(url);
    const check = await finishedCheck(url, person);
    const { page, problems } = await browser.visit(url, device);
    await signInOn(page, person);
    const here = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

    // The last question of the questionnaire: yes, and two of the times of a week.
    await page.goto(`/check/result/${check}`);
    await unfoldRow(page, 'consult');
    await page.locator('#consult-wished-yes').focus();
    await page.keyboard.press('Space');
    await tabTo(page, '#consult-slots');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await chosen(page).locator('strong').allInnerTexts()).toEqual(['월요일 10:00', '화요일 17:00']);
    await tabTo(page, '#consult a.button');
    await page.keyboard.press('Enter');

    // Nothing is asked twice, and what the firm will see stands first.
    await here('개별 상담 신청');
    await page.getByRole('heading', { name: '노무사가 볼 내용' }).waitFor();
    expect(await visibleText(page.locator('.consult-seen'))).toMatch(/지각이나 결근.*해고일.*승소 가능성 \(추정\)/s);
    await expect.poll(() => chosen(page).count()).toBe(2);
    expect(await page.getByLabel('상담받는 분의 이름').inputValue()).toBe(person.name);
    expect(await page.locator('#chance-review-yes').isChecked()).toBe(true);

    // The third time is chosen; the fourth says why not. Too many letters keep what was typed.
    await tabTo(page, '#slots');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.locator('.field-error', { hasText: '3개까지 고를 수 있어요' }).waitFor();
    expect(await chosen(page).count()).toBe(3);
    await page.locator('#body').fill('가'.repeat(20_000));
    await page.locator('#body').press('Tab');
    await tabTo(page, '#kind-free');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page, '.error-summary')).toBe(true);
    expect(await page.locator('#body').inputValue()).toHaveLength(20_000);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page, '#body')).toBe(true);
    await page.locator('#body').fill('');
    await page.keyboard.type(body);
    await page.reload();
    await expect.poll(() => page.locator('#body').inputValue()).toBe(body);
    await tabTo(page, '.consult-form button[type=submit]');
    await page.keyboard.press('Enter');

    // It is paid for before the firm can answer.
    await page.getByText('상담을 신청했어요').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    await page.locator('[aria-current=step]', { hasText: '결제를 기다리고 있어요' }).waitFor();
    const { page: console, problems: consoleProblems } = await browser.visit(url, device);
    await signInOn(console, attorney);
    await console.goto(`/admin/consult/${id}`);
    await console.getByText('맡은 사람이 없습니다.').waitFor();
    await console.keyboard.press('c');
    await console.getByText('아직 결제되지 않은 유료 상담입니다').waitFor();
    await enterOn(page, '결제하기');
    await here('주문과 결제');
    await tabTo(page, '#order-consent');
    await page.keyboard.press('Space');
    await enterOn(page, '55,000원 결제하기');
    await page.getByRole('heading', { name: '시험용 결제창' }).waitFor();
    await enterOn(page, '결제에 성공하기');
    await here('결제가 끝났어요');
    expect(await visibleText(page.locator('main'))).not.toMatch(/전체 결과|판례|PDF/);
    await enterOn(page, '상담 보기');
    await page.locator('[aria-current=step]', { hasText: '박노무 노무사가 보고 있어요' }).waitFor();

    // Two rounds. The console follows what happens while it is open.
    const answer = console.getByLabel('신청인에게 보낼 답');
    const talk = console.getByRole('region', { name: '대화' });
    await answer.waitFor();
    await console.keyboard.press('e');
    await console.keyboard.type('문자는 남아 있나요?');
    await console.keyboard.press('Control+Enter');
    await talk.getByText('문자는 남아 있나요?').waitFor();
    await page.reload();
    await page.locator('[aria-current=step]', { hasText: '답이 왔어요' }).waitFor();
    await tabTo(page, '#message');
    await page.keyboard.type('네, 남아 있어요.');
    await enterOn(page, '보내기');
    await page.locator('.talk').getByText('네, 남아 있어요.').waitFor();
    await expect.poll(() => page.locator('#message').inputValue()).toBe('');
    await talk.getByText('네, 남아 있어요.').waitFor();

    // The second answer proposes one of the wished times.
    await expect.poll(() => answer.inputValue()).toBe('');
    await answer.focus();
    await console.keyboard.type('화요일에 전화드리겠습니다.');
    const [day = ''] = daysOfSlot({ weekday: 'tue', time: '17:00' }, new Date().toISOString());
    await tabToName(console, koreanMonthDay(day));
    await console.keyboard.press('Space');
    await enterOn(console, '답과 시간 보내기');
    await console.getByText('시간 확정').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '상담 시간' }).waitFor();
    expect(await visibleText(page.locator('.consult-when'))).toMatch(/\(화\) 17:00/);
    const saving = page.waitForEvent('download');
    await enterOn(page, '캘린더에 넣기');
    expect(await readFile(await (await saving).path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/);

    // A last answer, and the end. What the person types meanwhile isn't lost.
    await answer.focus();
    await console.keyboard.type('통지서를 챙겨 주십시오.');
    await console.keyboard.press('Control+Enter');
    await talk.getByText('통지서를 챙겨 주십시오.').waitFor();
    await tabTo(page, '#message');
    await page.keyboard.type('한 가지 더 있어요.');
    await console.getByRole('button', { name: '상담 마치기' }).focus();
    await console.keyboard.press('Enter');
    const closing = console.getByRole('dialog', { name: '상담 마치기' });
    await closing.getByLabel('상담함').waitFor();
    await console.keyboard.press('Space');
    await console.keyboard.press('Tab');
    await console.keyboard.type('잘 마무리되기를 바랍니다.');
    await enterOn(console, '마치기');
    await closing.waitFor({ state: 'detached' });
    await console.getByText('결과: 상담함').waitFor();
    await enterOn(page, '보내기');
    await page.locator('.notice-title', { hasText: '마친 상담이에요' }).waitFor();
    await page.getByText('보내지 못한 글이 있어요').waitFor();
    await page.getByText('한 가지 더 있어요.').waitFor();
    await page.getByText('잘 마무리되기를 바랍니다.').waitFor();
    expect(await page.locator('#message').count()).toBe(0);
    await page.goto('/consult/list');
    await page.getByText('마쳤어요').waitFor();
    expect([...problems, ...consoleProblems]).toEqual([]);
  },
);

test('a request on pregnancy waits on the device for its own consent; a number in it is hidden, and the person is told', async () => {
  const person = await newPerson(url, '김하나', { sensitive: false });
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.goto('/consult');
  const text = '임신했다고 말하니 그만두래요. 제 번호는 900101-1234567이에요.';
  await page.getByLabel('어떤 일에 대한 상담인가요?').selectOption({ label: '해고·계약 종료' });
  await page.locator('#body').fill(text);
  await page.getByRole('button', { name: '수요일 시간 보기' }).click();
  await page.getByRole('button', { name: '수요일 14:00', exact: true }).click();
  await page.locator('label[for=chance-review-no]').click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/consult')) sent.push(request.url());
  });
  await page.getByRole('button', { name: '상담 신청하기' }).click();
  const panel = page.getByRole('region', { name: '보내기 전에 동의가 필요해요' });
  await panel.getByText('임신·출산·육아에 관한 내용이 있는 것 같아요').waitFor();
  expect([sent, await page.locator('#body').inputValue()]).toEqual([[], text]);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: '동의하고 보내기' }).press('Enter');
  await page.getByText('상담을 신청했어요').waitFor();
  await page.getByText('숫자는 가리고 보냈어요').waitFor();
  await page.locator('.talk').getByText('(주민등록번호 가림)').waitFor();

  // Of a message it is told below the thread.
  await page.locator('#message').fill('팀장 번호는 800101-1234567이에요.');
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.locator('form [role=status]').getByText('숫자는 가리고 보냈어요').waitFor();
  expect(problems).toEqual([]);
});

test('typed before the sign-in it is there after it; another time once; and it is taken back', async () => {
  const person = await newPerson(url);
  const { page, problems } = await browser.visit(url, phone);
  await page.goto('/consult');
  await page.getByLabel('어떤 일에 대한 상담인가요?').selectOption({ label: '임금·퇴직금' });
  await page.getByLabel('무엇을 상담받고 싶으세요?').fill('퇴직금을 받지 못했어요.');
  await page.getByRole('button', { name: '수요일 시간 보기' }).click();
  await page.getByRole('button', { name: '수요일 14:00', exact: true }).click();
  await page.locator('label[for=chance-review-no]').click();
  await page.getByRole('button', { name: '로그인하고 신청하기' }).click();
  await page.getByRole('main').getByRole('link', { name: '로그인', exact: true }).click();
  await signIn(page, person);
  await page.getByRole('button', { name: '상담 신청하기', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '임금·퇴직금 상담' }).waitFor();

  await page.getByText('시간 바꾸기').click();
  await page.locator('.slots-chosen button').click();
  await page.getByRole('button', { name: '이 시간으로 바꾸기' }).click();
  await page.locator('.field-error', { hasText: '하나 이상 골라 주세요' }).waitFor();
  await page.getByRole('button', { name: '금요일 시간 보기' }).click();
  await page.getByRole('button', { name: '금요일 10:30', exact: true }).click();
  await page.getByRole('button', { name: '이 시간으로 바꾸기' }).click();
  await page.getByText('시간 바꾸기').waitFor({ state: 'detached' });
  await page.getByText('신청한 내용 보기').click();
  await page.getByText('금요일 10:30').waitFor();

  await page.getByRole('button', { name: '상담 신청 거두기' }).click();
  await page.getByRole('button', { name: '그대로 두기' }).click();
  expect(await focused(page, '#take-back')).toBe(true);
  await page.getByRole('button', { name: '상담 신청 거두기' }).click();
  await page.getByRole('button', { name: '거두기', exact: true }).click();
  await page.getByText('거두신 상담이에요').waitFor();
  expect(problems).toEqual([]);
});

test('what was typed waits when the session ends, isn’t shown to others, and is gone for another person', async () => {
  const person = await newPerson(url);
  const { page } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.goto('/consult');
  await page.getByLabel('무엇을 상담받고 싶으세요?').fill('아직 다 적지 않았어요.');
  await page.goto('/livez');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/consult');
  await page.getByText('로그인이 끝났어요').waitFor();
  expect(await visibleText(page.locator('main'))).not.toContain('아직 다 적지 않았어요.');
  await signInOn(page, person);
  await page.goto('/consult');
  await expect.poll(() => page.locator('#body').inputValue()).toBe('아직 다 적지 않았어요.');
  await signInOn(page, await newPerson(url));
  await page.goto('/consult');
  await page.locator('#body').waitFor();
  expect(await page.locator('#body').inputValue()).toBe('');
  await signInOn(page, person);
  await page.goto('/consult');
  await page.locator('#body').waitFor();
  expect(await page.locator('#body').inputValue()).toBe('');
});

test('while the firm takes no requests, nothing leads to a form that can’t be sent', async () => {
  const person = await newPerson(url);
  const check = await finishedCheck(url, person);
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.route('**/api/consult/terms', (route) =>
    route.fulfill({ json: { open: false, price: null, minutes: 30 } }),
  );
  await page.goto(`/check/result/${check}`);
  await page.getByRole('heading', { name: '노무사와 상의하기' }).waitFor();
  await unfoldRow(page, 'consult');
  await page.getByRole('link', { name: '물어볼 수 있는 곳 보기' }).click();
  await page.getByRole('heading', { level: 1, name: '개별 상담' }).waitFor();
  for (const number of ['1350', '132']) await page.locator(`main a[href="tel:${number}"]`).waitFor();
  expect(await page.locator('main form, main button').count()).toBe(0);
  expect(problems).toEqual([]);
});
