import { isSmall } from '../../../claims/ending.ts';
import type { Answers } from '../../../rulesets/ruleset.ts';
import { isTimeSpan, workedMinutes } from '../../../rulesets/time-span.ts';
import type { RouteOut } from '../../contract/result.ts';
import type { Note, Side } from '../calculation.ts';

/** What labour commissions decide: there, and not before a court, a representative is given (노동위원회법 제6조의2). */
const ofCommissions: readonly RouteOut['route'][] = [
  'labour_commission',
  'labour_commission_review',
  'unfair_labour_practice',
  'equality_correction',
];

/** Above this wage no worker is under the limit, whatever amount the year's notice sets. */
const wellPaid: readonly string[] = ['7000_10000', 'over_10000'];

/** The wage limit changes by public notice, so no amount is named (노동위원회법 제6조의2). */
export const representativeNote = (answers: Answers, side: Side, routes: readonly RouteOut[]): Note | null => {
  const wage = answers.get('intake/wage');
  const commission = routes.some(({ route, open }) => open && ofCommissions.includes(route));
  if (side !== 'employee' || !commission || (typeof wage === 'string' && wellPaid.includes(wage))) return null;
  return {
    kind: 'representative',
    title: '권리구제 대리인',
    text: '임금이 정해진 기준보다 적은 분에게는 노동위원회가 노무사나 변호사를 대리인으로 붙여 드려요(노동위원회법 제6조의2). 기준 금액은 해마다 고시로 달라지니, 신청할 때 노동위원회에 해당하는지 물어보세요.',
  };
};

const fullDay = 8 * 60;

/** Less than eight hours a day may be part-time work, which is also protected against dismissal. */
export const hoursNote = (answers: Answers, side: Side): Note | null => {
  const span = answers.get('intake/hours');
  if (!isTimeSpan(span)) return null;
  const minutes = workedMinutes(span);
  if (minutes === null || minutes >= fullDay) return null;
  return {
    kind: side === 'employee' ? 'part_time' : 'part_time_staff',
    title: '단시간 근로자',
    text: [
      ...(isSmall(answers) ? [] : [sameProtection[side]]),
      '통상임금은 일한 시간에 비례해 계산해요(근로기준법 제18조). 한 주에 15시간 미만으로 일했다면 주휴수당, 연차, 퇴직금은 없어요(제18조 제3항, 근로자퇴직급여보장법 제4조).',
    ].join(' '),
  };
};

/** Below five workers no dismissal needs a just cause, of whatever hours. */
const sameProtection: Readonly<Record<Side, string>> = {
  employee: '다른 직원보다 짧게 일하는 단시간 근로자도 부당한 해고를 똑같이 다툴 수 있어요.',
  employer: '다른 직원보다 짧게 일하는 단시간 근로자도 해고에는 똑같이 정당한 이유가 있어야 해요.',
};
