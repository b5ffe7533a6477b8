import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const sensitive = '임신했다고 말하니 다음 달까지만 나오래요. 다툴 수 있나요?';

const withdraw = async ({ token }: Person): Promise<void> => {
  const { status } = await fetch(`${url}/api/user/term`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ sensitive: { agreed: false, version: firstPolicyVersion } }),
  });
  expect(status).toBe(200);
};
/** Signs up without the consent. */
const newcomer = async (): Promise<Person> => {
  const person = await newPerson(url);
  await withdraw(person);
  return person;
};

test('a question on pregnancy waits on the device for its own consent, and is sent with it', async () => {
  const person = await newcomer();
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.goto('/advices');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/ai-advices')) sent.push(request.url());
  });
  const question = page.getByLabel('무엇이 궁금하신가요?');
  await question.fill(sensitive);
  await page.getByLabel('AI 자문을 위한 처리에 동의해요').check();
  await page.getByRole('button', { name: '질문하기' }).click();
  const panel = page.getByRole('region', { name: '보내기 전에 동의가 필요해요' });
  await panel.getByText('임신·출산·육아에 관한 내용이 있는 것 같아요').waitFor();
  await expect.poll(() => panel.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(sent).toEqual([]);
  expect(await violations(page)).toEqual([]);

  // Back to the words, which are all there; without what is sensitive nothing is asked.
  await panel.getByRole('button', { name: '고쳐 쓰기' }).press('Enter');
  await expect.poll(() => question.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await question.inputValue()).toBe(sensitive);
  await page.getByRole('button', { name: '질문하기' }).click();

  // A consent that doesn't arrive loses nothing.
  await page.route('**/api/user/term', (route) => route.abort());
  await panel.getByRole('button', { name: '동의하고 보내기' }).click();
  await panel.getByText('적은 글은 그대로 있고 저장하지 않았어요.').waitFor();
  expect(sent).toEqual([]);
  await page.unroute('**/api/user/term');
  await panel.getByRole('button', { name: '동의하고 보내기' }).press('Enter');
  await page.getByText('노무사 검토 전 자동 생성').waitFor();
  await page.getByRole('region', { name: '대화' }).getByText(sensitive).waitFor();
  expect(sent).toHaveLength(1);

  // Once given, it holds for what follows.
  await page.getByLabel('이어서 묻기').fill('육아휴직을 쓸 수 있나요?');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect.poll(() => page.getByText('노무사 검토 전 자동 생성').count()).toBe(2);
  expect(problems.filter((problem) => !problem.includes('/api/user/term'))).toEqual([]);
});

test('a message on a union waits in its box; a consent withdrawn in another window is asked for again', async () => {
  const person = await newcomer();
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, person);
  await page.goto('/advices');
  await page.getByLabel('무엇이 궁금하신가요?').fill('문자로 해고됐어요. 언제까지 신청해야 하나요?');
  await page.getByLabel('AI 자문을 위한 처리에 동의해요').check();
  await page.getByRole('button', { name: '질문하기' }).click();
  await page.getByText('노무사 검토 전 자동 생성').waitFor();
  const message = page.getByLabel('이어서 묻기');
  await page.getByRole('button', { name: '보내기' }).waitFor();
  await message.fill('노조에 가입했다고 그런 것 같아요.');
  await message.press('Enter');
  const panel = page.getByRole('region', { name: '보내기 전에 동의가 필요해요' });
  await panel.getByText('노동조합에 관한 내용이 있는 것 같아요').waitFor();
  expect(await message.inputValue()).toBe('노조에 가입했다고 그런 것 같아요.');
  // Other words close it.
  await message.fill('퇴직금은 얼마인가요?');
  await expect.poll(() => panel.count()).toBe(0);
  await message.fill('노조에 가입했다고 그런 것 같아요.');
  await page.getByRole('button', { name: '보내기' }).click();
  await panel.getByRole('button', { name: '동의하고 보내기' }).click();
  await expect.poll(() => page.getByText('노무사 검토 전 자동 생성').count()).toBe(2);

  await withdraw(person);
  await page.getByRole('button', { name: '보내기' }).waitFor();
  await message.fill('병가를 냈었어요.');
  await page.getByRole('button', { name: '보내기' }).click();
  await panel.getByText('민감한 내용이 있는 것 같아요').waitFor();
  await expect.poll(() => message.inputValue()).toBe('병가를 냈었어요.');
});
