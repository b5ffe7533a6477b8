import { describe, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signIn, signInOn } from '../harness/people.ts';

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

describe('a forgotten password', () => {
  test('is set again from the sign-in page with the code from the mailbox, by keyboard', async () => {
    const person = await newPerson(url);
    const { page, problems } = await browser.visit(url, phone);
    // The specification's address of the sign-up keeps where one came from.
    await page.goto('/user/sign-in?mode=sign-up&to=%2Fservices');
    await page.waitForURL('**/user/sign-up?to=%2Fservices');
    await page.goto('/user/login');
    await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click();
    await page.getByRole('heading', { name: '인증번호를 어디로 보낼까요?' }).waitFor();
    await page.locator('#address').fill('kim');
    await page.keyboard.press('Enter');
    await page.locator('.error-summary').waitFor();
    await page.locator('#address').fill(person.email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '받은 인증번호를 입력해 주세요' }).waitFor();
    expect(await page.locator('#code').getAttribute('autocomplete')).toBe('one-time-code');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('받은 인증번호');

    const code = await codeSentTo(person.email);
    await page.locator('#code').fill(code === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    await page.locator('.error-summary', { hasText: '인증번호가 달라요' }).waitFor();
    await page.locator('#code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '새 비밀번호를 정해 주세요' }).waitFor();
    await page.locator('#password').fill('Frisch34#$');
    await page.locator('#passwordConfirm').fill('Frisch34#$');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '비밀번호를 바꿨어요' }).waitFor();
    await page.getByRole('link', { name: '로그인', exact: true }).last().click();
    await signIn(page, { ...person, password: 'Frisch34#$' });
    await page.waitForURL((at) => at.pathname === '/');

    // The code was the first proof of the address: what was agreed to before may be another person's.
    await page.goto('/more/checkList');
    await page.getByRole('heading', { name: '약관에 다시 동의해 주세요' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '동의하고 계속하기' }).click();
    await page.locator('.error-summary', { hasText: '이용약관에 동의해 주세요' }).waitFor();
    await page.locator('#terms-all').check();
    await page.locator('#name').fill('김주인');
    await page.getByRole('button', { name: '동의하고 계속하기' }).click();
    await page.waitForURL((at) => at.pathname === '/more/checkList');
    expect(problems).toEqual([]);
  });

  test('is set again by the link in an e-mail when no more codes are sent; the link works once', async () => {
    const person = await newPerson(url);
    const { page, problems } = await browser.visit(url, phone);
    await page.goto('/user/password/find');
    const body = JSON.stringify({ purpose: 'password', channel: 'email', address: person.email });
    await page.evaluate(async (asked) => {
      const headers = { 'Content-Type': 'application/json' };
      const ask = () => fetch('/api/user/code', { method: 'POST', headers, body: asked });
      await Promise.all(Array.from({ length: 5 }, ask));
    }, body);
    await page.locator('#address').fill(person.email);
    await page.keyboard.press('Enter');
    await page.locator('.error-summary', { hasText: '새 비밀번호를 정하는 링크' }).waitFor();
    // Its host is that of PUBLIC_URL, which doesn't contain the port of this test's service.
    const link = /\/user\/\S+#proof=\S+/.exec(await letterTo(person.email, 6))?.[0] ?? '';

    const setAnew = async (password: string) => {
      // A new page, as from an e-mail: on a page of the same address only the part behind the # would change.
      await page.goto('about:blank');
      await page.goto(link);
      await page.locator('#password').fill(password);
      await page.locator('#passwordConfirm').fill(password);
      expect(page.url()).not.toContain('#');
      await page.keyboard.press('Enter');
    };
    await setAnew('Frisch34#$');
    await page.getByRole('heading', { name: '비밀번호를 바꿨어요' }).waitFor();
    await setAnew('Anders56#$');
    await page.locator('.error-summary', { hasText: '이미 쓴 링크' }).waitFor();
    await page.getByRole('link', { name: '인증번호 받으러 가기' }).click();
    await page.getByRole('heading', { name: '인증번호를 어디로 보낼까요?' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('can’t be set without a code: the page leads to where a code is sent', async () => {
    const { page } = await browser.visit(url, phone);
    await page.goto('/user/password/change');
    await page.waitForURL('**/user/password/find');
  });
});

test('the e-mail address is verified from the menu with the code from the mailbox', async () => {
  const person = await newPerson(url);
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, person);
  await page.goto('/');
  await page.getByRole('button', { name: `${person.name}님` }).click();
  await page.getByRole('link', { name: '이메일 확인' }).click();
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByRole('heading', { name: '받은 인증번호를 입력해 주세요' }).waitFor();
  await page.locator('#code').fill(await codeSentTo(person.email));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '이메일을 확인했어요' }).waitFor();
  expect(problems).toEqual([]);
});

test('a consent is given and withdrawn on its page, and both are stored', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, await newPerson(url));
  await page.goto('/more/consents');
  await page.getByRole('link', { name: /내용 보기\s*: 마케팅/ }).click();
  await page.getByRole('heading', { name: '동의하지 않을 권리' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: '동의하기: 마케팅' }).click();
  await page.getByText('동의를 저장했어요.').waitFor();
  await page.reload();
  const marketing = page.locator('main li', { hasText: '마케팅' });
  await expect.poll(() => visibleText(marketing)).toMatch(/\d+년 \d+월 \d+일에 동의했어요/);
  const agreedTo = marketing.getByRole('link', { name: /알린 내용\s*: 마케팅/ });
  expect(await agreedTo.getAttribute('href')).toMatch(/^\/policy\/marketing\?version=\d{4}-\d{2}-\d{2}$/);
  await page.getByRole('button', { name: '동의 거두기: 마케팅' }).click();
  await page.getByText('동의를 거두었어요.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('more-told');
  await page.reload();
  await expect.poll(() => visibleText(marketing)).toContain('동의하지 않았어요');
  expect(problems).toEqual([]);
});
