import { expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { answersWith, commissionAndCourt, courtOnly, today } from '../answers.fixture.ts';
import { claimsOf } from '../claims.ts';
import { restOfTerm } from './rest-of-term.ts';

// P09 of the third reading: three workers, a contract of a year ended after six months.
const small = {
  workers: 3,
  contract: 'fixed_term',
  joined: '2026-05-04',
  dismissed: '2026-11-13',
  forewarned: '2026-11-13',
  'contract-end': '2027-05-03',
  'detail-7/under-five': 'yes',
  'detail-7/five-on-most-days': 'no',
  'detail-7/run-as-one-business': 'no',
  'detail-7/employer-ended-before-term': 'yes',
} as const;

test('a term ended early below five workers: the days that were left (민법 제661조)', () => {
  const claim = restOfTerm(answersWith(small), 'employee');
  // 13 November 2026 to 3 May 2027 are 171 days: 14,054,794 to 21,082,191 of 3,000만 to 4,500만 a year.
  expect(claim?.amount).toBe('약 1,405만~2,108만 원');
  expect(claim?.lead).toMatch(/^부득이한 사유 없이 계약 기간 중에 끝냈고 그것이 회사의 과실이라면/);
  expect(claim?.how.join(' ')).toMatch(/171일.*제538조 제1항.*법원에 청구.*132/);
});

test('it stands alone below five workers, and beside the back pay that it overlaps otherwise', () => {
  const kinds = (more: object, routes = courtOnly) =>
    claimsOf(answersWith({ ...small, ...more }), { side: 'employee', routes }, today).map(({ kind }) => kind);
  expect(kinds({})).toContain('rest_of_term');
  expect(kinds({})).not.toContain('back_pay');
  expect(kinds({ 'detail-7/protected-leave': 'yes' })).toContain('back_pay');
  const five = claimsOf(
    answersWith({ ...small, workers: 30 }),
    { side: 'employee', routes: commissionAndCourt },
    today,
  );
  expect(five.find(({ kind }) => kind === 'back_pay')?.how.join(' ')).toContain('둘을 더하지 않아요');
});

test('none where the term ran out, ended with the dismissal, was void by law, or where the person resigned', () => {
  const none: readonly Readonly<Record<string, AnswerValue>>[] = [
    { 'detail-7/employer-ended-before-term': 'no' },
    { 'contract-end': '2026-11-13' },
    { workers: 30, 'detail-3/exception-to-two-years': 'no' },
    { notice: 'resigned' },
  ];
  for (const more of none) expect(restOfTerm(answersWith({ ...small, ...more }), 'employee')).toBeNull();
});

test('without the end of the contract it asks for it, and a company reads it as a cost', () => {
  expect(restOfTerm(answersWith({ ...small, 'contract-end': null }), 'employee')).toMatchObject({
    amount: null,
    needs: ['intake/contract-end'],
  });
  const company = restOfTerm(answersWith(small), 'employer');
  expect([company?.lead, ...(company?.how ?? [])].join(' ')).not.toMatch(/132|(?<!근로자가 .*)청구할 수 있어요/);
});
