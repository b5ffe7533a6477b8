import { describe, expect, test } from 'vitest';
import { choicesFor } from '../../checks/choices.ts';
import { hold } from '../../checks/testing/walk-parts.ts';
import { publicFormOf } from '../public-form.ts';
import type { AnswerValue } from '../ruleset.ts';
import { standardRuleset } from '../standard-ruleset.ts';

const today = '2026-11-21';

/** A common case: a regular, insured worker of a firm of 30, dismissed on paper this month for lateness. */
const ordinary: Readonly<Record<string, AnswerValue>> = {
  'intake/side': 'employee',
  'intake/region': 'seoul',
  'intake/workers': 30,
  'intake/joined': '2025-11-03',
  'intake/dismissed': '2026-11-02',
  'intake/aged-55': 'no',
  'intake/insurance': 'insured',
  'intake/contract': 'regular',
  'intake/ground': 'detail-9',
  'intake/notice': 'paper',
  'intake/reported': 'no',
  'intake/wage': null,
  'intake/forewarned': null,
  'intake/hours': null,
  'intake/contact': null,
};
type GivenAnswers = Readonly<Record<string, AnswerValue>>;
const answersOf = (said: GivenAnswers): ReadonlyMap<string, AnswerValue> =>
  new Map(Object.entries({ ...ordinary, ...said }));

const derivedFrom = (said: GivenAnswers, item: string): { answer: string; from: string } | null => {
  const answers = answersOf(said);
  const held = standardRuleset.derivations.filter(
    (derivation) => derivation.item === item && hold(derivation.when, answers, today),
  );
  const [first] = held;
  return first ? { answer: first.answer, from: first.from } : null;
};

const openedBy = (said: GivenAnswers): readonly string[] => {
  const answers = answersOf(said);
  return standardRuleset.openings.filter(({ when }) => hold(when, answers, today)).map(({ opens }) => opens);
};

describe('an item that the intake answers', () => {
  test.each<[string, GivenAnswers, string, string | null]>([
    ['four workers are fewer than five', { 'intake/workers': 4 }, 'detail-7/under-five', 'yes'],
    ['five workers are not', { 'intake/workers': 5 }, 'detail-7/under-five', 'no'],
    ['a message is no paper', { 'intake/notice': 'messenger' }, 'detail-8/written-notice', 'no'],
    ['a spoken word is no paper to a probationer', { 'intake/notice': 'spoken' }, 'detail-2/written-notice', 'no'],
    ['nor to whom an offer was made', { 'intake/notice': 'spoken' }, 'detail-1/written-notice', 'no'],
    ['nor in a fixed term', { 'intake/notice': 'messenger' }, 'detail-3/written-notice', 'no'],
    ['paper with its reasons is one', { 'intake/notice': 'paper' }, 'detail-8/written-notice', 'yes'],
    ['so is an e-mail with its reasons', { 'intake/notice': 'email' }, 'detail-8/written-notice', 'yes'],
    ['writing without reasons is none', { 'intake/notice': 'vague' }, 'detail-8/written-notice', 'no'],
    ['who was dismissed did not resign', { 'intake/notice': 'spoken' }, 'detail-8/resigned-or-agreed', 'no'],
    ['who signed did', { 'intake/notice': 'resigned' }, 'detail-8/resigned-or-agreed', 'yes'],
    ['words with a reason ended it', { 'intake/notice': 'spoken' }, 'detail-8/employer-ended-it', 'yes'],
    [
      'words without a reason are asked about',
      { 'intake/notice': 'spoken', 'intake/ground': 'not_told' },
      'detail-8/employer-ended-it',
      null,
    ],
    ['who reported harassment is not the accused', { 'intake/protected': ['harassment'] }, 'detail-20/accused', 'no'],
    ['a regular post has no term', {}, 'detail-7/employer-ended-before-term', 'no'],
    ['unless the company says so', { 'intake/ground': 'detail-3' }, 'detail-7/employer-ended-before-term', null],
    ['but it was written', { 'intake/notice': 'email' }, 'detail-8/any-written-notice', 'yes'],
    ['and a message was not', { 'intake/notice': 'messenger' }, 'detail-8/any-written-notice', 'no'],
    [
      'a fixed term of three years is more than two',
      { 'intake/contract': 'fixed_term', 'intake/joined': '2023-11-02' },
      'detail-3/over-two-years',
      'yes',
    ],
    [
      'a shorter one is asked, for the date may be that of the last contract',
      { 'intake/contract': 'fixed_term' },
      'detail-3/over-two-years',
      null,
    ],
    ['three years of a regular post are asked', { 'intake/joined': '2023-11-02' }, 'detail-3/over-two-years', null],
    ['55 at the contract', { 'intake/aged-55': 'yes' }, 'detail-3/aged-55-at-last-contract', 'yes'],
    ['younger', { 'intake/aged-55': 'no' }, 'detail-3/aged-55-at-last-contract', 'no'],
    [
      '3.3 % withheld is pay without insurance',
      { 'intake/insurance': 'withheld' },
      'detail-4/no-employee-insurance',
      'yes',
    ],
    ['neither is, too', { 'intake/insurance': 'neither' }, 'detail-4/no-employee-insurance', 'yes'],
    ['an insured one is not', { 'intake/insurance': 'insured' }, 'detail-4/no-employee-insurance', 'no'],
    ['who does not know is asked', { 'intake/insurance': 'unknown' }, 'detail-4/no-employee-insurance', null],
    [
      'a freelancer has no contract of employment',
      { 'intake/contract': 'freelance' },
      'detail-4/not-directly-employed',
      'yes',
    ],
    ['an officer was one', { 'intake/contract': 'executive' }, 'detail-5/dismissed-as-officer', 'yes'],
    ['a regular post may still have begun with probation', {}, 'detail-2/dismissed-in-probation', null],
    ['told five weeks ahead', { 'intake/forewarned': '2026-09-28' }, 'detail-7/forewarned-thirty-days', 'yes'],
    ['told on the day', { 'intake/forewarned': '2026-11-02' }, 'detail-7/forewarned-thirty-days', 'no'],
    ['the day was left blank', {}, 'detail-7/forewarned-thirty-days', null],
    ['the ground answers its own first item', {}, 'detail-9/dismissed-for-attendance', 'yes'],
    ['and no other', {}, 'detail-10/dismissed-for-absence', null],
    [
      'a leak is one: its choice has sent whistle-blowers elsewhere',
      { 'intake/ground': 'detail-13' },
      'detail-13/dismissed-for-leak',
      'yes',
    ],
    ['21 asks more than its ground', { 'intake/ground': 'detail-21' }, 'detail-21/no-appraisal-or-chance', null],
    ['a ground was told', {}, 'detail-23/reason-stated', 'yes'],
    ['none was told', { 'intake/ground': 'not_told' }, 'detail-23/reason-stated', 'no'],
    ['this month: three months have not passed', {}, 'detail-23/three-months-passed', 'no'],
    ['half a year ago: they have', { 'intake/dismissed': '2026-05-02' }, 'detail-23/three-months-passed', 'yes'],
    ['next year: they have not', { 'intake/dismissed': '2027-01-02' }, 'detail-23/three-months-passed', 'no'],
  ])('%s', (_what, said, item, answer) => {
    expect(derivedFrom(said, item)?.answer ?? null).toBe(answer);
  });

  test('names the question that its answer comes from', () => {
    expect(derivedFrom({ 'intake/notice': 'spoken' }, 'detail-8/written-notice')?.from).toBe('intake/notice');
    expect(derivedFrom({}, 'detail-23/three-months-passed')?.from).toBe('intake/dismissed');
  });
});

describe('the sections that the intake opens, in the order walked', () => {
  test.each<[string, GivenAnswers, readonly string[]]>([
    ['a regular worker: the ground alone', {}, ['detail-9']],
    ['a small firm first', { 'intake/workers': 3 }, ['detail-7', 'detail-9']],
    ['3.3 % before the ground', { 'intake/insurance': 'withheld' }, ['detail-4', 'detail-9']],
    ['a fixed term before the ground', { 'intake/contract': 'fixed_term' }, ['detail-3', 'detail-9']],
    [
      'all three',
      { 'intake/workers': 3, 'intake/insurance': 'neither', 'intake/contract': 'probation' },
      ['detail-7', 'detail-2', 'detail-4', 'detail-9'],
    ],
    ['an offer withdrawn', { 'intake/contract': 'not_started', 'intake/ground': 'none' }, ['detail-1', 'detail-23']],
    ['no reason told: was it a dismissal at all?', { 'intake/ground': 'not_told' }, ['detail-8']],
    ['an officer', { 'intake/contract': 'executive', 'intake/ground': 'detail-21' }, ['detail-5', 'detail-21']],
    [
      'an officer without insurance: their benefits depend on it, and not whether section 4 applies',
      { 'intake/contract': 'executive', 'intake/insurance': 'withheld', 'intake/ground': 'detail-21' },
      ['detail-5', 'detail-21'],
    ],
    [
      'who was called back, also in writing: was it a dismissal that stands?',
      { 'intake/stage': 'withdrawn' },
      ['detail-9', 'detail-8'],
    ],
    [
      'another reason last, because its answers may end the walk',
      { 'intake/ground': 'detail-23', 'intake/notice': 'vague', 'intake/protected': ['sexual_harassment'] },
      ['detail-8', 'detail-20', 'detail-23'],
    ],
  ])('%s', (_what, said, sections) => {
    expect(openedBy(said)).toEqual(sections);
  });
});

describe('the grounds offered', () => {
  const form = publicFormOf({ ...standardRuleset, rulesetVersion: '0'.repeat(64) });
  const ground = form.intake.find(({ key }) => key === 'intake/ground');
  const shown = (said: GivenAnswers): readonly string[] =>
    ground ? choicesFor(form, ground, answersOf(said), today).map(({ value }) => value) : [];
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `detail-${from + index}`);
  const ofEverybody = [...numbers(9, 23), 'not_told', 'none'];

  test('are those that can apply: a regular employee of years is offered no offer and no probation', () => {
    expect(shown({ 'intake/joined': '2019-03-04' })).toEqual([
      'detail-3',
      'detail-4',
      'detail-5',
      'detail-6',
      ...ofEverybody,
    ]);
    expect(shown({})).toEqual([...numbers(1, 6), ...ofEverybody]);
  });

  test('leave out 1 to 5 if the form of employment has opened its section, but never a retirement or the end of a term', () => {
    expect(shown({ 'intake/contract': 'executive' })).toEqual(['detail-6', ...ofEverybody]);
    expect(shown({ 'intake/contract': 'fixed_term' })).toEqual(['detail-3', 'detail-6', ...ofEverybody]);
  });

  test('keep the size of the workplace for fewer than five', () => {
    expect(shown({ 'intake/workers': 4 })).toEqual([...numbers(1, 7), ...ofEverybody]);
  });

  test('keep the one that was chosen before', () => {
    const chosen = ground && choicesFor(form, ground, answersOf({ 'intake/joined': '2019-03-04' }), today, 'detail-2');
    expect(chosen?.map(({ value }) => value)).toContain('detail-2');
  });
});
