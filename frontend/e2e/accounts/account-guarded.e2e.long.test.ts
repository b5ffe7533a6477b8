import { randomInt } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signIn, signInOn, someone } from '../harness/people.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** The text of the newest message, read on the mailbox's page as a person who tries the service does. */
const letterTo = async (address: string, letters = 1): Promise<string> => {
  const { page, problems } = await browser.visit(url, desktop);
  await page.goto('/sandbox/mailbox');
  await page.getByText('실제로 보내지 않았어요').waitFor();
  const letter = page.locator('li', { hasText: address });
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: '새로 고침' }).click();
        await page.getByRole('heading', { name: '시험용 편지함' }).waitFor();
        return letter.count();
      },
      { timeout: 30_000 },
    )
    .toBe(letters);
  await letter.first().locator('summary').click();
  expect(problems).toEqual([]);
  return visibleText(letter.first().locator('.mailbox-text'));
};
const codeSentTo = async (address: string, letters = 1): Promise<string> =>
  /\b\d{6}\b/.exec(await letterTo(address, letters))?.[0] ?? '';

describe('the list of sessions', () => {
  test('has this device first; others are ended one by one or all at once', async () => {
    const person = await newPerson(url);
    const { page, problems } = await browser.visit(url, phone);
    await signInOn(page, person);
    const others = [await browser.visit(url, desktop), await browser.visit(url, desktop), await browser.visit(url)];
    for (const other of others) {
      await other.page.goto('/user/login?to=/more/checkList');
      await signIn(other.page, person);
      // An exact path, not a pattern: the sign-in page has the same words in its query.
      await other.page.waitForURL((at) => at.pathname === '/more/checkList');
    }

    await page.goto('/more/sessions');
    await page.getByRole('heading', { level: 1, name: '로그인한 기기' }).waitFor();
    const devices = page.locator('main li.card');
    await expect.poll(() => devices.count()).toBe(4);
    expect(await visibleText(devices.nth(1))).toContain('Chrome');

    await devices
      .nth(1)
      .getByRole('button', { name: /로그아웃/ })
      .click();
    await page.getByText('그 기기에서 로그아웃했어요.').waitFor();
    expect(await devices.count()).toBe(3);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('more-told');

    await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
    await page.getByText('다른 기기에는 로그인되어 있지 않아요.').waitFor();
    expect(await devices.count()).toBe(1);
    for (const { page: other } of others) {
      await other.reload();
      await other.getByText('로그인이 끝났어요').waitFor();
    }
    expect(problems).toEqual([]);
  });
});

describe('changing the password', () => {
  test('asks for the current password, shows mistakes at their fields, and keeps only this device signed in', async () => {
    const person = await newPerson(url);
    const { page, problems } = await browser.visit(url, phone);
    await signInOn(page, person);
    await page.goto('/more/changePw');
    await page.locator('#current').fill('Falsch12!@');
    await page.locator('#password').fill('Frisch34#$');
    await page.locator('#passwordConfirm').fill('Frisch34#$');
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
    await page.locator('.error-summary').waitFor();
    expect(await visibleText(page.locator('.field-error'))).toContain('지금 쓰는 비밀번호와 달라요');
    expect(await page.locator('#current').getAttribute('aria-invalid')).toBe('true');

    await page.locator('#current').fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '비밀번호를 바꿨어요' }).waitFor();
    await page.getByRole('link', { name: '로그인한 기기 보기' }).click();
    await page.getByText('다른 기기에는 로그인되어 있지 않아요.').waitFor();

    const again = await browser.visit(url, desktop);
    await again.page.goto('/user/login');
    await signIn(again.page, person);
    await again.page.locator('.error-summary').waitFor();
    await signIn(again.page, { ...person, password: 'Frisch34#$' });
    await again.page.waitForURL((at) => at.pathname === '/');
    expect(problems).toEqual([]);
  });
});

test('a person who guesses a password must wait and sees why; the owner sets a new one by a code, and is signed in at once', async () => {
  const person = await newPerson(url);
  const { page, problems } = await browser.visit(url, phone);
  await page.goto('/user/login');
  const wait = page.getByText('잘못된 비밀번호가 여러 번 입력됐어요');
  for (let guess = 0; guess < 20 && !(await wait.isVisible()); guess += 1) {
    const answer = page.waitForResponse('**/api/user/login');
    await signIn(page, { ...person, password: `Falsch${guess}!` });
    await answer;
    await page.locator('.error-summary').waitFor();
  }
  await wait.waitFor();
  expect(await visibleText(page.locator('.error-summary'))).toMatch(/\d+초 뒤에 다시 시도해 주세요/);

  await page.getByRole('link', { name: '지금 새 비밀번호를 정할 수 있어요' }).click();
  await page.locator('#address').fill(person.email);
  await page.keyboard.press('Enter');
  await page.locator('#code').fill(await codeSentTo(person.email));
  await page.keyboard.press('Enter');
  await page.locator('#password').fill('Frisch34#$');
  await page.locator('#passwordConfirm').fill('Frisch34#$');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '비밀번호를 바꿨어요' }).waitFor();
  await page.goto('/user/login');
  await signIn(page, { ...person, password: 'Frisch34#$' });
  await page.waitForURL((at) => at.pathname === '/');
  expect(problems).toEqual([]);
});

test('a sign-up from a network that has asked about many addresses proves the address by a code first', async () => {
  const who = someone();
  const { page, context, problems } = await browser.visit(url, phone);
  // As the server answers such a network; another test checks when it does.
  let isFirst = true;
  await context.route('**/api/user/signup', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const json = { code: 'too_many_requests', status: 429, message: '요청이 너무 많아요.', proveFirst: true };
    return route.fulfill({ status: 429, contentType: 'application/problem+json', json });
  });
  await page.goto('/user/sign-up');
  await page.getByLabel('이메일').fill(who.email);
  await page.locator('#password').fill(who.password);
  await page.locator('#passwordConfirm').fill(who.password);
  await page.getByLabel(/모두 동의/).check();
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.getByRole('heading', { name: '받은 인증번호를 입력해 주세요' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('#code').fill(await codeSentTo(who.email));
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => at.pathname === '/');
  // The code has verified the address.
  await page.goto('/user/verification');
  await page.getByRole('heading', { name: '이메일을 확인했어요' }).waitFor();
  expect(problems.filter((each) => !each.includes('429'))).toEqual([]);
});

test('the mobile number is verified from the menu; a person who guesses the code is stopped, sees why, and what to do', async () => {
  const person = await newPerson(url);
  const number = `010${randomInt(10_000_000, 100_000_000)}`;
  const shown = `${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7)}`;
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.goto('/');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const entry = page.getByRole('link', { name: '휴대전화 인증' });
  expect(await visibleText(entry)).toContain('확인 전');
  await entry.click();
  await page.locator('#phoneNumber').fill('02-123-4567');
  await page.keyboard.press('Enter');
  await page.locator('.error-summary', { hasText: '010-1234-5678처럼' }).waitFor();
  await page.locator('#phoneNumber').fill(shown);
  await page.keyboard.press('Enter');
  await page.getByText(`받는 번호: ${shown}`).waitFor();

  await page.getByText(/^남은 시간 2:5\d$/).waitFor();
  const code = await codeSentTo(number);
  const guess = async (tried: string, told: string) => {
    await page.locator('#code').fill(tried);
    const answered = page.waitForResponse('**/api/user/checkcode');
    await page.keyboard.press('Enter');
    await answered;
    await page.locator('.error-summary', { hasText: told }).waitFor();
  };
  for (let n = 0; n < 5; n += 1) await guess(code === '111111' ? '222222' : '111111', '인증번호가 달라요');
  await guess(code, '다섯 번 틀려서');

  await page.getByRole('button', { name: '인증번호 다시 받기' }).click();
  await page.getByText('인증번호를 다시 보냈어요').waitFor();
  await page.locator('#code').fill(await codeSentTo(number, 2));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '본인인지 확인할게요' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.getByRole('textbox', { name: '지금 쓰는 비밀번호' }).fill('Falsch12!@');
  await page.keyboard.press('Enter');
  await page.locator('.field-error', { hasText: '지금 쓰는 비밀번호와 달라요' }).waitFor();
  await page.getByRole('textbox', { name: '지금 쓰는 비밀번호' }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '휴대전화 번호를 확인했어요' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.reload();
  await page.getByText(shown).waitFor();
  await page.getByRole('button', { name: '다른 번호로 바꾸기' }).click();
  expect(await page.locator('#phoneNumber').inputValue()).toBe('');
  await page.getByRole('button', { name: '지금 번호 그대로 두기' }).click();
  await page.getByText(shown).waitFor();
  expect(problems).toEqual([]);
});
