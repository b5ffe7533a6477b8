import { describe, expect, it } from 'vitest';
import { dismissedByMessenger, today, withAnswers } from './application.fixture.ts';
import { standingOf } from './standing.ts';

describe('which documents a finished check leads to', () => {
  it('a worker within three months may apply to the commission, and may petition the labour office', () => {
    const standing = standingOf(dismissedByMessenger(), today);
    expect(standing.documents).toEqual([
      'relief_application',
      'labour_office_petition',
      'money_compensation_request',
      'representative_request',
    ]);
    expect(standing.whyNoRelief).toBeNull();
    expect(standing.deadline).toBe('2027-02-12');
  });

  it('after the last day the commission is closed, and wages can still be asked for', () => {
    const basis = dismissedByMessenger();
    expect(standingOf(basis, '2027-02-12').documents).toContain('relief_application');
    const late = standingOf(basis, '2027-02-13');
    expect(late.documents).toEqual(['labour_office_petition']);
    expect(late.whyNoRelief).toContain('기한이 지났어요');
  });

  describe('once an application was filed', () => {
    const basis = dismissedByMessenger();
    const stageOf = (stage: string, routes: Parameters<typeof withAnswers>[2], more: object = {}) =>
      standingOf(withAnswers(basis, { 'intake/stage': stage, ...more }, routes), today);
    const open = { open: true, why: '' } as const;
    const decided = { route: 'labour_commission', open: false, why: '이미 판정을 받았어요.' } as const;

    it('the last day is that of the main document, not of a route that is closed', () => {
      const shut = { route: 'labour_commission', open: false, why: '', deadline: '2026-12-14' } as const;
      const equality = { route: 'equality_correction', ...open, deadline: '2027-03-15' } as const;
      expect(standingOf(withAnswers(basis, {}, [shut, equality]), today).deadline).toBe('2027-03-15');
      expect(standingOf(withAnswers(basis, {}, [shut]), today).deadline).toBeNull();
    });

    it('it isn’t filed again, but money and a representative can still be asked for', () => {
      for (const stage of ['filed', 'in_settlement']) {
        const { documents, whyNoRelief } = stageOf(stage, [{ route: 'labour_commission', ...open }]);
        expect(documents).toEqual(['labour_office_petition', 'money_compensation_request', 'representative_request']);
        expect(whyNoRelief).toContain('이미 하셨어요');
      }
    });

    // 근로기준법 제31조 제1항.
    it('and decided, a review is applied for within ten days, and nothing else of the three months is left', () => {
      const review = { route: 'labour_commission_review', ...open, deadline: '2026-11-23' } as const;
      const standing = stageOf('decided', [decided, review]);
      expect(standing.documents[0]).toBe('review_application');
      expect(standing.documents).not.toContain('relief_application');
      expect(standing.deadline).toBe('2026-11-23');
      expect(standing.whyNoRelief).toContain('2026년 11월 23일 (월)');
      const late = stageOf('decided', [decided, { ...review, deadline: '2026-11-20' }]);
      expect(late.documents).toEqual(['labour_office_petition']);
      expect(late.whyNoRelief).toContain('10일이 지나');
      expect(stageOf('decided', [decided, review], { 'intake/decision': 'won' }).documents).not.toContain(
        'review_application',
      );
    });

    // 근로기준법 제31조 제2항; a certified labour attorney files no suit.
    it('and reviewed, there is only the suit, which a lawyer files', () => {
      const standing = stageOf('reviewed', [
        decided,
        { route: 'administrative_suit', ...open, deadline: '2026-12-04' },
      ]);
      expect(standing.documents).toEqual(['labour_office_petition']);
      for (const part of ['15일', '2026년 12월 4일', '변호사', '132']) expect(standing.whyNoRelief).toContain(part);
    });

    it('the result says the stage as its answers do', () => {
      const routes = [decided, { route: 'labour_commission_review', ...open, deadline: '2026-11-23' }] as const;
      expect(standingOf({ side: 'employee', routes: [...routes], stage: 'decided' }, today).documents).toContain(
        'review_application',
      );
    });
  });

  it('a company writes no application', () => {
    const standing = standingOf(dismissedByMessenger({ 'intake/side': 'employer' }), today);
    expect(standing).toMatchObject({ documents: [], whyNoRelief: expect.stringContaining('사용자(회사)') });
  });

  it('public officials are told where they dispute it', () => {
    const standing = standingOf(dismissedByMessenger({ 'intake/contract': 'public_official' }), today);
    expect(standing).toMatchObject({ documents: [], whyNoRelief: expect.stringContaining('소청심사') });
  });

  it('who reported to an authority learns that the two bodies shut each other out', () => {
    const reported = dismissedByMessenger(
      { 'detail-14/dismissed-after-report': 'yes', 'detail-14/reported-to-authority': 'yes' },
      ['detail-14'],
    );
    const standing = standingOf(reported, today);
    expect(standing.documents).toContain('whistleblower_protection');
    expect(standing.isEitherOr).toBe(true);
  });

  it('in a workplace of fewer than five the commission is closed with the reason of the result', () => {
    const small = dismissedByMessenger(
      {
        'intake/workers': 3,
        'detail-7/under-five': 'yes',
        'detail-7/five-on-most-days': 'no',
        'detail-7/run-as-one-business': 'no',
      },
      ['detail-7'],
    );
    const standing = standingOf(small, today);
    expect(standing.documents).toEqual(['labour_office_petition']);
    expect(standing.whyNoRelief).toContain('5명 미만');
  });
});
