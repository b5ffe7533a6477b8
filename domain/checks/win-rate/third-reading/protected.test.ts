import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../../../rulesets/ruleset.ts';
import { openRoutes, person, resultOf, route } from './people.fixture.ts';

/** Protected people (H01–H03, H19), from the page that everybody is asked, at any size of the workplace. Dismissed on 13 November. */

const of = (id: string, chosen: readonly string[], more: Readonly<Record<string, AnswerValue>> = {}) =>
  resultOf(person(id, { 'intake#16': chosen, ...more }));

const small: Readonly<Record<string, AnswerValue>> = {
  'intake#2': 3,
  ...{ 'detail-7#2': 'no', 'detail-7#3': 'no', 'detail-7#5': 'no', 'detail-7#13': 'no', 'detail-7#14': 'unknown' },
};

describe('an absolute ban (H01; 근로기준법 23조 2항, 107조)', () => {
  it('applies to a company of 30 whatever its reason: birth leave and poor performance, 0.7', () => {
    const asked = of('P56', ['birth']);
    expect(asked.rate).toBe(0.7);
    expect(asked.strongestPoint?.law).toContain('근로기준법 제23조 제2항');
    // Six months end on 13 May 2027, 부처님오신날.
    expect(route(asked, 'equality_correction')).toBe('open 2027-05-14');
    expect(openRoutes(asked)).toBe('labour_commission court equality_correction labour_office');
  });

  it('applies to absence while convalescing from an injury at work: 0.7, from 0.319 × …', () => {
    const asked = of('P58', ['work_injury']);
    expect(asked.rate).toBe(0.7);
    expect(openRoutes(asked)).toBe('labour_commission court labour_office');
  });

  it('is a warning to the company with the same figure', () => {
    expect(of('E8', ['birth'])).toMatchObject({ rate: 0.7, shows: 'risk' });
  });

  it('binds a workplace of three (시행령 별표 1): the court and the labour office, and so no figure (H10)', () => {
    for (const chosen of ['work_injury', 'on_childcare_leave']) {
      const asked = of('P57', [chosen], small);
      expect([openRoutes(asked), asked.rate]).toEqual(['court labour_office', null]);
      expect(asked.voidingFacts).toHaveLength(1);
      expect(asked.strongestPoint?.law).toContain('시행령 별표 1');
    }
  });
});

describe('unions, pregnancy and marriage from five workers on (H02)', () => {
  it('a union’s chairman, dismissed for attendance: unfair labour practice within three months (노동조합법 81조, 82조)', () => {
    const asked = of('P57', ['union']);
    expect(route(asked, 'unfair_labour_practice')).toBe('open 2027-02-15');
    // The worker has to prove the reason: no floor, and the figure that unknown answers leave.
    expect(asked.rate).toBeCloseTo(0.319, 12);
    expect(asked.strongestPoint?.law).toBe('노동조합법 제81조 제1항 제1호');
  });

  it('a pregnancy that was told: correction within six months (남녀고용평등법 11조, 26조, 30조)', () => {
    const asked = of('P81', ['pregnancy_marriage']);
    expect(route(asked, 'equality_correction')).toBe('open 2027-05-14');
    expect(asked.voidingFacts?.map(({ law }) => law)).toContain('남녀고용평등법 제11조, 제30조');
  });

  it('the same at three workers', () => {
    expect(openRoutes(of('P57', ['union'], small))).toBe('court unfair_labour_practice labour_office');
    expect(openRoutes(of('P57', ['pregnancy_marriage'], small))).toBe('court equality_correction labour_office');
  });
});

describe('childcare leave as the reason (H03; 남녀고용평등법 19조 3항, 37조 2항)', () => {
  it('opens the court and the labour office at four workers; 26조 doesn’t name 19조, so no correction', () => {
    const asked = of('P75', ['childcare_leave'], small);
    expect(openRoutes(asked)).toBe('court labour_office');
    expect(route(asked, 'equality_correction')).toBe('not listed');
    expect(asked.rate).toBeNull();
    expect(asked.strongestPoint?.law).toContain('남녀고용평등법 제19조 제3항');
  });

  it('raises the figure of a larger workplace to 0.4, because the company has to prove another reason (30조)', () => {
    // Attendance, all unknown: 0.319.
    expect(of('P57', ['childcare_leave']).rate).toBe(0.4);
  });
});

describe('reports', () => {
  it('to the labour office bind three workers, too (H19; 근로기준법 104조, 시행령 별표 1), and aren’t presumed 공익신고', () => {
    const asked = of('P67', ['labour_office'], { 'detail-7#13': 'no' });
    expect(openRoutes(asked)).toBe('court labour_office');
    expect(route(asked, 'whistleblower_protection')).toBe('not listed');
    expect(asked.strongestPoint?.law).toMatch(/근로기준법 제104조.*시행령 별표 1/);
    expect(asked.rate).toBeNull();
  });

  it('of wrongdoing to an authority may be 공익신고: a year for the commission, which is asked first (17조 3항)', () => {
    const asked = resultOf(person('P67'));
    expect(route(asked, 'whistleblower_protection')).toBe('open 2027-11-15');
    const words = asked.routes.find(({ route: name }) => name === 'whistleblower_protection')?.why ?? '';
    expect(words).toMatch(/노동청에 한 신고가 모두 해당하지는 않아요.*다른 구제 절차를 밟을 수 없고/);
  });

  it('of sexual harassment: six months from 20 July are left where three are over (P68)', () => {
    const asked = resultOf(person('P68'));
    expect(route(asked, 'labour_commission')).toBe('shut 2026-10-20');
    expect(route(asked, 'equality_correction')).toBe('open 2027-01-20');
    expect(asked.rate).not.toBeNull();
  });

  it('of bullying bind only from five workers on (근로기준법 76조의3 isn’t in 별표 1)', () => {
    const twenty = { 'detail-20#12': 'yes', 'detail-20#13': 'no', 'detail-20#14': 'no', 'detail-20#15': 'no' };
    expect(openRoutes(of('P57', ['harassment'], twenty))).toBe('labour_commission court labour_office');
    expect(route(of('P57', ['harassment'], { ...small, ...twenty }), 'labour_office')).toBe('not listed');
    // Unless it was sexual harassment, as section 20 asks (남녀고용평등법 14조 6항, 37조 2항).
    expect(route(of('P57', ['harassment'], { ...small, ...twenty, 'detail-20#13': 'yes' }), 'labour_office')).toBe(
      'open',
    );
  });
});

describe('consent that is refused', () => {
  it('skips only what is sensitive: 7#13 is asked, and what wasn’t asked is said', () => {
    const asked = of('P57', ['wrongdoing', 'withheld'], {
      ...small,
      ...{ 'detail-7#13': 'yes', 'detail-7#9': 'yes', 'detail-14#2': 'no', 'detail-14#3': 'unknown' },
      ...{ 'detail-14#5': 'unknown', 'detail-14#6': 'no', 'detail-14#8': 'unknown', 'detail-14#9': 'unknown' },
      'detail-14#10': 'unknown',
    });
    expect(route(asked, 'whistleblower_protection')).toBe('open 2027-11-15');
    expect(asked.notes.find(({ kind }) => kind === 'not_asked')?.text).toMatch(/묻지 않았어요.*남녀고용평등법 제26조/);
  });

  it('closes nothing: at three workers the court stays open', () => {
    const asked = of('P57', ['withheld'], small);
    expect(openRoutes(asked)).toBe('court');
    expect(openRoutes(of('P57', ['no'], small))).toBe('');
  });
});

describe('a workplace of three after three months', () => {
  const late = { ...small, 'intake#4': '2026-08-03' };
  const commissionOf = (id: string, more = {}) =>
    of(id, ['birth'], { ...late, ...more }).routes.find(({ route: name }) => name === 'labour_commission');

  it('is never told that the commission’s last day has passed: there was none', () => {
    expect(commissionOf('P57')).toMatchObject({ open: false, why: expect.not.stringContaining('까지') });
    expect(commissionOf('P57')).not.toHaveProperty('deadline');
    const { notes, deadline } = of('P57', ['birth'], late);
    expect(notes.map(({ kind }) => kind)).not.toContain('deadline_passed');
    expect(deadline).toBe('2027-02-03');
  });

  it('of five workers is, beside the ways that are left', () => {
    const passed = of('P57', ['birth'], { 'intake#2': 5, 'intake#4': '2026-08-03' });
    const note = passed.notes.find(({ kind }) => kind === 'deadline_passed');
    expect(note?.text).toContain('2026년 11월 3일까지 할 수 있었어요');
    expect(note?.text).toContain('(진정·고소)는 ');
  });
});
