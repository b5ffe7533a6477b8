import { describe, expect, test } from 'vitest';
import { answersWith, today } from '../answers.fixture.ts';
import { benefitAmounts, benefitAmountsOn, dailyBounds, daysPaidFor } from '../benefit-amounts.ts';
import { dailyBenefit, unemploymentBenefit } from '../unemployment-benefit.ts';

const answers = answersWith;

describe('unemployment benefit (고용보험법)', () => {
  test('every row of the table has a day, a source, and what is to be confirmed; the newest comes first', () => {
    for (const { from, source } of benefitAmounts)
      expect([from, source]).toEqual([from, expect.stringMatching(/고시/)]);
    const days = benefitAmounts.map(({ from }) => from);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('the bounds of 2026: the floor is 10,320 × 8 × 80 % = 66,048, the cap 68,100; for four hours half the floor', () => {
    const amounts = benefitAmountsOn('2026-10-20');
    expect(amounts && dailyBounds(amounts, 8)).toEqual({ floor: 66_048, cap: 68_100 });
    expect(amounts && dailyBounds(amounts, 4)).toEqual({ floor: 33_024, cap: 68_100 });
  });

  test('the bounds are those of the day of leaving: 64,192 and 66,000 on the last day of 2025', () => {
    const amounts = benefitAmountsOn('2025-12-31');
    expect(amounts && dailyBounds(amounts, 8)).toEqual({ floor: 64_192, cap: 66_000 });
  });

  test('from 2027 on the floor, 68,480, is above the cap: everybody gets the floor, and is told so', () => {
    const amounts = benefitAmountsOn('2027-01-01');
    expect(amounts && dailyBounds(amounts, 8)).toEqual({ floor: 68_480, cap: 68_480 });
    const claim = unemploymentBenefit(answers({ dismissed: '2027-01-01' }), today);
    expect(claim?.amount).toMatch(/^하루 68,480원, /);
    expect(claim?.how.join(' ')).toContain('누구나 하한액을 받아요');
  });

  test('is 60 % of the average wage within the bounds', () => {
    const bounds = { floor: 33_024, cap: 68_100 };
    // 3,000만 ÷ 365 × 60 % = 49,315; 4,500만 would be 73,972.
    expect(dailyBenefit({ low: 30_000_000, high: 45_000_000 }, bounds)).toEqual({ low: 49_315, high: 68_100 });
    expect(dailyBenefit({ low: null, high: 30_000_000 }, bounds)).toEqual({ low: 33_024, high: 49_315 });
    expect(dailyBenefit({ low: 100_000_000, high: null }, bounds)).toEqual({ low: 68_100, high: 68_100 });
  });

  test.each([
    [0, 120, 120],
    [1, 150, 180],
    [2, 150, 180],
    [3, 180, 210],
    [5, 210, 240],
    [9, 210, 240],
    [10, 240, 270],
    [31, 240, 270],
  ])('after %i years insured it is paid for %i days, from fifty on for %i', (years, underFifty, fiftyOrOver) => {
    expect(daysPaidFor(years)).toEqual({ underFifty, fiftyOrOver });
  });

  test('its total, by hand: 180 days × 66,048 = 11,888,640, × 68,100 = 12,258,000', () => {
    const claim = unemploymentBenefit(answers(), today);
    expect(claim?.amount).toBe('하루 66,048~68,100원, 180일 동안 약 1,189만~1,226만 원');
    expect(claim?.how.join(' ')).toContain('만 50세 이상이거나 장애인이라면 210일');
  });

  test('who is surely over fifty gets the longer period', () => {
    expect(unemploymentBenefit(answers({ 'aged-55': 'yes' }), today)?.amount).toContain('210일 동안');
  });

  test('three years are reached on the day, not on the day before', () => {
    expect(unemploymentBenefit(answers({ joined: '2023-10-20' }), today)?.amount).toContain('180일 동안');
    expect(unemploymentBenefit(answers({ joined: '2023-10-21' }), today)?.amount).toContain('150일 동안');
  });

  test('who wasn’t insured is told how to have it corrected, without a figure', () => {
    const claim = unemploymentBenefit(answers({ insurance: 'neither' }), today);
    expect([claim?.amount, claim?.lead]).toEqual([null, expect.stringContaining('고용보험법 제17조')]);
  });

  test('a year after leaving it is over', () => {
    expect(unemploymentBenefit(answers({ dismissed: '2025-11-22' }), today)?.amount).toBeNull();
    expect(unemploymentBenefit(answers({ dismissed: '2025-11-23' }), today)?.amount).not.toBeNull();
  });
});
