import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { appCode } from '../../../backend/accounts/testing/authenticator.fixture.ts';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newProvedPerson, type Person } from '../harness/people.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** From the sign-in page to the sandbox, as a person with this address. */
const signInAs = async (page: Page, service: string, email: string): Promise<void> => {
  await page.goto('/user/login?to=/more/sessions');
  await page.getByRole('button', { name: `${service}로 시작하기` }).click();
  await answerAs(page, service, email);
};
/** The code in the newest message to this address, from the sandbox's mailbox. */
const codeTo = async (address: string): Promise<string> => {
  const sent = async () => {
    const { items }: { items: { to: string; text: string }[] } = await (
      await fetch(`${url}/api/sandbox/mailbox`)
    ).json();
    return items.find(({ to, text }) => to === address && text.includes('연결하기 위한'))?.text ?? '';
  };
  await expect.poll(sent, { timeout: 20_000 }).toMatch(/\d{6}/);
  return /\d{6}/.exec(await sent())?.[0] ?? '';
};

/** Turns the second factor on over the API; returns the recovery codes. */
const secondFactorOf = async ({ token, password }: Person): Promise<string[]> => {
  const otp = async (body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    return (await fetch(`${url}/api/user/otp`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { secret } = await otp({ password });
  return (await otp({ code: appCode(secret) })).recoveryCodes;
};
/** The steps of a person with this address in the sandbox. */
const answerAs = async (page: Page, service: string, email: string): Promise<void> => {
  await page.getByRole('heading', { name: `시험용 ${service} 로그인` }).waitFor();
  await page.locator('#sandbox-email').fill(email);
  await page.keyboard.press('Enter');
};
const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: '로그인한 기기' }).waitFor();

describe('signing in with another service', () => {
  test('asks for the consents the first time, and for nothing the next time', async () => {
    const { page, problems } = await browser.visit(url, phone);
    const email = `e2e-${randomUUID()}@example.com`;
    await signInAs(page, '카카오', email);
    await page.getByRole('heading', { name: '가입을 마무리해 주세요' }).waitFor();
    expect(page.url()).not.toContain('code=');
    expect(await page.locator('#email').inputValue()).toBe(email);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '동의하고 가입하기' }).click();
    await page.locator('.error-summary', { hasText: '이용약관에 동의해 주세요' }).waitFor();
    await page.getByLabel('모두 동의하기').check();
    await page.getByRole('button', { name: '동의하고 가입하기' }).click();
    await arrived(page);

    const again = await browser.visit(url, desktop);
    await signInAs(again.page, '카카오', email);
    await arrived(again.page);
    await again.page.getByRole('button', { name: '아무개님' }).click();
    expect(await again.page.getByRole('link', { name: '비밀번호 변경' }).count()).toBe(0);
    expect([...problems, ...again.problems]).toEqual([]);
  });

  test('links an account with the same e-mail address, by its password', async () => {
    const person = await newProvedPerson(url);
    const { page, problems } = await browser.visit(url, phone);
    await signInAs(page, '구글', person.email);
    await page.getByRole('heading', { name: '이메일로 가입한 계정이 있어요' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('#password').fill('Falsch12!@');
    await page.keyboard.press('Enter');
    await page.locator('.error-summary', { hasText: '비밀번호가 맞지 않아요' }).waitFor();
    await page.locator('#password').fill(person.password);
    await page.keyboard.press('Enter');
    await arrived(page);
    await page.evaluate(() => localStorage.clear());
    await signInAs(page, '구글', person.email);
    await arrived(page);

    await page.goto('/more/signIn');
    await page.getByRole('button', { name: /연결 끊기.*구글/ }).click();
    await page.locator('#current').fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByText('구글 로그인 연결을 끊었어요.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /연결하기.*네이버/ }).click();
    await page.getByRole('button', { name: '박보기 고르기' }).click();
    await page.getByRole('heading', { name: '지금 계정에 연결하기' }).waitFor();
    await page.locator('#password').fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /연결 끊기.*네이버/ }).waitFor();
    expect(problems).toEqual([]);
  });

  test('an account is linked by a code to its address, and its second factor is asked for then and at every later sign-in', async () => {
    const person = await newProvedPerson(url);
    const recoveryCodes = await secondFactorOf(person);
    const { page, problems } = await browser.visit(url, phone);
    await signInAs(page, '구글', person.email);
    await page.getByRole('button', { name: '이메일로 인증번호 받기' }).click();
    await page.getByRole('heading', { name: '받은 인증번호를 입력해 주세요' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('#code').fill(await codeTo(person.email));
    await page.keyboard.press('Enter');
    for (const code of recoveryCodes.slice(0, 2)) {
      await page.getByRole('heading', { name: '인증 앱의 번호를 입력해 주세요' }).waitFor();
      await page.getByRole('button', { name: '복구 코드로 로그인하기' }).click();
      await page.locator('#otp').fill(code);
      await page.keyboard.press('Enter');
      await arrived(page);
      await page.evaluate(() => localStorage.clear());
      await signInAs(page, '구글', person.email);
    }
    await page.locator('#otp').fill('000000');
    await page.keyboard.press('Enter');
    await page.locator('.error-summary').waitFor();
    expect(problems).toEqual([]);
  });

  test('a person who cancels sees a message, after the sandbox’s button and after the browser’s Back', async () => {
    const { page } = await browser.visit(url, phone);
    await page.goto('/user/login');
    await page.getByRole('button', { name: '네이버로 시작하기' }).click();
    await page.getByRole('heading', { name: '시험용 네이버 로그인' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await visibleText(page.locator('main'))).toContain('진짜 네이버 화면이 아니에요');
    await page.goBack();
    await page.getByText('로그인 창이 닫혔어요').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: '네이버로 시작하기' }).click();
    await page.getByRole('button', { name: '로그인하지 않고 돌아가기' }).click();
    await page.getByRole('heading', { name: '로그인을 멈추셨어요' }).waitFor();
    await page.getByRole('link', { name: '로그인으로 돌아가기' }).click();
    await page.getByRole('heading', { level: 1, name: '로그인', exact: true }).waitFor();
    expect(await page.getByText('로그인 창이 닫혔어요').count()).toBe(0);
  });
});

describe('the address of a service’s sign-in', () => {
  test('begins the sign-in with it, and finishes it after the redirect back', async () => {
    const { page, problems } = await browser.visit(url, phone);
    const email = `e2e-${randomUUID()}@example.com`;
    await page.goto('/services');
    await page.goto('/user/oauth/kakao?to=/more/sessions');
    await page.getByRole('heading', { name: '시험용 카카오 로그인' }).waitFor();
    // Back leads to the page before, and not to the address that would begin again.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '서비스 소개' }).waitFor();
    await page.goto('/user/oauth/kakao?to=/more/sessions');
    await page.route('**/auth/callback/kakao?*', (route) =>
      route.fulfill({
        status: 302,
        headers: { location: route.request().url().replace('/auth/callback/', '/user/oauth/') },
      }),
    );
    await answerAs(page, '카카오', email);
    await page.getByRole('heading', { name: '가입을 마무리해 주세요' }).waitFor();
    expect(page.url()).not.toContain('code=');
    await page.getByLabel('모두 동의하기').check();
    await page.getByRole('button', { name: '동의하고 가입하기' }).click();
    await arrived(page);
    // A signed-in person isn't sent to the service.
    await page.goto('/user/oauth/naver?to=/more/sessions');
    await arrived(page);
    expect(problems).toEqual([]);
  });

  test('shows the other ways to sign in if that service isn’t offered, and is not found if there is no such service', async () => {
    const { page } = await browser.visit(inject('lockedUrl'), phone);
    await page.goto('/user/oauth/naver');
    await page.getByRole('heading', { level: 1, name: '지금은 네이버로 로그인할 수 없어요' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: '다른 방법으로 로그인하기' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '로그인', exact: true }).waitFor();
    const nobodys = await page.goto('/user/oauth/facebook');
    expect(nobodys?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: '찾으시는 페이지가 없어요' }).waitFor();
  });
});
