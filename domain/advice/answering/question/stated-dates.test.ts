import { describe, expect, it } from 'vitest';
import { statedDates } from './stated-dates.ts';

const today = '2026-11-23';

describe('the days that a question states', () => {
  it.each([
    ['11월 20일에 카톡으로 해고당했어요', '2026-11-20'],
    ['11월20일에 짤림', '2026-11-20'],
    ['2026.11.20 해고', '2026-11-20'],
    ['11/20에 짤렸어요', '2026-11-20'],
    ['작년 12월 3일에 해고됐어요', '2025-12-03'],
    ['12월 31일까지만 나오래요', '2026-12-31'],
    ['1월 15일까지만 나오고 그만두래요', '2027-01-15'],
    ['1월 15일에 해고당했어요', '2026-01-15'],
    ['어제 해고됐어요', '2026-11-22'],
    ['3일 전에 잘렸어요', '2026-11-20'],
    ['유출이라고 징계해고당함 11월9일이요', '2026-11-09'],
    ['11월 3일이요', '2026-11-03'],
    ['신고했더니 저를 짤랐어요 10월5일에요 직원은 3명뿐', '2026-10-05'],
    ['2024년 3월 2일에 입사했고 2026년 11월 2일에 해고됐어요', '2026-11-02'],
    // The day on which it takes effect, not the day of the notice.
    ['11월 1일에 통보받았고 11월 30일까지 나오래요', '2026-11-30'],
  ])('%s', (text, dismissed) => {
    expect(statedDates(text, today).dismissed).toBe(dismissed);
  });

  it.each([
    '입사 3일전에 합격취소됐습니다',
    '취업규칙엔 3일전 통보라고 되있음',
    '3.3프로 떼는 프리랜서인데 잘렸어요',
    '2024년 3월 2일에 입사했어요',
    '지난주에 해고됐어요',
    '13월 40일에 해고됐어요',
  ])('takes no day of dismissal from: %s', (text) => {
    expect(statedDates(text, today).dismissed).toBeNull();
  });

  it('knows the day on which a statement of reasons came, and months without a day', () => {
    expect(statedDates('11월16일에 처분사유설명서 받았습니다', today)).toMatchObject({ received: '2026-11-16' });
    expect(statedDates('해고된지 네달 지났어요', today)).toMatchObject({ monthsAgo: 4, dismissed: null });
    expect(statedDates('2024년 3월 2일에 입사했어요', today)).toMatchObject({ joined: '2024-03-02' });
  });
});
