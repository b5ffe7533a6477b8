import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { backPay, wagesOf } from './back-pay.ts';
import { benefitAmounts, benefitAmountsOn, dailyBounds, daysPaidFor } from './benefit-amounts.ts';
import { wonText } from './claim.ts';
import { claimsOf } from './claims.ts';
import { noticeAllowance, thirtyDaysOf } from './notice-allowance.ts';
import { dailyBenefit, unemploymentBenefit } from './unemployment-benefit.ts';

const open = [{ route: 'labour_commission' as const, open: true, why: '' }];
const today = '2026-11-23';

const answers = (more: Record<string, AnswerValue> = {}): ReadonlyMap<string, AnswerValue> =>
  new Map(
    Object.entries({
      joined: '2023-01-02',
      dismissed: '2026-10-20',
      forewarned: '2026-10-20',
      contract: 'regular',
      insurance: 'insured',
      'aged-55': 'no',
      wage: '3000_4500',
      hours: { start: '09:00', end: '18:00', breakMinutes: 60 },
      ...more,
    }).map(([key, value]) => [key.includes('/') ? key : `intake/${key}`, value]),
  );

describe('notice allowance (근로기준법 제26조)', () => {
  test('is thirty days of ordinary wages, by hand: 3,000만 ÷ 12 ÷ 209 × 8 × 30 = 2,870,813', () => {
    const { low, high } = thirtyDaysOf({ low: 30_000_000, high: 45_000_000 });
    expect([Math.floor(low ?? 0), Math.floor(high ?? 0)]).toEqual([2_870_813, 4_306_220]);
    expect(noticeAllowance(answers(), 'employee')?.amount).toBe('약 287만~431만 원');
  });

  test('is due in full if the notice came 29 days before, and not if it came 30 days before', () => {
    const late = noticeAllowance(answers({ forewarned: '2026-09-21' }), 'employee');
    expect([late?.amount, late?.lead]).toEqual(['약 287만~431만 원', expect.stringMatching(/^해고 29일 전에 알려/)]);
    const inTime = noticeAllowance(answers({ forewarned: '2026-09-20' }), 'employee');
    expect([inTime?.amount, inTime?.lead]).toEqual([null, '해고 30일 전에 알렸기 때문에 해고예고수당은 없어요.']);
  });

  test('is conditional while the day of the notice isn’t answered, and asks for it', () => {
    const claim = noticeAllowance(answers({ forewarned: null }), 'employee');
    expect(claim?.lead).toMatch(/^30일 전에 해고를 알리지 않았다면/);
    expect(claim?.needs).toEqual(['intake/forewarned']);
  });

  test('has no figure without the pay, and asks for it', () => {
    const claim = noticeAllowance(answers({ wage: null }), 'employee');
    expect([claim?.amount, claim?.needs]).toEqual([null, ['intake/wage']]);
  });

  test('exempts the first three months, and doesn’t concern who hadn’t begun', () => {
    expect(noticeAllowance(answers({ joined: '2026-07-21' }), 'employee')?.lead).toContain('3개월에 못 미쳐');
    expect(noticeAllowance(answers({ joined: '2026-07-20' }), 'employee')?.amount).not.toBeNull();
    expect(noticeAllowance(answers({ contract: 'not_started' }), 'employee')).toBeNull();
  });

  test('is what a company has to pay', () => {
    expect(noticeAllowance(answers(), 'employer')?.lead).toContain('지급해야 해요');
  });
});

describe('back pay', () => {
  test('is the yearly wage by days: 34 days of 3,000만 are 2,794,520', () => {
    expect(Math.floor(wagesOf({ low: 30_000_000, high: null }, 34).low ?? 0)).toBe(2_794_520);
    const claim = backPay(answers(), 'employee', today);
    expect(claim?.amount).toBe('한 달에 약 250만~375만 원');
    expect(claim?.how.join(' ')).toContain('2026년 10월 20일부터 2026년 11월 23일까지 34일이면 약 279만~419만 원');
    // To 23 February 2027: 126 days, 10,356,164 to 15,534,246.
    expect(claim?.how.join(' ')).toContain('모두 약 1,036만~1,553만 원');
  });

  test('ends with the contract', () => {
    const claim = backPay(answers({ 'contract-end': '2026-10-30' }), 'employee', today);
    expect(claim?.how.join(' ')).toContain('10일이면 약 82만~123만 원');
    expect(claim?.how.join(' ')).toContain('계약이 끝나는 2026년 10월 30일까지만');
  });

  test('of an offer that was withdrawn begins with the first day of work', () => {
    const claim = backPay(answers({ contract: 'not_started', joined: '2026-11-13' }), 'employee', today);
    expect(claim?.how.join(' ')).toContain('2026년 11월 13일부터 2026년 11월 23일까지 10일이면');
  });

  test('of a dismissal to come counts no day yet', () => {
    const claim = backPay(answers({ dismissed: '2026-12-31' }), 'employee', today);
    expect(claim?.how.join(' ')).not.toContain('일이면');
    // To 31 March 2027: 90 days.
    expect(claim?.how.join(' ')).toContain('모두 약 740만~1,110만 원');
  });

  test('says that pay from elsewhere is deducted only above 70 % of the average wage', () => {
    expect(backPay(answers(), 'employee', today)?.how.join(' ')).toMatch(/70%.*빼지 못해요.*90다카25277/);
  });
});

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

describe('all claims', () => {
  const kinds = (result: Partial<Parameters<typeof claimsOf>[1]>) =>
    claimsOf(answers(), { side: 'employee', routes: open, rate: 0.5, ...result }, today).map(({ kind }) => kind);

  test('a worker has three, a company two: no unemployment benefit', () => {
    expect(kinds({})).toEqual(['notice_allowance', 'back_pay', 'unemployment_benefit']);
    expect(kinds({ side: 'employer' })).toEqual(['notice_allowance', 'back_pay']);
  });

  test('without a way to dispute there is no back pay; for public officials nothing of labour law', () => {
    expect(kinds({ rate: null })).toEqual(['notice_allowance', 'unemployment_benefit']);
    expect(kinds({ routes: [{ route: 'appeal_review', open: true, why: '' }] })).toEqual([]);
  });

  test('are polite, whole sentences, whatever is answered', () => {
    for (const wage of ['under_3000', '3000_4500', 'over_10000', null])
      for (const side of ['employee', 'employer'] as const)
        for (const { amount, lead, how } of claimsOf(
          answers({ wage, forewarned: null, hours: null }),
          { side, routes: open, rate: 0.5 },
          today,
        )) {
          expect(amount ?? '').not.toMatch(/undefined|null|NaN/);
          for (const sentence of [lead, ...how]) {
            expect(sentence).toMatch(/요\.$|요\([^)]+\)\.$/);
            expect(sentence).not.toMatch(/undefined|null|NaN/);
          }
        }
  });
});

test('amounts are whole 만 원, open where the bracket is open', () => {
  expect(wonText({ low: null, high: 2_870_813 })).toBe('약 287만 원보다 적은 금액');
  expect(wonText({ low: 9_569_378, high: null })).toBe('약 957만 원이 넘는 금액');
  expect(wonText({ low: 12_345_678, high: 12_345_900 })).toBe('약 1,235만 원');
});
