import { beforeAll, inject } from 'vitest';
import { browserForTests } from '../harness/browser.ts';
import { finishedCheck } from '../harness/checks.ts';
import { newPerson } from '../harness/people.ts';
import { signedOut } from './states.ts';
import { everyPage } from './walk.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let somebodyElses: string;

beforeAll(async () => {
  somebodyElses = await finishedCheck(url, await newPerson(url));
});

everyPage('for who is not signed in', {
  visit: () => browser.visit(url),
  states: () => signedOut(somebodyElses),
});
