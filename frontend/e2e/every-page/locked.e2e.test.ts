import { beforeAll, inject } from 'vitest';
import { browserForTests } from '../harness/browser.ts';
import { finishedCheck } from '../harness/checks.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
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
  states: () => [{ path: `/check/result/${result}` }, { path: '/more/checkList' }],
});
