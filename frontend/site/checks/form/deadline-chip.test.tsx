import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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

describe('the deadline while the questions are answered', () => {
  const shownFor = (answers: Readonly<Record<string, string>>): string =>
    renderToStaticMarkup(<DeadlineChip answers={new Map(Object.entries(answers))} today="2026-11-22" />);
  const dismissed = { 'intake/dismissed': '2026-11-02' };

  test('is three months from the dismissal, or the end of the contract before', () => {
    expect(shownFor(dismissed)).toContain('2월 2일');
    expect(shownFor({ ...dismissed, 'intake/contract-end': '2026-12-31' })).toContain('12월 31일');
    expect(shownFor({})).toBe('');
  });

  test('is not shown to a public official, who has thirty days, nor to a company', () => {
    expect(shownFor({ ...dismissed, 'intake/side': 'employer' })).toBe('');
    expect(shownFor({ ...dismissed, 'intake/contract': 'public_official' })).toBe('');
  });
});
