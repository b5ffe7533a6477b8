import type { LocalDate } from '../kernel/korean/korean-date.ts';

/** What the unemployment benefit of those who leave from a day on is computed with. */
export type BenefitAmounts = {
  readonly from: LocalDate;
  /** An hour's minimum wage, in won. */
  readonly minimumWage: number;
  /** The most that is paid a day, in won. */
  readonly dailyCap: number;
  readonly source: string;
  /** What the firm has still to confirm; null: nothing. */
  readonly toConfirm: string | null;
};

const notices = '고용노동부 고시와 시행령의 원문을 대조해야 함 (여러 공개 자료에서 같은 금액을 확인)';

/**
 * The newest first. The floor isn't in the table, because the law derives it: 80 % of the minimum wage for the hours of a
 * day (고용보험법 제45조 제4항, 제46조).
 */
export const benefitAmounts: readonly BenefitAmounts[] = [
  {
    from: '2027-01-01',
    minimumWage: 10_700,
    dailyCap: 68_100,
    source: '최저임금 고시 제2026-60호(2026년 8월 5일), 고용보험법 시행령 제68조',
    toConfirm: `2026년 10월까지 상한액이 오르지 않아 하한액보다 낮음: 새 상한액을 확인해야 함. ${notices}`,
  },
  {
    from: '2026-01-01',
    minimumWage: 10_320,
    dailyCap: 68_100,
    source: '최저임금 고시 제2025-47호, 고용보험법 시행령 제68조(대통령령 제35934호)',
    toConfirm: notices,
  },
  {
    from: '2025-01-01',
    minimumWage: 10_030,
    dailyCap: 66_000,
    source: '2025년 적용 최저임금 고시, 고용보험법 시행령 제68조(대통령령 제35934호로 바뀌기 전)',
    toConfirm: notices,
  },
];

/** Those in force on the day of leaving; null for a day before the table. */
export const benefitAmountsOn = (day: LocalDate): BenefitAmounts | null =>
  benefitAmounts.find(({ from }) => from <= day) ?? null;

export type DailyBounds = { readonly floor: number; readonly cap: number };

const fullDay = 8;

/**
 * The least and the most that is paid a day. Where the minimum wage has risen above the cap, everybody is paid the floor.
 */
export const dailyBounds = ({ minimumWage, dailyCap }: BenefitAmounts, hours: number): DailyBounds => {
  const floor = Math.round(minimumWage * 0.8 * Math.min(hours, fullDay));
  return { floor, cap: Math.max(floor, dailyCap) };
};

/** 고용보험법 별표 1, by years insured: below 1, 1 to 3, 3 to 5, 5 to 10, 10 and more. */
const daysPaid = {
  underFifty: [120, 150, 180, 210, 240],
  fiftyOrOver: [120, 180, 210, 240, 270],
} as const;

export type DaysPaid = { readonly underFifty: number; readonly fiftyOrOver: number };

export const daysPaidFor = (yearsInsured: number): DaysPaid => {
  const place = yearsInsured < 1 ? 0 : yearsInsured < 3 ? 1 : yearsInsured < 5 ? 2 : yearsInsured < 10 ? 3 : 4;
  return { underFifty: daysPaid.underFifty[place], fiftyOrOver: daysPaid.fiftyOrOver[place] };
};
