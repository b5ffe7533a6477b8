import type { Page } from 'playwright';
import { beforeAll, inject } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { markup } from '../harness/browser/refusals.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { askedAdvice, review } from '../harness/records/advices.ts';
import { finishedCheck } from '../harness/records/checks.ts';
import { newSuper } from '../harness/staff.ts';
import { everyPage } from './walk.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let person: Person;
let check: string;
let inReview: string;
let published: string;

/** All that people and reviewers write contains markup that would run if a page treated it as HTML. */
const question = `문자로 해고됐어요. ${markup}`;
const draftOf = async (by: Person, id: string): Promise<string> => {
  const answer = await fetch(`${url}/api/ai-advices/${id}`, { headers: { Authorization: `Bearer ${by.token}` } });
  const { draft }: { draft: { text: string } } = await answer.json();
  return draft.text;
};
const approved = async (by: Person, id: string, stage: 'review1' | 'review2'): Promise<void> => {
  const text = `${await draftOf(by, id)}\n\n${markup}`;
  await review(url, by, id, `${stage}/claim`);
  await review(url, by, id, `${stage}/complete`, { verdict: 'approve', text });
};

beforeAll(async () => {
  const newReviewer = () => newSuper(url, inject('unlockedDataDir'), markup);
  const [asker, first, second] = await Promise.all([newPerson(url, markup), newReviewer(), newReviewer()]);
  person = asker;
  check = await finishedCheck(url, person);
  inReview = await askedAdvice(url, person, question);
  published = await askedAdvice(url, person, question);
  await approved(first, published, 'review1');
  await approved(second, published, 'review2');
});

const wrong = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.error-summary').waitFor();
};
/** A decision that one's published advice cites is open to its owner, at the cited place. */
const openCase = async (page: Page) => {
  await page
    .getByRole('link', { name: /^대법원/ })
    .first()
    .click();
  await page.locator('.cited-here').waitFor();
  await page.getByRole('link', { name: '자문으로' }).waitFor();
};
const unfold = (page: Page) => page.getByText(/이 진단에서 쓰는 답/).click();
const ask = async (page: Page) => {
  await page.getByLabel('무엇이 궁금하신가요?').fill(question);
  await page.getByRole('button', { name: '질문하기' }).click();
  await page.getByRole('button', { name: '검토 요청하기' }).waitFor();
};

everyPage('of a question, from asking it to the reviewed advice', {
  visit: () => browser.visit(url),
  begin: (page) => signInOn(page, person),
  states: () => [
    { path: '/advices', how: 'with a mistake', doing: wrong('질문하기') },
    { path: `/advices?check=${check}`, how: 'about a check', doing: unfold },
    { path: `/advices?check=${check}`, how: 'answered', doing: ask, dense: true },
    { path: '/advices/list' },
    { path: '/advices/list?stage=withdrawn' },
    { path: `/advices/${inReview}` },
    { path: `/advices/${published}`, dense: true },
    { path: `/advices/${published}`, how: 'rated without stars', doing: wrong('평가 보내기') },
    { path: `/advices/${published}`, how: 'with a cited decision open', doing: openCase },
    { path: `/advices/${check}`, how: 'that nobody asked' },
  ],
});
