import { beforeAll, inject } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { askedAdvice } from '../harness/records/advices.ts';
import { employeeAnswers, finishedCheck, startedCheck } from '../harness/records/checks.ts';
import { requestedConsultation } from '../harness/records/consultations.ts';
import { newBuyer } from '../harness/records/orders.ts';
import { largeLetters } from './large-letters.ts';
import type { State } from './rules/rule.ts';
import { everyPage } from './walk.ts';

const browser = browserForTests();
const [open, locked] = [inject('unlockedUrl'), inject('lockedUrl')];
let person: Person;
let buyer: Person;
const ids = { worker: '', employer: '', consultation: '', advice: '', paid: '', unpaid: '' };

beforeAll(async () => {
  person = await newPerson(open);
  ids.worker = await finishedCheck(open, person);
  ids.employer = await finishedCheck(open, person, { ...employeeAnswers(), 'intake/side': 'employer' });
  await startedCheck(open, person, employeeAnswers(), () => 'no');
  ids.consultation = await requestedConsultation(open, person, ids.worker, '문자로 해고를 통보받았어요.');
  ids.advice = await askedAdvice(open, person, '문자로 해고를 통보받았어요. 어떻게 해야 하나요?');
  const bought = await newBuyer(locked, 'paid');
  buyer = bought.person;
  ids.paid = bought.checkId;
  ids.unpaid = await finishedCheck(locked, buyer);
});

const pages = (...paths: readonly string[]): readonly State[] => paths.map((path) => ({ path }));

everyPage(
  'of each kind, in large letters, before signing in',
  {
    visit: () => browser.visit(open),
    states: () => pages('/', '/services', '/check', '/user/sign-up', '/user/login', '/board?category=law'),
  },
  [largeLetters],
);

everyPage(
  'of each kind, in large letters, from the questions to the consultation',
  {
    visit: () => browser.visit(open),
    begin: (page) => signInOn(page, person),
    states: () =>
      pages(
        ...[8, 4, 2, 16].map((numbering) => `/check/form/intake/${numbering}`),
        ...['/check/form/answers', `/check/result/${ids.worker}`, `/check/result/${ids.employer}`],
        ...['person', 'company', 'reason', 'preview'].map((step) => `/check/application/${ids.worker}?step=${step}`),
        ...[`/check/notice/${ids.employer}`, '/more/checkList', '/search', '/search?q=해고'],
        ...['/advices', `/advices/${ids.advice}`, '/consult', `/consult/${ids.consultation}`, '/more/editProfile'],
      ),
  },
  [largeLetters],
);

everyPage(
  'of each kind, in large letters, around a payment',
  {
    visit: () => browser.visit(locked),
    begin: (page) => signInOn(page, buyer),
    states: () =>
      pages(
        ...[`/check/result/${ids.paid}`, `/check/result/${ids.unpaid}`],
        ...[`/check/order?checkId=${ids.unpaid}`, '/more/orders'],
      ),
  },
  [largeLetters],
);
