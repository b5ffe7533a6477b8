import { expect, test } from 'vitest';
import { publicFormOf } from '../../rulesets/public-form.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { answerText } from './answer-text.ts';

const form = publicFormOf({ ...standardRuleset, rulesetVersion: 'a'.repeat(64) });

test('shows every answer in the words of its choice', () => {
  expect(answerText(form, 'intake', 1, 'seoul')).toBe('서울');
  expect(answerText(form, 'intake', 1, { custom: '세종' })).toBe('세종');
  expect(answerText(form, 'intake', 2, 1200)).toBe('1,200명');
  expect(answerText(form, 'intake', 4, '2026-11-01')).toBe('2026년 11월 1일');
  expect(answerText(form, 'intake', 12, { start: '09:00', end: '18:00', breakMinutes: 60 })).toBe(
    '09:00부터 18:00까지, 쉬는 시간 60분',
  );
  expect(answerText(form, 'intake', 13, { name: '김하나', phone: '010-1234-5678' })).toBe('김하나, 010-1234-5678');
  expect(answerText(form, 'intake', 13, null)).toBe('답하지 않음');
  expect(answerText(form, 'detail-9', 3, 'unknown')).toBe('잘 모르겠어요');
});

test('shows a company its own words for a choice', () => {
  const choices = [{ value: 'told', label: '해고됐어요', toEmployer: { label: '해고했어요' } }];
  const [side, ...others] = form.intake;
  if (side === undefined) throw new Error('no intake');
  const worded = { ...form, intake: [{ ...side, choices }, ...others] };
  expect(answerText(worded, 'intake', side.numbering, 'told')).toBe('해고됐어요');
  expect(answerText(worded, 'intake', side.numbering, 'told', 'employer')).toBe('해고했어요');
});
