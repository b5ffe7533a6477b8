import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;
beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
});

/** On a phone in long tests alone: the test below opens the same pages there. */
const devices =
  process.env.LONG === '1'
    ? ([
        ['a wide screen', desktop],
        ['a phone', phone],
      ] as const)
    : ([['a wide screen', desktop]] as const);

test.each(devices)(
  'a message is written with its preview in both channels, and followed, by keyboard, on %s',
  async (_name, device) => {
    const member = await newPerson(url, '서수신');
    const { page, problems } = await browser.visit(url, device);
    await signInOn(page, boss);
    await page.goto('/admin/message');
    await page.getByRole('link', { name: '메시지 쓰기' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '메시지 쓰기' }).waitFor();

    await page.getByLabel('받는 사람').fill(member.email);
    await page.getByLabel('제목').fill('상담 안내');
    await page.getByLabel('내용').fill('내일 뵙겠습니다 😀');
    const onPhone = page.getByRole('region', { name: '문자로 보면' });
    await onPhone.getByText('문자로 보낼 수 없는 글자: 😀').waitFor();
    const send = page.getByRole('button', { name: '이메일 보내기' });
    expect(await send.isEnabled()).toBe(true);
    await page.getByRole('radio', { name: '문자' }).check();
    expect(await page.getByRole('button', { name: '문자 보내기' }).isEnabled()).toBe(false);
    await page.getByLabel('내용').fill('내일 뵙겠습니다.');
    // What is typed survives a reload.
    await page.reload();
    expect(await page.getByLabel('제목').inputValue()).toBe('상담 안내');
    expect(await page.getByLabel('내용').inputValue()).toBe('내일 뵙겠습니다.');
    await page.getByLabel('받는 사람').fill(member.email);
    await page.getByRole('radio', { name: '문자' }).check();
    await onPhone.getByText('SMS (단문 요금) · 27 / 90바이트').waitFor();
    expect(await visibleText(page.getByRole('region', { name: '이메일로 보면' }))).toContain('[노무체크] 상담 안내');
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);

    // Nothing that was typed is lost by a refusal: this person has no number.
    await page.getByRole('button', { name: '문자 보내기' }).click();
    await page.getByText('휴대전화 번호를 등록하지 않은 회원입니다.').waitFor();
    expect(await page.getByLabel('내용').inputValue()).toBe('내일 뵙겠습니다.');
    await page.getByRole('radio', { name: '이메일' }).check();
    await send.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '직접 쓴 안내' }).waitFor();
    await page.getByText('이메일을 보내 달라고 했어요.').waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('link', { name: '이 회원의 메시지' }).click();
    await page.waitForURL('**filter=**');
    const listed = page.locator('main tr, main li').filter({ hasText: member.email });
    await listed.filter({ hasText: '직접 쓴 안내' }).waitFor();
    await page.reload();
    await listed.filter({ hasText: '직접 쓴 안내' }).waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);

    await listed.getByRole('link', { name: member.email }).first().click();
    await page
      .getByRole('region', { name: /^메시지/ })
      .getByText('직접 쓴 안내')
      .waitFor();
    expect(problems).toEqual([]);
  },
);

test('advertising is marked, refused to who hasn’t agreed, and the texts of all messages are shown', async () => {
  const member = await newPerson(url, '한거절');
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto('/admin/message/create');
  await page.getByLabel('받는 사람').fill(member.email);
  await page.getByLabel('제목').fill('새 기능');
  await page.getByLabel('내용').fill('기한 알림이 생겼습니다.');
  await page.getByRole('checkbox', { name: '광고입니다' }).check();
  const mail = page.getByRole('region', { name: '이메일로 보면' });
  await mail.getByText(/^\(광고\) \[/).waitFor();
  await mail.getByText(/무료 수신거부: http/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '이메일 보내기' }).click();
  await page.getByText('마케팅 정보 수신에 동의하지 않은 회원입니다.').waitFor();
  expect(await page.getByLabel('내용').inputValue()).toBe('기한 알림이 생겼습니다.');

  // A sent one leaves nothing behind: the form begins empty.
  await page.getByRole('checkbox', { name: '광고입니다' }).uncheck();
  await page.getByRole('button', { name: '이메일 보내기' }).click();
  await page.getByRole('heading', { level: 1, name: '직접 쓴 안내' }).waitFor();
  await page.goto('/admin/message/create');
  expect(await page.getByLabel('내용').inputValue()).toBe('');

  await page.goto('/admin/message/templates');
  await page.getByRole('button', { name: '회원가입 인증번호' }).press('Enter');
  await page.getByText('sign-up-code · 변수: code').waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});
