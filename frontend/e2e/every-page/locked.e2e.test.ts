import type { Page } from 'playwright';
import { beforeAll, inject } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { finishedCheck } from '../harness/records/checks.ts';
import { everyPage } from './walk.ts';

const browser = browserForTests();
const url = inject('lockedUrl');
let newcomer: Person;
let buyer: Person;
let result: string;

beforeAll(async () => {
  newcomer = await newPerson(url);
  buyer = await newPerson(url);
  result = await finishedCheck(url, buyer);
});

everyPage('of a first, empty list of checks', {
  visit: () => browser.visit(url),
  begin: (page) => signInOn(page, newcomer),
  states: () => [{ path: '/more/checkList' }],
});

everyPage('of results that are still locked', {
  visit: () => browser.visit(url),
  begin: (page) => signInOn(page, buyer),
  states: () => [{ path: `/check/result/${result}` }, { path: '/more/checkList' }, { path: '/more/orders' }],
});

const pay = (page: Page) => page.getByRole('button', { name: '9,900원 결제하기' }).click();
const leadsTo = async (page: Page, button: string, level: number, name: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('heading', { level, name }).waitFor();
};

everyPage('of an order and its payment', {
  visit: () => browser.visit(url),
  begin: (page) => signInOn(page, buyer),
  states: () => {
    const path = `/check/order?checkId=${result}`;
    const windowOpen = async (page: Page) => {
      await page.locator('#order-consent').check();
      await leadsTo(page, '결제하기', 2, '시험용 결제창');
    };
    return [
      { path: `/check/orderInfo?checkId=${result}` },
      { path },
      { path, how: 'with a mistake', doing: pay },
      { path, how: 'with the payment window', doing: windowOpen },
      {
        path,
        how: 'with a deposit awaited',
        doing: (page) => leadsTo(page, '가상계좌 받기', 1, '입금을 기다리고 있어요'),
      },
      { path, how: 'paid', doing: (page) => leadsTo(page, '시험용: 입금한 것으로 하기', 1, '결제가 끝났어요') },
      { path, how: 'asked to withdraw', doing: (page) => page.getByRole('button', { name: '청약철회하기' }).click() },
      { path: '/more/orders', how: 'with an order' },
    ];
  },
});
