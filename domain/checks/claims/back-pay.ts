import { addMonths, daysBetween, isLocalDate, koreanText, type LocalDate } from '../../kernel/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import { type Claim, times, type Won, wonText } from './claim.ts';
import { yearlyWageOf } from './yearly-wage.ts';

/** How much longer a first decision is taken to last: an assumption of this estimate, and the sentence says so. */
const assumedMonths = 3;
const daysOfYear = 365;

/** The wages of these days. */
export const wagesOf = (yearly: Won, days: number): Won => times(yearly, days / daysOfYear);

/**
 * 임금 상당액: the wages from the dismissal on, if it is found unfair. An offer that was withdrawn earns none before its
 * first day of work, and a contract with an end none after it. null while the day of the dismissal is missing.
 */
export const backPay = (answers: Answers, side: 'employee' | 'employer', today: LocalDate): Claim | null => {
  const dismissed = answers.get('intake/dismissed');
  if (!isLocalDate(dismissed)) return null;
  const from = firstDay(answers, dismissed);
  const contractEnd = answers.get('intake/contract-end');
  const ends = isLocalDate(contractEnd) && contractEnd > from ? contractEnd : null;
  const upTo = (day: LocalDate): number => Math.max(0, daysBetween(from, ends !== null && ends < day ? ends : day));
  const untilToday = upTo(today);
  const decision = addMonths(today > from ? today : from, assumedMonths);
  const yearly = yearlyWageOf(answers.get('intake/wage'));
  const whose = side === 'employee' ? '받을 수 있어요' : '지급해야 해요';
  return {
    kind: 'back_pay',
    title: '해고 기간의 임금 상당액',
    amount: yearly && `한 달에 ${wonText(times(yearly, 1 / 12))}`,
    lead: `부당해고로 인정되면 해고일부터 일하지 못한 동안의 임금을 ${whose}.`,
    how: [
      ...(yearly
        ? [
            ...(untilToday > 0
              ? [
                  `${koreanText(from)}부터 ${koreanText(today)}까지 ${untilToday}일이면 ${wonText(wagesOf(yearly, untilToday))}이에요.`,
                ]
              : []),
            `판정까지 앞으로 ${assumedMonths}개월이 걸린다고 치면 모두 ${wonText(wagesOf(yearly, upTo(decision)))}이에요.`,
            '고르신 연봉 구간을 날수로 나누어 어림했어요.',
          ]
        : []),
      ...(ends === null ? [] : [`계약이 끝나는 ${koreanText(ends)}까지만 계산했어요.`]),
      '그동안 다른 곳에서 번 돈은 빠질 수 있지만, 평균임금의 70%(휴업수당)까지는 빼지 못해요(근로기준법 제46조, 대법원 90다카25277).',
      ...(side === 'employer'
        ? [
            '구제명령을 기한까지 지키지 않으면 한 번에 3,000만 원까지, 한 해 두 번, 2년 동안 이행강제금이 나올 수 있어요(근로기준법 제33조).',
          ]
        : []),
    ],
    law: '근로기준법 제30조, 민법 제538조 제1항',
    needs: yearly ? [] : ['intake/wage'],
  };
};

const firstDay = (answers: Answers, dismissed: LocalDate): LocalDate => {
  const joined = answers.get('intake/joined');
  const hadNotBegun = answers.get('intake/contract') === 'not_started';
  return hadNotBegun && isLocalDate(joined) && joined > dismissed ? joined : dismissed;
};
