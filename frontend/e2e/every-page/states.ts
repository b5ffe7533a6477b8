import { randomInt } from 'node:crypto';
import { pages } from '../../site/pages.ts';
import { choose } from '../harness/records/questionnaire.ts';
import type { State } from './rules/rule.ts';

type Doing = NonNullable<State['doing']>;

const press =
  (name: string): Doing =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click();

const wrong =
  (name: string): Doing =>
  async (page) => {
    await press(name)(page);
    await page.locator('.error-summary').waitFor();
  };

/** With the answer removed from its box. */
const without =
  (field: string): Doing =>
  async (page) => {
    await page.locator(field).fill('');
    await wrong('다음')(page);
  };

/** The page doesn't show whether a number has an account. */
const askForCode: Doing = async (page) => {
  await page.locator('#address').fill(`010${randomInt(10_000_000, 100_000_000)}`);
  await press('인증번호 받기')(page);
  await page.locator('#code').waitFor();
};

const unfold: Doing = (page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** The site's pages without a state in this list, each under one address. */
const others = (states: readonly State[], result: string): readonly Pick<State, 'path'>[] =>
  pages
    .map((page) => page.replace('/*', '').replace(':id', result).replace(':category', 'law'))
    .filter((path) => states.every((state) => state.path !== path))
    .map((path) => ({ path }));

/** Every page, and the states that need an action. */
const signedOutStates: readonly State[] = [
  { path: '/' },
  { path: '/services' },
  { path: '/policy/privacy' },
  { path: '/policy/personal_info' },
  { path: '/user/sign-up' },
  { path: '/user/sign-up', how: 'with mistakes', doing: wrong('가입하기') },
  { path: '/user/login' },
  { path: '/user/login', how: 'with mistakes', doing: wrong('로그인') },
  { path: '/user/password/find' },
  { path: '/user/password/find', how: 'with a mistake', doing: wrong('인증번호 받기') },
  { path: '/user/password/find', how: 'with a code asked for', doing: askForCode },
  { path: '/user/password/find', how: 'with a code not typed', doing: wrong('확인') },
  { path: '/loginCover' },
  { path: '/check' },
  { path: '/advices' },
  { path: '/advices', how: 'with a mistake', doing: wrong('로그인하고 질문하기') },
  { path: '/consult' },
  { path: '/consult', how: 'with mistakes', doing: wrong('로그인하고 신청하기') },
  { path: '/board?category=law' },
  { path: '/board?category=premium' },
  { path: '/board?category=review' },
  { path: '/board?category=law&q=없는말' },
  { path: '/sandbox/mailbox' },
  { path: '/404' },
];

/** `records`: paths of articles on the boards and of cases. */
export const signedOut = (result: string, records: readonly string[]): readonly State[] => [
  ...signedOutStates,
  ...records.map((path) => ({ path, dense: true })),
  ...others(signedOutStates, result),
];

export type Results = {
  readonly worker: string;
  readonly employer: string;
  readonly noRoute: string;
  readonly consultation: string;
};

/** For a person with these results and a check whose questions are all answered, but not submitted. */
export const signedIn = (results: Results): readonly State[] => {
  const states: readonly State[] = [
    { path: '/', alike: true },
    { path: '/services', alike: true },
    { path: '/check' },
    { path: '/check', how: 'with a new one to start', doing: press('새로 시작') },
    { path: '/check/grounds' },
    { path: '/check/grounds', how: 'with one to choose', doing: (page) => choose(page, 'how-choose') },
    { path: '/check/grounds', how: 'with none chosen', doing: wrong('시작하기') },
    { path: '/check/erase' },
    { path: '/check/form/intake/0' },
    { path: '/check/form/intake/7' },
    {
      path: `/check/result/${results.worker}/more/intake/1`,
      how: 'with an answer of one’s own',
      doing: async (page) => {
        await choose(page, 'answer-__own');
        await page.locator('#answer-custom').fill('');
      },
    },
    { path: '/check/form/intake/2', how: 'with a mistake', doing: without('#answer') },
    { path: '/check/form/intake/3' },
    { path: '/check/form/intake/4', how: 'with a mistake', doing: without('#answer-year') },
    { path: '/check/form/intake/8' },
    {
      path: '/check/form/intake/8',
      how: 'with why it is asked',
      doing: (page) => page.locator('.why summary').click(),
    },
    { path: '/check/form/intake/16' },
    {
      path: '/check/form/intake/16',
      how: 'with nothing chosen',
      doing: async (page) => {
        await page.locator('#answer-no').press('Space');
        await wrong('다음')(page);
      },
    },
    { path: '/check/form/intake/17' },
    { path: `/check/result/${results.worker}/more/intake/12` },
    { path: `/check/result/${results.worker}/more/intake/12`, how: 'with a mistake', doing: wrong('다음') },
    { path: `/check/result/${results.worker}/more/intake/13` },
    { path: '/check/form/detail-9/2' },
    { path: '/check/form/answers' },
    { path: '/check/form/answers', how: 'unfolded', doing: unfold, dense: true },
    { path: `/check/result/${results.worker}` },
    { path: `/check/result/${results.worker}/answers`, how: 'unfolded', doing: unfold, dense: true },
    { path: `/check/result/${results.worker}/earlier` },
    { path: `/check/result/${results.worker}`, how: 'unfolded', doing: unfold, dense: true },
    { path: `/check/result/${results.employer}`, dense: true },
    { path: `/check/result/${results.noRoute}`, dense: true },
    { path: '/check/result/nothing', dense: true },
    { path: `/check/application/${results.worker}`, how: 'unfolded', doing: unfold, dense: true },
    { path: `/check/application/${results.noRoute}`, dense: true },
    { path: `/check/application/${results.employer}` },
    { path: `/check/notice/${results.employer}`, dense: true },
    {
      path: `/check/result/${results.worker}`,
      how: 'with times to choose',
      doing: async (page) => {
        await page.locator('#consult > summary').click();
        await page.locator('label[for=consult-wished-yes]').click();
      },
    },
    { path: '/consult', dense: true },
    { path: '/consult', how: 'with mistakes', doing: wrong('상담 신청하기') },
    { path: `/consult?checkId=${results.worker}` },
    { path: '/consult/list', dense: true },
    { path: `/consult/${results.consultation}`, dense: true },
    { path: `/consult/${results.consultation}`, how: 'unfolded', doing: unfold, dense: true },
    { path: `/consult/${results.consultation}`, how: 'to be taken back', doing: press('상담 신청 거두기') },
    { path: '/consult/nothing' },
    { path: '/check/orderInfo' },
    { path: '/verify' },
    { path: '/verify', how: 'with a mistake', doing: wrong('확인하기') },
    { path: '/more/orders' },
    { path: '/more/checkList', dense: true },
    { path: '/more/sessions' },
    { path: '/more/otp' },
    { path: '/more/consents' },
    { path: '/user/verification' },
    { path: '/more/verification' },
    { path: '/more/verification', how: 'with a mistake', doing: wrong('인증번호 받기') },
    { path: '/more/editProfile' },
    { path: '/more/export' },
    { path: '/more/leave' },
    { path: '/more/leave', how: 'with mistakes', doing: wrong('탈퇴하기') },
    { path: '/more/changePw' },
    { path: '/more/changePw', how: 'with mistakes', doing: wrong('비밀번호 바꾸기') },
    { path: '/policy/service', alike: true },
    { path: '/policy/privacy', alike: true },
    { path: '/policy/sensitive', alike: true },
    { path: '/404', alike: true },
  ];
  return [...states, ...others(states, results.worker).map(({ path }) => ({ path, alike: true }))];
};
