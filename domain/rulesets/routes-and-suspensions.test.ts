import { describe, expect, test } from 'vitest';
import { hold } from '../checks/conditions.ts';
import type { AnswerValue } from './ruleset.ts';
import { standardRuleset } from './standard-ruleset.ts';

const today = '2026-11-21';
type Said = Readonly<Record<string, AnswerValue>>;
const lately: Said = { 'intake/dismissed': '2026-11-02' };
const small: Said = {
  ...lately,
  'intake/workers': 3,
  'detail-7/under-five': 'yes',
  'detail-7/five-on-most-days': 'no',
};
const alone: Said = { ...small, 'detail-7/run-as-one-business': 'no' };
const together: Said = { ...small, 'detail-7/run-as-one-business': 'yes', 'detail-7/five-together': 'no' };
const noException: Said = {
  'detail-7/dismissal-limited-by-agreement': 'no',
  'detail-7/ended-before-term': 'no',
  'detail-7/protected-leave': 'no',
};

const shut = (said: Said): readonly string[] => {
  const answers = new Map(Object.entries(said));
  return standardRuleset.routes
    .filter(({ closures }) => closures.some(({ when }) => hold(when, answers, today)))
    .map(({ route }) => route);
};

const suspended = (said: Said): readonly string[] => {
  const answers = new Map(Object.entries(said));
  const held = standardRuleset.suspensions.filter(({ when }) => hold(when, answers, today));
  return [...new Set(held.flatMap(({ questions }) => questions))].sort();
};

describe('the routes', () => {
  test.each<[string, Said, readonly string[]]>([
    ['both are open within three months', lately, []],
    ['the commission is shut after three months', { 'intake/dismissed': '2026-05-02' }, ['labour_commission']],
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
      { ...alone, ...noException, 'detail-7/ended-before-term': 'yes' },
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

describe('written notice', () => {
  const ofSmallFirms = [
    'detail-1/written-notice',
    'detail-2/written-notice',
    'detail-3/written-notice',
    'intake/notice',
  ];

  test('has its effect in a firm of five or more', () => {
    expect(suspended({ 'intake/workers': 5, 'detail-7/under-five': 'no' })).toEqual([]);
    expect(suspended({ 'intake/workers': 5 })).toEqual([]);
  });

  test('has none in sections 1 to 3 under five workers', () => {
    expect(suspended(alone)).toEqual(ofSmallFirms);
    expect(suspended(together)).toEqual(ofSmallFirms);
  });

  test('has it after all where section 7 counts five', () => {
    expect(suspended({ ...small, 'detail-7/five-on-most-days': 'yes' })).toEqual([]);
    expect(suspended({ ...together, 'detail-7/five-together': 'yes' })).toEqual([]);
  });

  test('has none either where section 7 was not walked and the intake says fewer than five', () => {
    expect(suspended({ 'intake/workers': 4 })).toEqual(ofSmallFirms);
  });

  test('follows the person who says at section 7 that the intake was wrong', () => {
    expect(suspended({ 'intake/workers': 4, 'detail-7/under-five': 'no' })).toEqual([]);
    expect(suspended({ 'intake/workers': 5, 'detail-7/under-five': 'yes' })).toEqual(ofSmallFirms);
  });

  test('has none anywhere on a retirement that section 6 found valid', () => {
    expect(suspended({ 'intake/workers': 30, 'detail-6/rehiring-rule': 'no' })).toEqual(
      [...ofSmallFirms, 'detail-8/written-notice'].sort(),
    );
    expect(suspended({ 'intake/workers': 30, 'detail-6/worked-on-past-retirement': 'yes' })).toEqual([]);
  });
});
