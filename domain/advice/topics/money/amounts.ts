import { benefitAmountsOn, dailyBounds, daysPaidFor } from '../../../claims/benefit-amounts.ts';
import { thirtyDaysOf } from '../../../claims/notice-allowance.ts';
import { severanceOf } from '../../../claims/severance.ts';
import { dailyBenefit } from '../../../claims/unemployment-benefit.ts';
import { addMonths, daysBetween, koreanText } from '../../../kernel/korean/korean-date.ts';
import { count, won } from '../../../kernel/korean/korean-formats.ts';
import type { Facts } from '../../understanding/facts.ts';

const daysOfNotice = 30;
const fullWeek = 40;
const fullDay = 8;
const daysOfWeek = 5;
const hoursOfMonth = 209;
const daysOfMonth = 365 / 12;

/** An amount with the formula it comes from. */
export type Sum = { readonly amount: string; readonly formula: string };

/** `하루 5시간`. */
const dailyHours = (question: string): number | null => {
  const [, hours] = /하루(?:에)?\s*(\d{1,2}(?:\.5)?)\s*시간/u.exec(question) ?? [];
  return hours === undefined ? null : Number(hours);
};

const inManWon = (amount: number): string => (amount % 10_000 === 0 ? `${count(amount / 10_000)}만 원` : won(amount));

/**
 * 해고예고수당: thirty days of ordinary wages, of a monthly wage (÷ 209 × 8 × 30) or of an hourly one. Shorter weeks shrink a day's hours;
 * with a monthly wage they shrink the hours of the month alike. null where neither wage is known.
 */
export const thirtyDays = ({ monthlyWage, hourlyWage, weeklyHours, question }: Facts): Sum | null => {
  if (monthlyWage !== null) {
    const sum = Math.floor(thirtyDaysOf({ low: monthlyWage * 12, high: null }).low ?? 0);
    return {
      amount: `약 ${won(sum)}`,
      formula: `월급 ${inManWon(monthlyWage)} ÷ ${hoursOfMonth}시간 × ${fullDay}시간 × ${daysOfNotice}일 = ${won(sum)}`,
    };
  }
  const daily = dailyHours(question);
  if (hourlyWage === null || (weeklyHours === null && daily === null)) return null;
  const hours = Math.min(fullDay, daily ?? (weeklyHours ?? 0) / daysOfWeek);
  const sum = Math.round(hourlyWage * hours * daysOfNotice);
  return {
    amount: `약 ${won(sum)}`,
    formula: `시급 ${won(hourlyWage)} × 하루 ${Number(hours.toFixed(1))}시간${
      daily === null ? `(한 주 ${Math.min(fullWeek, weeklyHours ?? 0)}시간 ÷ ${daysOfWeek})` : ''
    } × ${daysOfNotice}일 = ${won(sum)}`,
  };
};

/** 퇴직금, by whole months of work. null below a year and where the wage isn't known. */
export const severanceSum = ({ monthlyWage, months }: Facts): Sum | null => {
  if (monthlyWage === null || months === null || months < 12) return null;
  const sum = Math.floor(severanceOf({ low: monthlyWage * 12, high: null }, months * daysOfMonth).low ?? 0);
  return {
    amount: `약 ${count(Math.round(sum / 10_000))}만 원`,
    formula: `월급 ${inManWon(monthlyWage)} × 12 ÷ 365일 × 30일 × ${months}개월 ÷ 12 = 약 ${count(Math.round(sum / 10_000))}만 원`,
  };
};

/** 구직급여 a day, of those who leave now, with the least number of days. null where the wage isn't known. */
export const benefit = ({ monthlyWage, months, days, today }: Facts): Sum | null => {
  const amounts = benefitAmountsOn(days.dismissed ?? today);
  if (monthlyWage === null || amounts === null) return null;
  const yearly = { low: monthlyWage * 12, high: monthlyWage * 12 };
  const { low } = dailyBenefit(yearly, dailyBounds(amounts, fullDay));
  const paid = daysPaidFor(months === null ? 0 : Math.floor(months / 12)).underFifty;
  return {
    amount: `하루 약 ${won(low)}, ${paid}일 이상`,
    formula: `월급 ${inManWon(monthlyWage)} × 12 ÷ 365일 × 60%이고, 법이 정한 하한과 상한 안에서 하루 ${won(low)}`,
  };
};

/** The last day on which there is any, and whether the days until then are fewer than the least that are paid. */
export const benefitLimit = ({
  days,
  today,
  months,
}: Facts): { readonly day: string; readonly passed: boolean; readonly isShort: boolean } | null => {
  if (days.dismissed === null || days.dismissed > today) return null;
  const last = addMonths(days.dismissed, 12);
  const paid = daysPaidFor(months === null ? 0 : Math.floor(months / 12)).underFifty;
  return { day: koreanText(last), passed: last < today, isShort: daysBetween(today, last) < paid };
};

/** 고용보험법 제48조: twelve months from the day after. */
export const benefitUntil = ({ days }: Facts): string | null =>
  days.dismissed === null
    ? null
    : `실업급여는 그만둔 다음 날부터 12개월 안에 다 받아야 해서, ${koreanText(days.dismissed)}에 그만두면 ${koreanText(addMonths(days.dismissed, 12))}까지예요.`;
