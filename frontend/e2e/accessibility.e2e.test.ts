import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { violations } from './harness/accessible.ts';
import { browserForTests, desktop, phone } from './harness/browser.ts';
import { employeeAnswers, finishedCheck, noRouteAnswers, startedCheck } from './harness/checks.ts';
import { newPerson, type Person, signInOn } from './harness/people.ts';
import { choose } from './harness/questionnaire.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let person: Person;
let results: Record<string, string> = {};

beforeAll(async () => {
  person = await newPerson(url);
  results = {
    worker: await finishedCheck(url, person),
    employer: await finishedCheck(url, person, { ...employeeAnswers(), 'intake/side': 'employer' }),
    noRoute: await finishedCheck(url, person, noRouteAnswers(), (section, numbering) =>
      section === 'detail-7' && numbering === 1 ? 'yes' : 'no',
    ),
  };
  await startedCheck(url, person, undefined, () => 'no');
});

/** A state of a page: where it is and how it is come by. */
type State = { readonly path: string; readonly doing?: (page: Page) => Promise<unknown> };

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const wrong = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.locator('.error-summary').waitFor();
};

const askForCode = async (page: Page) => {
  await page.locator('#address').fill(`nobody-${randomUUID()}@example.com`);
  await press('인증번호 받기')(page);
  await page.locator('#code').waitFor();
};

const signedOut: readonly State[] = [
  { path: '/' },
  { path: '/services' },
  { path: '/policy/privacy' },
  { path: '/policy/personal_info' },
  { path: '/user/sign-up' },
  { path: '/user/sign-up', doing: wrong('가입하기') },
  { path: '/user/login' },
  { path: '/user/login', doing: wrong('로그인') },
  { path: '/user/password/find' },
  { path: '/user/password/find', doing: wrong('인증번호 받기') },
  { path: '/user/password/find', doing: askForCode },
  {
    path: '/user/password/find',
    doing: async (page) => {
      await askForCode(page);
      await wrong('확인')(page);
    },
  },
  { path: '/loginCover' },
  { path: '/check' },
  { path: '/advices' },
  { path: '/sandbox/mailbox' },
  { path: '/404' },
];

const unanswer = async (page: Page, field: string) => {
  await page.locator(field).fill('');
  await wrong('다음')(page);
};

const signedIn = (): readonly State[] => [
  { path: '/check' },
  { path: '/check', doing: press('새로 시작') },
  { path: '/check/grounds', doing: (page) => choose(page, 'how-choose') },
  { path: '/check/erase' },
  { path: '/check/form/intake/0' },
  { path: '/check/form/intake/1', doing: (page) => choose(page, 'answer-__own') },
  { path: '/check/form/intake/2', doing: (page) => unanswer(page, '#answer') },
  { path: '/check/form/intake/4', doing: (page) => unanswer(page, '#answer-year') },
  { path: '/check/form/intake/8', doing: (page) => page.locator('.why summary').click() },
  { path: '/check/form/intake/12', doing: wrong('다음') },
  { path: '/check/form/intake/13' },
  { path: '/check/form/detail-9/2' },
  { path: '/check/form/answers' },
  {
    path: `/check/result/${results.worker}`,
    doing: (page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      }),
  },
  { path: `/check/result/${results.employer}` },
  { path: `/check/result/${results.noRoute}` },
  { path: '/check/result/nothing' },
  { path: '/check/orderInfo' },
  { path: '/more/checkList' },
  { path: '/more/sessions' },
  { path: '/more/otp' },
  { path: '/more/consents' },
  { path: '/user/verification' },
  { path: '/more/verification', doing: wrong('인증번호 받기') },
  { path: '/more/editProfile' },
  { path: '/more/export' },
  { path: '/more/leave', doing: wrong('탈퇴하기') },
  { path: '/more/changePw' },
  { path: '/more/changePw', doing: wrong('비밀번호 바꾸기') },
];

const look = async (page: Page, states: readonly State[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { path, doing } of states) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await doing?.(page);
    found.push(...(await violations(page)));
  }
  return found;
};

test('no page breaks WCAG 2.2 AA for who is not signed in, on a phone', async () => {
  const { page, problems } = await browser.visit(url, phone);
  expect(await look(page, signedOut)).toEqual([]);
  expect(problems).toEqual([]);
}, 240_000);

test('no page breaks WCAG 2.2 AA for who is signed in, on a phone', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  expect(await look(page, signedIn())).toEqual([]);
  expect(problems).toEqual([]);
}, 240_000);

test('nor the densest ones on a desktop', async () => {
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, person);
  expect(
    await look(
      page,
      signedIn().filter(({ path }) => /result|answers|checkList/.test(path)),
    ),
  ).toEqual([]);
}, 240_000);

test('nor a person’s first, empty list of checks, nor a locked result', async () => {
  const lockedUrl = inject('lockedUrl');
  const newcomer = await newPerson(lockedUrl);
  const { page } = await browser.visit(lockedUrl, phone);
  await signInOn(page, newcomer);
  expect(await look(page, [{ path: '/more/checkList' }])).toEqual([]);
  const id = await finishedCheck(lockedUrl, newcomer);
  expect(await look(page, [{ path: `/check/result/${id}` }, { path: '/more/checkList' }])).toEqual([]);
});
