import { beforeAll, inject } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { markup } from '../harness/browser/refusals.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck, noRouteAnswers, startedCheck } from '../harness/records/checks.ts';
import { requestedConsultation } from '../harness/records/consultations.ts';
import { type Results, signedIn } from './states.ts';
import { everyPage } from './walk.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let person: Person;
let results: Results;

/** All texts that people can write contain markup that would run if a page treated it as HTML. */
const inOwnWords = { 'intake/region': { custom: markup }, 'intake/contact': { name: markup } };

beforeAll(async () => {
  person = await newPerson(url, markup);
  const worker = await finishedCheck(url, person, { ...employeeAnswers(), ...inOwnWords });
  results = {
    worker,
    consultation: await requestedConsultation(url, person, worker, markup),
    employer: await finishedCheck(url, person, { ...employeeAnswers(), 'intake/side': 'employer' }),
    noRoute: await finishedCheck(url, person, noRouteAnswers(), (section, numbering) =>
      section === 'detail-7' && numbering === 1 ? 'yes' : 'no',
    ),
  };
  await startedCheck(url, person, { ...employeeAnswers(), ...inOwnWords }, () => 'no');
});

/** In long tests those, too, that look the same without signing in. */
const statesOf = (results: Results) => signedIn(results).filter(({ alike }) => !alike || process.env.LONG === '1');

everyPage('for who is signed in', {
  visit: () => browser.visit(url),
  begin: (page) => signInOn(page, person),
  states: () => statesOf(results),
});
