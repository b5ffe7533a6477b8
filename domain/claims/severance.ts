import {
  addDays,
  addYears,
  daysBetween,
  isLocalDate,
  koreanText,
  type LocalDate,
} from '../kernel/korean/korean-date.ts';
import { count } from '../kernel/korean/korean-formats.ts';
import type { Answers } from '../rulesets/ruleset.ts';
import { type Claim, type ClaimSide, times, type Won, wonText } from './claim.ts';
import { conditions, endingOf, endOfWork, ifEmployee, type Stem } from './ending.ts';
import { ifLate, owedKey, owedOf, withinFourteenDays } from './owed.ts';
import { yearlyWageOf } from './yearly-wage.ts';

const daysOfYear = 365;
const daysOfPayAYear = 30;

/** Thirty days of average wages (평균임금) for each year, by days (근로자퇴직급여보장법 제8조 제1항). */
export const severanceOf = (yearly: Won, days: number): Won =>
  times(yearly, (daysOfPayAYear / daysOfYear) * (days / daysOfYear));

/**
 * 퇴직금: where the person says that it wasn't paid; while nobody has said, where a year was worked, as something to look up. Due
 * however the work ended, at any size of the workplace. A company counts it before the dismissal whatever it has paid until now.
 */
export const severance = (answers: Answers, side: ClaimSide, today: LocalDate): Claim | null => {
  const joined = answers.get('intake/joined');
  const end = endOfWork(answers);
  if (!isLocalDate(joined) || end === null || end < joined || endingOf(answers) === 'offer_withdrawn') return null;
  const owed = owedOf(answers);
  const isNamed = owed?.includes('severance') ?? false;
  const isToCome = side === 'employer' && end > today;
  if (owed !== null && !isNamed && !isToCome) return null;
  // The last day of work counts, so a year is full on the day before the same date.
  const isYear = addDays(end, 1) >= addYears(joined, 1);
  const claim = {
    kind: 'severance',
    title: '퇴직금',
    law: '근로자퇴직급여보장법 제4조, 제8조, 제9조, 제10조',
  } as const;
  if (!isYear)
    return isNamed
      ? {
          ...claim,
          amount: null,
          lead: '이어서 일한 기간이 1년이 안 되면 법으로 정한 퇴직금은 없어요. 계약서나 회사 규정에 더 좋은 조건이 있는지 확인해 보세요.',
          how: [],
          needs: [],
        }
      : null;
  const yearly = yearlyWageOf(answers.get('intake/wage'));
  const days = daysBetween(joined, end);
  const stems: readonly Stem[] = [
    ...ifEmployee(answers),
    '한 주에 15시간 이상 일했',
    ...(isNamed || isToCome ? [] : [unpaid[side]]),
  ];
  return {
    ...claim,
    amount: yearly && wonText(severanceOf(yearly, days)),
    lead: `${ifAll(stems)}${withinFourteenDays(end)}에 퇴직금을 ${
      side === 'employee' ? '받아야 해요' : '지급해야 해요'
    }. 해고든 사직이든, 직원이 5명 미만이어도 마찬가지예요.`,
    how: [
      ...(yearly
        ? [
            `연봉 구간을 365로 나눈 하루 평균임금에 30일과 일한 햇수를 곱했어요. 햇수는 ${koreanText(joined)}부터 ${koreanText(end)}까지 ${count(days)}일을 365로 나눈 값이에요.`,
            '실제로는 그만두기 전 3개월의 임금으로 하루 평균임금을 계산해요. 상여금과 연차수당의 일부도 들어가요.',
          ]
        : []),
      '퇴직연금(DC형)에 들었다면 회사가 계좌에 낸 부담금으로 갈음해요. 빠진 달이 없는지 확인하세요.',
      ...(side === 'employee'
        ? [
            '해고를 다투는 중이라면 ‘해고에 이의가 있지만 퇴직금은 받겠다’고 문자나 메일로 남기고 받으세요(민법 제145조).',
          ]
        : []),
      ...ifLate(side),
    ],
    needs: [...(isNamed || isToCome ? [] : [owedKey]), ...(yearly ? [] : ['intake/wage'])],
  };
};

const unpaid: Readonly<Record<ClaimSide, Stem>> = {
  employee: '아직 받지 못했',
  employer: '아직 지급하지 않았',
};

/** `…했고 …했다면 `, after a condition that ends in `되`. */
const ifAll = (stems: readonly Stem[]): string =>
  stems.length === 0 ? '' : `${conditions(stems.slice(0, -1), true)}${stems[stems.length - 1] ?? ''}다면 `;
