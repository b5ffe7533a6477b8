import type { Answers } from '../../rulesets/ruleset.ts';
import { type Claim, type ClaimSide, wonText } from '../claim.ts';
import { conditions, endOfWork, ifEmployee, isSmall } from '../ending.ts';
import { oneDayOf } from '../notice-allowance.ts';
import { ifLate, owedOf, withinFourteenDays } from '../owed.ts';
import { yearlyWageOf } from '../yearly-wage.ts';

/** 연차 미사용 수당, where the person says that it wasn't paid: a day's ordinary wage for each day that is left. */
export const annualLeave = (answers: Answers, side: ClaimSide): Claim | null => {
  if (!owedOf(answers)?.includes('annual_leave')) return null;
  const claim = { kind: 'annual_leave', title: '쓰지 못한 연차의 수당', law: '근로기준법 제60조, 제36조' } as const;
  if (isSmall(answers))
    return {
      ...claim,
      amount: null,
      lead: '직원이 5명 미만인 곳에는 연차 규정이 적용되지 않아 법으로 정한 연차수당이 없어요. 계약서나 취업규칙에 연차를 준다고 적혀 있다면 그 약속에 따라요.',
      how: [],
      law: '근로기준법 제11조, 시행령 별표 1',
      needs: [],
    };
  const yearly = yearlyWageOf(answers.get('intake/wage'));
  return {
    ...claim,
    amount: yearly && `하루에 ${wonText(oneDayOf(yearly))}`,
    lead: `${conditions(ifEmployee(answers), true)}직원이 5명 이상이고 한 주에 15시간 이상 일했다면, 쓰지 못하고 남은 연차 하루마다 하루치 임금을 ${withinFourteenDays(endOfWork(answers))}에 ${
      side === 'employee' ? '받아야 해요' : '지급해야 해요'
    }.`,
    how: [
      ...(yearly
        ? ['고르신 연봉 구간을 12와 209시간으로 나누고 하루 8시간을 곱한 통상임금이에요. 남은 날수를 곱하세요.']
        : []),
      '연차는 첫 1년 동안 한 달을 다 나올 때마다 하루, 1년의 80% 넘게 나오면 15일이고, 3년째부터 2년마다 하루씩 늘어 25일까지예요.',
      '회사가 법에 맞게 연차를 쓰라고 서면으로 재촉했는데도 쓰지 않은 날에는 수당이 없을 수 있어요(근로기준법 제61조).',
      ...ifLate(side),
    ],
    needs: yearly ? [] : ['intake/wage'],
  };
};
