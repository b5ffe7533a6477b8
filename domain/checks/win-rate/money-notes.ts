import type { Answers, TimeSpan } from '../../rulesets/ruleset.ts';
import type { RouteOut } from '../contract/result.ts';
import { isTimeSpan, minutesBetween, minutesOf } from '../time-span.ts';
import type { Note, Side } from './calculation.ts';

/**
 * By the choice of intake 10: a yearly wage in 만 원. An open bracket has its limit here, and `ending` says which side is
 * open.
 */
const yearlyWage: Readonly<Record<string, { readonly amount: number; readonly ending: string }>> = {
  under_3000: { amount: 3000, ending: '이 못 되는 정도예요' },
  '3000_4500': { amount: 3750, ending: ' 안팎이에요' },
  '4500_7000': { amount: 5750, ending: ' 안팎이에요' },
  '7000_10000': { amount: 8500, ending: ' 안팎이에요' },
  over_10000: { amount: 10_000, ending: '을 넘는 정도예요' },
};

/** The duration of a first decision is an assumption of this estimate, and the sentence says so. */
const assumedMonths = 3;

/** Rounded to ten 만 원: `2,500만 원`. */
const inManWon = (amount: number): string =>
  `${String(Math.round(amount / 10) * 10).replace(/\B(?=(\d{3})+$)/g, ',')}만 원`;

/**
 * A rough estimate of the wages that a worker may be owed for the time after the dismissal; it has no influence on the
 * figure.
 */
export const wageNote = (answers: Answers, side: Side): Note | null => {
  const answer = answers.get('intake/wage');
  const wage = typeof answer === 'string' ? yearlyWage[answer] : undefined;
  if (wage === undefined) return null;
  const monthly = wage.amount / 12;
  const whole = `${inManWon(monthly * assumedMonths)}${wage.ending}`;
  const who = side === 'employee' ? '받을 수 있는' : '지급하게 될 수 있는';
  return {
    kind: 'wage_equivalent',
    title: '해고 기간의 임금 상당액(대략)',
    text: `부당해고로 인정되면 해고 기간에 ${who} 임금을 한 달 약 ${inManWon(monthly)}으로 보고, 판정까지 ${assumedMonths}개월이 걸린다고 치면 모두 ${whole}. 고르신 임금 구간으로 어림한 값이라 실제와 다를 수 있고, 그동안 다른 곳에서 번 돈은 빠질 수 있어요.`,
  };
};

/** Above this wage no worker is under the limit, whatever amount the year's notice sets. */
const wellPaid: readonly string[] = ['7000_10000', 'over_10000'];

/** The wage limit changes by public notice, so no amount is named (노동위원회법 제6조의2). */
export const representativeNote = (answers: Answers, side: Side, routes: readonly RouteOut[]): Note | null => {
  const wage = answers.get('intake/wage');
  const commission = routes.some(({ route, open }) => route === 'labour_commission' && open);
  if (side !== 'employee' || !commission || (typeof wage === 'string' && wellPaid.includes(wage))) return null;
  return {
    kind: 'representative',
    title: '권리구제 대리인',
    text: '임금이 정해진 기준보다 적은 분에게는 노동위원회가 노무사나 변호사를 대리인으로 붙여 드려요(노동위원회법 제6조의2). 기준 금액은 해마다 고시로 달라지니, 신청할 때 노동위원회에 해당하는지 물어보세요.',
  };
};

const fullDay = 8 * 60;

/** Less than eight hours a day may be part-time work, which is also protected against dismissal. */
export const hoursNote = (answers: Answers): Note | null => {
  const span = answers.get('intake/hours');
  if (!isTimeSpan(span)) return null;
  const minutes = workedMinutes(span);
  if (minutes === null || minutes >= fullDay) return null;
  return {
    kind: 'part_time',
    title: '단시간 근로자',
    text: '다른 직원보다 짧게 일하는 단시간 근로자도 부당한 해고를 똑같이 다툴 수 있어요. 통상임금은 일한 시간에 비례해 계산해요(근로기준법 제18조).',
  };
};

const workedMinutes = ({ start, end, breakMinutes }: TimeSpan): number | null => {
  const from = minutesOf(start);
  const to = minutesOf(end);
  return from === null || to === null ? null : minutesBetween(from, to) - breakMinutes;
};
