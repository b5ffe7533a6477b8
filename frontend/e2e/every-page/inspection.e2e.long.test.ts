import type { Page } from 'playwright';
import { beforeAll, inject } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { markup } from '../harness/browser/refusals.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { askedAdvice } from '../harness/records/advices.ts';
import { newSuper } from '../harness/staff.ts';
import { everyPage } from './walk.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let reviewer: Person;
let advice: string;

beforeAll(async () => {
  reviewer = await newSuper(url, inject('unlockedDataDir'));
  advice = await askedAdvice(url, await newPerson(url, markup), `${markup} 문자로 해고를 통보받았어요.`);
});

const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click();

everyPage('where advices are reviewed', {
  visit: () => browser.visit(url),
  begin: async (page) => {
    // A stream of changes would never be answered, so no page would ever be settled.
    await page.route('**/api/admin/events?*', (route) => route.fulfill({ status: 404 }));
    await signInOn(page, reviewer);
  },
  states: () => {
    const path = `/inspection/detail?id=${advice}`;
    const claim = async (page: Page) => {
      await page.getByRole('button', { name: '1차 검토 맡기' }).click();
      await page.getByLabel('자문 글').waitFor();
    };
    return [
      { path: '/inspection/list', dense: true },
      { path: '/inspection/list', how: 'of all', doing: tab(/^전체/), dense: true },
      { path: '/inspection/recalls' },
      { path: '/inspection/reports' },
      { path: '/inspection/topics' },
      { path: '/inspection/detail' },
      { path, how: 'nobody holds' },
      { path, how: 'held', doing: claim, dense: true },
      { path, how: 'with its question', doing: tab(/^질문/) },
      { path, how: 'with its sources', doing: tab(/^살펴보기/) },
      { path, how: 'with its comments', doing: tab(/^의견/) },
      { path, how: 'with its checklist', doing: tab(/^점검/) },
      { path, how: 'with its differences', doing: tab(/^비교/) },
      { path, how: 'about to be approved', doing: (page) => page.getByRole('button', { name: '승인' }).click() },
    ];
  },
});
