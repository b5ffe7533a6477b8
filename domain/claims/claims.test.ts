import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../rulesets/ruleset.ts';
import { answersWith, commissionAndCourt, nothingOpen, route, today } from './answers.fixture.ts';
import { wonText } from './claim.ts';
import { claimsOf } from './claims.ts';
import { moneyToConfirm } from './to-confirm.ts';

const answers = answersWith;

describe('all claims', () => {
  const kinds = (result: Partial<Parameters<typeof claimsOf>[1]>) =>
    claimsOf(answers(), { side: 'employee', routes: commissionAndCourt, ...result }, today).map(({ kind }) => kind);

  test('a company has those of the worker but the unemployment benefit', () => {
    const ofWorker = ['notice_allowance', 'back_pay', 'severance', 'unemployment_benefit', 'settlement'];
    expect(kinds({})).toEqual(ofWorker);
    expect(kinds({ side: 'employer' })).toEqual(ofWorker.filter((kind) => kind !== 'unemployment_benefit'));
  });

  test('a company counts the severance pay before the dismissal, though nothing is owed yet; a worker doesn’t', () => {
    const kindsOf = (side: 'employee' | 'employer', dismissed: string) =>
      claimsOf(answers({ owed: ['no'], dismissed, forewarned: null }), { side, routes: commissionAndCourt }, today);
    const found = kindsOf('employer', '2026-12-31').find(({ kind }) => kind === 'severance');
    expect(found?.amount).toMatch(/^약 /);
    expect(found?.lead).not.toContain('지급하지 않았다면');
    for (const [side, dismissed] of [
      ['employee', '2026-12-31'],
      ['employer', '2026-10-20'],
    ] as const)
      expect(kindsOf(side, dismissed).map(({ kind }) => kind)).not.toContain('severance');
  });

  test('without a way to dispute there is no back pay; for public officials nothing of labour law', () => {
    expect(kinds({ routes: nothingOpen })).toEqual(['notice_allowance', 'severance', 'unemployment_benefit']);
    expect(kinds({ routes: [route('appeal_review')] })).toEqual([]);
  });

  test('are polite, whole sentences, whatever is answered', () => {
    for (const more of situations)
      for (const wage of ['under_3000', 'over_10000', null])
        for (const side of ['employee', 'employer'] as const)
          for (const claim of claimsOf(
            answers({ wage, forewarned: null, hours: null, ...more }),
            { side, routes: commissionAndCourt, base: { published: { settled: 0.324 } } },
            today,
          )) {
            expect(claim.amount ?? '').not.toMatch(/undefined|null|NaN/);
            for (const sentence of [claim.lead, ...claim.how]) {
              expect(sentence).toMatch(/요\.$|요\([^)]+\)\.$/);
              expect(sentence).not.toMatch(/undefined|null|NaN| {2}/);
            }
          }
  });
});

/** One for each way in which work ends, each form of contract and each stage. */
const situations: readonly Readonly<Record<string, AnswerValue>>[] = [
  {},
  { owed: ['wages', 'severance', 'annual_leave'] },
  { owed: ['annual_leave'], workers: 3 },
  { owed: ['severance'], joined: '2026-05-04' },
  { contract: 'not_started' },
  { contract: 'freelance', insurance: 'withheld' },
  { contract: 'executive', insurance: null },
  { contract: 'dispatched', insurance: 'neither' },
  { notice: 'resigned' },
  { notice: 'resigned', 'detail-8/forced-or-deceived': 'yes' },
  { ground: 'detail-6', 'contract-end': '2026-10-20', 'detail-6/rehiring-rule': 'yes' },
  { ground: 'detail-6', 'contract-end': '2026-10-20', 'detail-6/rehiring-rule': 'no' },
  { ground: 'detail-18', 'detail-18/whole-company-closed': 'yes', 'detail-18/business-goes-on': 'no' },
  { ground: 'detail-18', 'detail-18/whole-company-closed': 'yes', 'detail-18/business-goes-on': 'yes' },
  { contract: 'fixed_term', 'contract-end': '2027-05-03', 'detail-3/employer-ended-before-term': 'yes' },
  { contract: 'fixed_term', 'contract-end': '2026-10-31', 'detail-3/employer-ended-before-term': 'yes' },
  { contract: 'fixed_term', 'contract-end': '2026-10-20', 'detail-3/employer-ended-before-term': 'no' },
  ...['filed', 'in_settlement', 'decided', 'reviewed', 'settled', 'withdrawn'].map((stage) => ({ stage })),
  { dismissed: '2027-01-10' },
];

test('amounts are whole 만 원, open where the bracket is open', () => {
  expect(wonText({ low: null, high: 2_870_813 })).toBe('약 287만 원보다 적은 금액');
  expect(wonText({ low: 9_569_378, high: null })).toBe('약 957만 원이 넘는 금액');
  expect(wonText({ low: 12_345_678, high: 12_345_900 })).toBe('약 1,235만 원');
});

test('what the firm has yet to confirm is named with its place, each once', () => {
  const texts = moneyToConfirm.map(({ where, text }) => `${where}: ${text}`);
  expect(new Set(texts).size).toBe(texts.length);
  for (const place of ['대지급금', '체불의 벌칙', '지연이자', '퇴직금', '연차수당', '실업급여'])
    expect(texts.join()).toContain(place);
});

/** The words of `company-result.test.tsx`: advice for the worker alone. */
const workersWords =
  /실업급여|구직급여|고용센터|이직확인서|1350|\(132\)|대한법률구조공단|(?<!근로자가 )청구할 수 있어요|하기 어려워요/;

test('a company reads costs, and nothing of what a worker does', () => {
  const routes = [[...commissionAndCourt], [route('labour_commission', false), route('court')]];
  for (const more of situations)
    for (const open of routes)
      for (const { lead, how } of claimsOf(answers(more), { side: 'employer', routes: open }, today))
        for (const sentence of [lead, ...how]) expect(sentence).not.toMatch(workersWords);
});
