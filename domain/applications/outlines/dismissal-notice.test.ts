import { expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import type { ApplicationBasis } from '../contract.ts';
import { asText, blanksOf } from '../document/document.ts';
import { dismissalNotice } from './dismissal-notice.ts';

const today = '2026-11-23';

const basisWith = (answers: Readonly<Record<string, AnswerValue>>): ApplicationBasis => ({
  side: 'employer',
  routes: [{ route: 'labour_commission', open: true, why: '' }],
  answers: Object.entries({ 'intake/joined': '2023-01-02', 'intake/contract': 'regular', ...answers }).map(
    ([key, value], numbering) => ({ section: 'intake', numbering, key, title: key, value }),
  ),
  account: { name: '김대표', phone: null },
});

const toCome = basisWith({ 'intake/dismissed': '2026-12-31' });

test('a notice has the reason, the rule, the day and the signature; what only the company knows is blank', () => {
  const notice = dismissalNotice(toCome, today);
  expect(notice.title).toBe('해고 통지서');
  const text = asText(notice);
  for (const part of [
    '1. 해고 사유',
    '2. 적용한 규정',
    '3. 해고 시기',
    '해고일은 2026년 12월 31일입니다.',
    '(서명 또는 인)',
    '근로기준법 제27조',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('김대표');
  expect(blanksOf(notice)).toContain('[여기에 언제, 어디에서, 무엇을 하였는지 사실을 날짜 순서로 적어 주세요]');
});

test('copied, its blanks are lines, and nothing is left of the words that mark them', () => {
  const text = asText(dismissalNotice(toCome, today));
  expect(text).not.toContain('적어 주세요');
  expect(text).toContain('받는 사람: ____________');
  expect(text).toContain('______년 ____월 ____일');
});

test('pay in place of notice stands in it where thirty days can’t be kept any more, and it is due at all', () => {
  const saysPay = (answers: Readonly<Record<string, AnswerValue>>) =>
    asText(dismissalNotice(basisWith(answers), today)).includes('해고예고수당');
  expect(saysPay({ 'intake/dismissed': '2026-12-10' })).toBe(true);
  expect(saysPay({ 'intake/dismissed': '2026-12-23' })).toBe(false);
  expect(saysPay({ 'intake/dismissed': '2026-12-10', 'intake/forewarned': '2026-11-01' })).toBe(false);
  expect(saysPay({ 'intake/dismissed': '2026-12-10', 'intake/joined': '2026-10-01' })).toBe(false);
});

test('the withdrawal of an offer isn’t called a dismissal, and has no pay in place of notice', () => {
  const text = asText(
    dismissalNotice(basisWith({ 'intake/contract': 'not_started', 'intake/dismissed': '2026-12-01' }), today),
  );
  expect(text).toContain('채용내정 취소 통지서');
  expect(text).not.toMatch(/해고 사유|해고일|해고예고수당/);
});

test('a notice isn’t dated back: after the dismissal its day is blank', () => {
  const text = asText(dismissalNotice(basisWith({ 'intake/dismissed': '2026-11-01' }), today));
  expect(text).not.toContain('2026년 11월 1일');
  expect(text).toContain('해고일은 ______년 ____월 ____일입니다.');
});
