import { describe, expect, test } from 'vitest';
import { hold } from '../../checks/testing/walk-parts.ts';
import type { AnswerValue } from '../ruleset.ts';
import { standardRuleset } from '../standard-ruleset.ts';

const today = '2026-11-21';
type GivenAnswers = Readonly<Record<string, AnswerValue>>;
const lately: GivenAnswers = { 'intake/dismissed': '2026-11-02' };
const small: GivenAnswers = {
  ...lately,
  'intake/workers': 3,
  'detail-7/under-five': 'yes',
  'detail-7/five-on-most-days': 'no',
};
const alone: GivenAnswers = { ...small, 'detail-7/run-as-one-business': 'no' };
const together: GivenAnswers = { ...small, 'detail-7/run-as-one-business': 'yes', 'detail-7/five-together': 'no' };
const noException: GivenAnswers = {
  'detail-7/dismissal-limited-by-agreement': 'no',
  'detail-7/employer-ended-before-term': 'no',
  'detail-7/protected-leave': 'no',
  'detail-7/protected-reason': 'no',
};

const shut = (said: GivenAnswers): readonly string[] => {
  const answers = new Map(Object.entries(said));
  return standardRuleset.routes
    .filter(({ closures }) => closures.some(({ when }) => hold(when, answers, today)))
    .map(({ route }) => route);
};

const suspended = (said: GivenAnswers): readonly string[] => {
  const answers = new Map(Object.entries(said));
  const held = standardRuleset.suspensions.filter(({ when }) => hold(when, answers, today));
  return [...new Set(held.flatMap(({ questions }) => questions))].sort();
};

describe('the routes', () => {
  test.each<[string, GivenAnswers, readonly string[]]>([
    ['both are open within three months', lately, []],
    ['the commission is shut to fewer than five alone', alone, ['labour_commission']],
    ['and to fewer than five counted together', together, ['labour_commission']],
    [
      'not where nobody knows whether five worked on most days',
      { ...alone, 'detail-7/five-on-most-days': 'unknown' },
      [],
    ],
    ['not where five are counted together', { ...together, 'detail-7/five-together': 'yes' }, []],
    ['the court is shut too where there is no exception', { ...alone, ...noException }, ['labour_commission', 'court']],
    ['the same counted together', { ...together, ...noException }, ['labour_commission', 'court']],
    [
      'an agreement on dismissal opens the court',
      { ...alone, ...noException, 'detail-7/dismissal-limited-by-agreement': 'yes' },
      ['labour_commission'],
    ],
    [
      'so does a term that had not ended',
      { ...alone, ...noException, 'detail-7/employer-ended-before-term': 'yes' },
      ['labour_commission'],
    ],
    [
      'so does a protected leave',
      { ...alone, ...noException, 'detail-7/protected-leave': 'yes' },
      ['labour_commission'],
    ],
    [
      'and so does not knowing',
      { ...alone, ...noException, 'detail-7/protected-leave': 'unknown' },
      ['labour_commission'],
    ],
  ])('%s', (_what, said, routes) => {
    expect(shut(said)).toEqual(routes);
  });
});

describe('people whom a prohibition protects at any size of the workplace', () => {
  const concerned = (said: GivenAnswers): readonly string[] => {
    const answers = new Map(Object.entries(said));
    return standardRuleset.routes
      .filter(({ concerns = [] }) => concerns.some((when) => hold(when, answers, today)))
      .filter(({ route }) => !open.includes(route))
      .map(({ route, body, months }) => `${route} ${body} ${months}`);
  };
  /** Everybody's, except public officials' and teachers'. */
  const open = ['labour_commission', 'court'];
  const commission = '사업장이 있는 곳의 지방노동위원회';
  const labourOffice = '사업장을 맡은 지방고용노동청이나 지청 (노동포털, 국번 없이 1350)';

  test.each<[string, GivenAnswers, readonly string[]]>([
    [
      'sexual harassment reported: 남녀고용평등법 26조, six months, and a crime (37조 2항)',
      { 'detail-7/sexual-harassment-report': 'yes' },
      [`equality_correction ${commission} 6`, `labour_office ${labourOffice} undefined`],
    ],
    [
      'a report in section 20, unless it was of bullying alone (근로기준법 76조의3 has no such route)',
      { 'detail-20/accused': 'no', 'detail-20/report-of-sexual-harassment': 'unknown' },
      [`equality_correction ${commission} 6`],
    ],
    ['bullying alone', { 'detail-20/accused': 'no', 'detail-20/report-of-sexual-harassment': 'no' }, []],
    ['who was accused', { 'detail-20/accused': 'yes' }, []],
    [
      'union activity: 노동조합법 82조, three months',
      { 'detail-17/selected-for-union': 'yes' },
      [`unfair_labour_practice ${commission} 3`],
    ],
    [
      'union activity or rightful protest',
      { 'detail-22/union-or-rightful-protest': 'yes' },
      [`unfair_labour_practice ${commission} 3`],
    ],
    [
      'a report to the authorities: 공익신고자 보호법 17조, one year',
      { 'detail-14/reported-to-authority': 'yes' },
      ['whistleblower_protection 국민권익위원회 12', `labour_office ${labourOffice} undefined`],
    ],
    ['nobody else', { 'detail-14/reported-to-authority': 'no', 'detail-7/union-activity': 'unknown' }, []],
  ])('%s', (_what, said, routes) => {
    expect(concerned(said)).toEqual(routes);
  });

  test.each([
    'detail-14/reported-to-authority',
    'detail-17/discriminatory-selection',
    'detail-22/union-or-rightful-protest',
  ])('keep the court open by %s, also under five workers', (question) => {
    expect(shut({ ...alone, ...noException })).toContain('court');
    expect(shut({ ...alone, ...noException, [question]: 'yes' })).toEqual(['labour_commission']);
  });
});

describe('notice by e-mail', () => {
  test('is not on paper: the yes for writing has no effect, the no has (대법원 2015두41401)', () => {
    const email: GivenAnswers = { 'intake/workers': 30, 'intake/notice': 'email' };
    expect(suspended({ ...email, 'detail-8/written-notice': 'yes' })).toEqual(['detail-8/written-notice']);
    expect(suspended({ ...email, 'detail-8/written-notice': 'no' })).toEqual([]);
    expect(suspended({ 'intake/notice': 'paper', 'detail-8/written-notice': 'yes' })).toEqual([]);
  });
});

describe('written notice', () => {
  const ofSmallFirms = [
    'detail-1/written-notice',
    'detail-2/written-notice',
    'detail-3/written-notice',
    'detail-8/written-notice',
    'intake/notice',
  ];

  test('has its effect in a firm of five or more', () => {
    expect(suspended({ 'intake/workers': 5, 'detail-7/under-five': 'no' })).toEqual([]);
    expect(suspended({ 'intake/workers': 5 })).toEqual([]);
  });

  test('has none under five workers', () => {
    const permanence = 'detail-3/exception-to-two-years';
    expect(suspended(alone)).toEqual([...ofSmallFirms, permanence].sort());
    expect(suspended(together)).toEqual([...ofSmallFirms, permanence].sort());
  });

  test('has its effect if section 7 counts five', () => {
    expect(suspended({ ...small, 'detail-7/five-on-most-days': 'yes' })).toEqual([]);
    expect(suspended({ ...together, 'detail-7/five-together': 'yes' })).toEqual([]);
  });

  test('has none if section 7 was not walked and the intake says fewer than five', () => {
    expect(suspended({ 'intake/workers': 4 })).toEqual(ofSmallFirms);
  });

  test('follows the person’s answer in section 7, if it corrects the intake', () => {
    expect(suspended({ 'intake/workers': 4, 'detail-7/under-five': 'no' })).toEqual([]);
    expect(suspended({ 'intake/workers': 5, 'detail-7/under-five': 'yes' })).toEqual(ofSmallFirms);
  });

  test('has none anywhere on a retirement that section 6 found valid', () => {
    expect(suspended({ 'intake/workers': 30, 'detail-6/rehiring-rule': 'no' })).toEqual(ofSmallFirms);
    expect(suspended({ 'intake/workers': 30, 'detail-6/worked-on-past-retirement': 'yes' })).toEqual([]);
  });
});
