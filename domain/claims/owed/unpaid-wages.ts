import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import type { Claim, ClaimSide } from '../claim.ts';
import { conditions, endOfWork, ifEmployee } from '../ending.ts';
import { ifLate, lastDayToPay, owedOf, withinFourteenDays } from '../owed.ts';

/** The penalty for pay that wasn't paid in time, by the day after which it was late; the newest first. */
export type Penalty = {
  readonly from: LocalDate;
  readonly text: string;
  readonly law: string;
  /** What the firm has still to confirm. */
  readonly toConfirm: string | null;
};

export const penalties: readonly Penalty[] = [
  {
    from: '2026-10-08',
    text: '5년 이하 징역이나 5천만 원 이하 벌금',
    law: '근로기준법 제107조',
    toConfirm: '법률 제21533호 부칙의 시행일(공포 6개월 뒤인 2026년 10월 8일로 셈)을 확인해야 함',
  },
  {
    from: '1953-01-01',
    text: '3년 이하 징역이나 3천만 원 이하 벌금',
    law: '2026년 10월 8일 앞의 근로기준법 제109조',
    toConfirm: '고치기 전 조문의 원문을 대조해야 함',
  },
];

const penaltyOn = (day: LocalDate): Penalty | undefined => penalties.find(({ from }) => from <= day);

/** Wages that are behind, where the person says so: the sum is theirs, so none is computed. */
export const unpaidWages = (answers: Answers, side: ClaimSide): Claim | null => {
  if (!owedOf(answers)?.includes('wages')) return null;
  const end = endOfWork(answers);
  const penalty = end === null ? undefined : penaltyOn(lastDayToPay(end));
  return {
    kind: 'unpaid_wages',
    title: '밀린 임금',
    amount: null,
    lead:
      side === 'employee'
        ? `${conditions(ifEmployee(answers), false)}받지 못한 임금은 ${withinFourteenDays(end)}에 모두 받아야 해요. 해고가 정당해도, 직원이 5명 미만이어도 마찬가지예요.`
        : `${conditions(ifEmployee(answers), false)}지급하지 않은 임금은 ${withinFourteenDays(end)}에 모두 지급해야 해요. 해고가 정당해도, 직원이 5명 미만이어도 마찬가지예요.`,
    how: [
      '금액은 급여명세서와 통장 거래내역에서 달마다 받을 돈과 받은 돈의 차이를 더해 계산해요.',
      '두 사람이 합의하면 14일을 늘릴 수 있어요.',
      ...ifLate(side),
      ...(penalty
        ? [
            `기한까지 주지 않은 사업주는 ${penalty.text}에 처해질 수 있어요. 근로자가 처벌을 원하지 않으면 처벌하지 않는 것이 원칙이에요(${penalty.law}).`,
          ]
        : []),
    ],
    law: '근로기준법 제36조, 제37조, 제49조',
    needs: [],
  };
};
