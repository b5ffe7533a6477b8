import { describe, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from './harness/browser.ts';
import { newPerson, signIn, signInOn } from './harness/people.ts';
import { visibleText } from './harness/visible-text.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

describe('where one is signed in', () => {
  test('is listed with this device on top, and others are signed out one by one or all at once', async () => {
    const person = await newPerson(url);
    const { page, problems } = await browser.visit(url, phone);
    await signInOn(page, person);
    const others = [await browser.visit(url, desktop), await browser.visit(url, desktop), await browser.visit(url)];
    for (const other of others) {
      await other.page.goto('/user/login?to=/more/checkList');
      await signIn(other.page, person);
      await other.page.waitForURL('**/more/checkList');
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
      await other.getByRole('heading', { name: '로그인하고 이어서 볼게요' }).waitFor();
    }
    expect(problems).toEqual([]);
  });
});

describe('changing the password', () => {
  test('asks for the present one, says what is wrong at its field, and keeps this device alone signed in', async () => {
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
