import { beforeAll, inject } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { newPerson } from '../harness/people.ts';
import { firstArticle } from '../harness/records/articles.ts';
import { finishedCheck, sharedPath } from '../harness/records/checks.ts';
import { firstListed } from '../harness/sitemap.ts';
import { signedOut } from './states.ts';
import { everyPage } from './walk.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let somebodyElses: string;
let shared: string;
let records: readonly string[];

beforeAll(async () => {
  const person = await newPerson(url);
  somebodyElses = await finishedCheck(url, person);
  shared = await sharedPath(url, person, somebodyElses);
  // The second one is shown with its first lines only.
  const articles = await Promise.all(['law', 'premium'].map((category) => firstArticle(url, category)));
  records = [...articles, await firstListed(url, '/search/')];
});

everyPage('for who is not signed in', {
  visit: () => browser.visit(url),
  states: () => [...signedOut(somebodyElses, records), { path: shared, dense: true }],
});
