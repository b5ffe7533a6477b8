import { describe, expect, test } from 'vitest';
import { answeredToTheEnd, draftWith, form, inHand, intakeAnswers } from '../check.fixtures.ts';
import { asText, summaryOf } from './summary.ts';

const summarised = (answers: Parameters<typeof draftWith>[0]) => {
  const check = inHand(draftWith(answers));
  return summaryOf(form, check.walk, answers, 'employee');
};

describe('check your answers', () => {
  test('groups the answers by section, in the order walked, the basic questions first', () => {
    const { groups } = summarised(answeredToTheEnd(intakeAnswers));
    expect(groups.map(({ title }) => title)).toEqual(['기본 질문', '지각이나 결근이 잦다고 해고됐어요']);
    expect(groups[0]?.rows.length).toBe(Object.keys(intakeAnswers).length);
  });

  test('says of a folded group what it holds: its first answers, or how many of each', () => {
    const { groups } = summarised(answeredToTheEnd(intakeAnswers));
    expect(groups[0]?.gist).toBe('근로자, 42명, 2018년 3월 2일 …');
    expect(groups[1]?.gist).toMatch(/^(예 \d+개, )?아니요 \d+개$/);
  });

  test('marks derived answers', () => {
    const probation = { ...intakeAnswers, 'intake/contract': 'probation', 'intake/insurance': 'insured' };
    const { groups } = summarised(answeredToTheEnd(probation, 'yes'));
    const derived = groups.flatMap(({ rows }) => rows.filter((row) => row.isDerived));
    expect(derived.length).toBeGreaterThan(0);
    expect(derived.every((row) => row.answer === '예' || row.answer === '아니요')).toBe(true);
  });

  test('lists answers that are no longer on the path separately', () => {
    const before = answeredToTheEnd(intakeAnswers);
    const changed = { ...before, 'intake/ground': 'detail-19' };
    const { groups, kept } = summarised(changed);
    expect(groups.some(({ id }) => id === 'detail-9')).toBe(false);
    expect(kept.length).toBe(Object.keys(before).length - Object.keys(intakeAnswers).length);
    expect(kept[0]).toMatchObject({ section: 'detail-9', numbering: 2, answer: '아니요' });
  });

  test('names all of several choices, and reads of a dismissal to come as such', () => {
    const several = { ...intakeAnswers, 'intake/protected': ['harassment', 'wrongdoing'] };
    const { groups } = summarised(answeredToTheEnd(several));
    const row = groups[0]?.rows.find(({ numbering }) => numbering === 16);
    expect(row?.answer).toBe('직장 내 괴롭힘을 신고했거나 겪었어요, 회사의 비리나 법 위반을 신고하거나 알렸어요');
    const check = inHand(draftWith({ ...intakeAnswers, 'intake/dismissed': '2026-12-20' }));
    const toCome = summaryOf(form, check.walk, check.draft.answers, check.reader);
    expect(toCome.groups[0]?.rows.map(({ title }) => title)).toContain('해고하겠다는 말을 어떻게 들으셨나요?');
  });

  test('can be copied as text', () => {
    const { groups } = summarised(answeredToTheEnd(intakeAnswers));
    expect(asText(groups)).toMatch(/^기본 질문\n- 누구신가요\? 근로자\n- 대표를 뺀 전체 직원은 몇 명인가요\? 42명\n/);
    expect(asText(groups)).toContain('\n\n지각이나 결근이 잦다고 해고됐어요\n- ');
  });
});
