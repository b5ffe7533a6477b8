import { describe, expect, it } from 'vitest';
import { dismissedByMessenger, today } from './application.fixture.ts';
import { standingOf } from './standing.ts';

describe('which documents a finished check leads to', () => {
  it('a worker within three months may apply to the commission, and may petition the labour office', () => {
    const standing = standingOf(dismissedByMessenger(), today);
    expect(standing.documents).toEqual(['relief_application', 'labour_office_petition']);
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
