import { describe, expect, it } from 'vitest';
import { emptyLevels } from '../cases/case-counts.ts';
import type { AnswerValue } from '../rulesets/ruleset.ts';
import { calculate } from './calculate.ts';
import { choosing, first, story, today } from './testing/test-stories.ts';

const general = 'detail-23: 1y 2y 4n 5n';
const result = (intake: Record<string, AnswerValue>, sections: string[] = [general], frame = choosing('detail-23')) =>
  calculate(first, frame, story(intake, sections), { today, counts: emptyLevels });
const small = (seven: string) => result({ workers: 3 }, [`detail-7: ${seven}`], choosing('detail-7'));

describe('the routes to relief', () => {
  it('are both open in time, with the last day named', () => {
    const { routes, deadline, rate } = result({ dismissed: '2026-10-20' });
    expect(routes).toEqual([
      {
        route: 'labour_commission',
        open: true,
        why: expect.stringContaining('2027년 1월 20일까지'),
        deadline: '2027-01-20',
      },
      { route: 'court', open: true, why: expect.stringContaining('해고무효확인') },
    ]);
    expect(deadline).toBe('2027-01-20');
    expect(rate).toBe(0.25);
  });

  it('say why the last day was moved', () => {
    const [commission] = result({ dismissed: '2026-08-21' }).routes;
    expect(commission).toMatchObject({ open: true, deadline: '2026-11-23' });
    expect(commission?.why).toContain('2026년 11월 21일이 쉬는 날');
  });

  it('leave only the court after three months, with the same figure', () => {
    const late = result({ dismissed: '2026-08-20' }, ['detail-23: 1y 2y']);
    expect(late.routes.map(({ open }) => open)).toEqual([false, true]);
    expect(late.routes[0]).toMatchObject({ deadline: '2026-11-20', why: expect.stringContaining('3개월이 지나') });
    expect(late).toMatchObject({ rate: 0.25, suggestConsultation: true });
  });

  it('leave only the court if section 7 ends with fewer than five and an agreement limits dismissal', () => {
    const { routes, rate } = small('2n 3n 5y 6n 7n 8n');
    expect(routes.map(({ open }) => open)).toEqual([false, true]);
    // 0.25 × 0.6 × 0.6 × 1.35.
    expect(rate).toBeCloseTo(0.1215, 12);
  });

  it('are closed for fewer than five without an exception: no percentage, but what is still possible', () => {
    for (const seven of ['2n 3n 5n 6n 7n 8n', '2n 3y 4n 5n 6n 7n 8n']) {
      const shut = small(seven);
      expect(shut.routes.map(({ open }) => open)).toEqual([false, false]);
      expect(shut).toMatchObject({ rate: null, band: null, shownRate: null, shownBand: null, steps: [] });
      expect(shut.suggestConsultation).toBe(true);
      expect(shut.notes.map(({ kind }) => kind)).toContain('other_ways');
    }
  });

  it('are not closed by an unknown answer', () => {
    expect(small('2? 3n 5n 6n 7n 8n').routes.map(({ open }) => open)).toEqual([true, true]);
    expect(small('2n 3n 5n 6n 7? 8n').routes.map(({ open }) => open)).toEqual([false, true]);
  });

  it('do not depend on the side that asks', () => {
    expect(result({ side: 'employer' }).routes).toEqual(result({ side: 'employee' }).routes);
  });
});
