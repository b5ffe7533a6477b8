import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { draftWith, inHand, intakeAnswers } from '../../check.fixtures.ts';
import { DeadlineChip, ResultDeadline } from './deadline-chip.tsx';

type Routes = Result['routes'];
const commission = (open: boolean, deadline: string): Routes[number] => ({
  route: 'labour_commission',
  open,
  why: '',
  deadline,
});
const equality = (open: boolean, deadline: string): Routes[number] => ({
  route: 'equality_correction',
  open,
  why: '',
  deadline,
});
const court = (open: boolean): Routes[number] => ({ route: 'court', open, why: '' });
const shown = (...routes: Routes[number][]): string =>
  renderToStaticMarkup(<ResultDeadline routes={routes} today="2026-11-22" />).replace(/<[^>]+>/g, '');

describe('the deadline at the foot of a result', () => {
  test('is the earliest one of the open routes', () => {
    const text = shown(commission(true, '2026-12-01'), equality(true, '2027-03-01'), court(true));
    expect(text).toContain('노동위원회 신청 기한');
    expect(text).toContain('12월 1일');
  });

  test('is that of the other open route, if the commission’s has passed', () => {
    const text = shown(commission(false, '2026-10-01'), equality(true, '2027-01-05'), court(true));
    expect(text).toContain('성차별·성희롱 시정신청 기한');
    expect(text).toContain('1월 5일');
    expect(text).not.toContain('지났어요');
  });

  test('is the one that passed, if only the court is open', () => {
    expect(shown(commission(false, '2026-10-01'), equality(false, '2026-10-20'), court(true))).toContain(
      '기한이 지났어요. 법원 소송은 살펴볼 수 있어요.',
    );
  });

  test('is not shown if the commission is closed for another reason', () => {
    expect(shown(commission(false, '2027-01-05'), court(false))).toBe('');
  });
});

describe('the clock while the questions are answered', () => {
  const shownFor = (answers: Readonly<Record<string, AnswerValue>>): string => {
    const check = inHand(draftWith({ ...intakeAnswers, ...answers }));
    return renderToStaticMarkup(<DeadlineChip {...check} />);
  };
  const textFor = (answers: Readonly<Record<string, AnswerValue>>): string => shownFor(answers).replace(/<[^>]+>/g, '');
  const fixedTerm = { 'intake/contract': 'fixed_term', 'intake/insurance': 'insured', 'intake/aged-55': 'no' };

  test('is three months from the dismissal (근로기준법 제28조 제2항)', () => {
    expect(textFor({ 'intake/dismissed': '2026-11-02' })).toContain('노동위원회 신청 기한 2월 2일');
    expect(renderToStaticMarkup(<DeadlineChip {...inHand(draftWith({ 'intake/side': 'employee' }))} />)).toBe('');
  });

  test('isn’t shortened by the end of a contract that the company didn’t end early (대법원 2014두45765)', () => {
    const ended = { ...fixedTerm, 'intake/dismissed': '2026-11-02', 'intake/contract-end': '2026-12-31' };
    expect(textFor(ended)).not.toContain('12월 31일');
  });

  test('says that it has passed', () => {
    expect(textFor({ 'intake/dismissed': '2026-05-01' })).toContain('기한이 지났어요. 법원 소송은 살펴볼 수 있어요.');
  });

  test('is ten days from the decision, and fifteen from that of the central commission (제31조)', () => {
    const decided = {
      'intake/stage': 'decided',
      'intake/filed-on': null,
      'intake/decision': 'lost',
      'intake/decided-on': '2026-11-18',
    };
    // Ten days after 18 November are Saturday the 28th: Monday the 30th.
    expect(textFor(decided)).toContain('재심신청 기한 11월 30일');
    expect(textFor({ ...decided, 'intake/stage': 'reviewed' })).toContain('행정소송 기한 12월 3일');
    expect(textFor({ ...decided, 'intake/dismissed': '2026-08-01', 'intake/decided-on': '2026-10-18' })).toContain(
      '기한이 지났어요.',
    );
    expect(textFor({ ...decided, 'intake/decided-on': null })).toContain('판정서를 받은 날부터 10일');
  });

  test('counts nothing once the application was made, nor after a settlement', () => {
    const filed = { 'intake/stage': 'filed', 'intake/filed-on': '2026-11-10' };
    expect(textFor(filed)).toContain('노동위원회에 신청했어요');
    expect(textFor(filed)).not.toContain('일 남았어요');
    expect(textFor({ ...filed, 'intake/stage': 'in_settlement' })).toContain('신청했어요');
    expect(shownFor({ 'intake/stage': 'settled' })).toBe('');
  });

  test('runs on after the company has taken the dismissal back', () => {
    expect(textFor({ 'intake/stage': 'withdrawn' })).toContain('일 남았어요');
  });

  test('names the day of a dismissal that is still to come first', () => {
    expect(textFor({ 'intake/dismissed': '2027-01-05' })).toMatch(/해고 예정일 1월 5일.*신청 기한 4월 5일/);
  });

  test('names the year of a day that is far away', () => {
    expect(textFor({ 'intake/dismissed': '2027-11-01' })).toContain('2028년');
  });

  test('is not shown to a public official, who has thirty days, nor to a company', () => {
    expect(shownFor({ 'intake/side': 'employer' })).toBe('');
    expect(shownFor({ 'intake/contract': 'public_official' })).toBe('');
  });
});
