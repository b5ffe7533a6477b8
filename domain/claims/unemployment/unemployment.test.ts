import { expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { answersWith, today } from '../answers.fixture.ts';
import { unemploymentBenefit } from '../unemployment-benefit.ts';

const benefit = (more: Readonly<Record<string, AnswerValue>> = {}) => unemploymentBenefit(answersWith(more), today);

test('the 180 insured days stand first in the lead, and are asked for (고용보험법 제40조 제1항 제1호)', () => {
  expect(benefit()?.lead).toMatch(/^그만두기 전 18개월 동안 고용보험에 든 채 보수를 받은 날이 180일 이상이고 .*라면/);
  expect(benefit()?.needs).toEqual(['intake/insured-180']);
  expect(benefit({ 'insured-180': 'yes' })?.needs).toEqual([]);
  expect(benefit({ 'insured-180': 'unknown' })?.needs).toEqual([]);
});

test('without them there is no figure', () => {
  expect(benefit({ 'insured-180': 'no' })).toMatchObject({
    amount: null,
    lead: expect.stringContaining('지금은 받지 못해요'),
  });
});

test('two months of probation aren’t 180 days: no figure unless an earlier job makes up for it (P11)', () => {
  const probation = { contract: 'probation', joined: '2026-09-10', dismissed: '2026-11-13' };
  // 10 September to 13 November, both counted: 65 days.
  expect(benefit(probation)).toMatchObject({
    amount: null,
    lead: expect.stringContaining('이 회사에서 일한 65일만으로는 모자라요'),
    needs: ['intake/insured-180'],
  });
  expect(benefit({ ...probation, 'insured-180': 'yes' })?.amount).not.toBeNull();
});

test('below seven months it may not be enough: only paid days count (제41조)', () => {
  expect(benefit({ joined: '2026-05-11', dismissed: '2026-11-13' })?.lead).toContain('180일에 못 미칠 수 있어요');
  expect(benefit({ joined: '2026-04-13', dismissed: '2026-11-13' })?.lead).not.toContain('못 미칠 수 있어요');
  expect(benefit()?.how.join(' ')).toMatch(/무급으로 쉰 토요일은 세지 않아요/);
});

test('a rider is told of twelve months in twenty-four and not of 180 days alone (제77조의8, P18)', () => {
  const claim = benefit({ contract: 'freelance', insurance: 'withheld', joined: '2022-03-02' });
  expect(claim).toMatchObject({ amount: null, law: '고용보험법 제77조의6, 제77조의8' });
  expect(claim?.lead).toMatch(/24개월 가운데 12개월 이상/);
});

test('a director who wasn’t insured has none; one of whom nobody knows is asked (P19)', () => {
  expect(benefit({ contract: 'executive', insurance: 'neither' })).toMatchObject({ amount: null, needs: [] });
  expect(benefit({ contract: 'executive', insurance: null })).toMatchObject({
    amount: null,
    needs: ['intake/insurance'],
  });
  expect(benefit({ contract: 'executive', insurance: 'insured' })?.amount).not.toBeNull();
});

test('day labourers are told their own condition (제40조 제1항 제5호, P62)', () => {
  expect(benefit({ joined: '2026-05-11' })?.how.join(' ')).toMatch(/일용직.*3분의 1.*건설 일용직.*14일/);
});

test('who resigned is told that only the company’s wish counts (제58조 제2호)', () => {
  const claim = benefit({ notice: 'resigned' });
  expect(claim?.lead).toMatch(/회사가 그만두라고 해서 나온 것이라면.*자기 사정으로 그만둔 것이라면 받지 못해요/);
  expect(claim?.how.join(' ')).toMatch(/이직확인서.*큰 잘못을 한 사람이 .*권고/);
});

test('the last day is twelve months after leaving (제48조)', () => {
  expect(benefit()?.how.join(' ')).toContain('2027년 10월 20일까지');
});

test('a contract that ran out counts from its end', () => {
  const more = {
    contract: 'fixed_term',
    dismissed: '2026-09-24',
    'contract-end': '2026-10-25',
    'detail-3/employer-ended-before-term': 'no',
  };
  expect(benefit(more)?.how.join(' ')).toContain('2027년 10월 25일까지');
});

test('from 2027 on the new are insured by income (법률 제21473호 부칙)', () => {
  expect(benefit({ dismissed: '2027-01-05' })?.how.join(' ')).toContain('소득으로 가입 여부를');
  expect(benefit()?.how.join(' ')).not.toContain('소득으로');
});
