import { wonText } from '../../claims/claim.ts';
import { thirtyDaysOf } from '../../claims/notice-allowance.ts';
import { yearlyWageOf } from '../../claims/yearly-wage.ts';
import { won } from '../../kernel/korean/korean-formats.ts';
import { type Material, type Sourced, written } from '../basis.ts';

const manWon = 10_000;
const mostWon = 1_000_000_000;

/** `280만 원`, `2,800,000원`, `280만 5,000원`: a single amount of won. null: it can't be read for certain. */
export const wonOf = (text: string): number | null => {
  const plain = text.replaceAll(/[,\s]/g, '').replace(/^(세전|월|약)+/, '');
  const [, man, rest, whole] = /^(?:(\d+(?:\.\d+)?)만(\d+)?원?|(\d{5,})원?)$/.exec(plain) ?? [];
  const amount = man === undefined ? Number(whole) : Number(man) * manWon + Number(rest ?? 0);
  return Number.isFinite(amount) && amount > 0 && amount < mostWon ? Math.round(amount) : null;
};

export type Allowance = Sourced & {
  /** How it was computed; null: it is a range that only the yearly wage gives. */
  readonly how: string | null;
};

/** 30 days of ordinary wages (근로기준법 제26조): exact by the monthly wage, or a range by the bracket of the yearly wage. */
export const noticePay = (material: Material): Allowance | null => {
  const monthly = written(material, 'monthlyPay');
  const amount = monthly && wonOf(monthly.value);
  if (monthly && amount !== null) {
    const { low } = thirtyDaysOf({ low: amount * 12, high: null });
    if (low === null) return null;
    const how = `월 임금 ${won(amount)} ÷ 209시간 × 8시간 × 30일`;
    return { value: won(Math.floor(low)), from: monthly.from, how };
  }
  const yearly = yearlyWageOf(material.answers.get('intake/wage'));
  return yearly && { value: wonText(thirtyDaysOf(yearly)), from: { answer: 'intake/wage' }, how: null };
};
