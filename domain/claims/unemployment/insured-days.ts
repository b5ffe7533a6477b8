import { addMonths, daysBetween, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import { type Ending, endingOf, said } from '../ending.ts';

export const insuredKey = 'intake/insured-180';

/** 고용보험법 제40조 제1항 제1호, 제41조 제1항: only days for which pay was due count. */
const daysNeeded = 180;
/** Five days of work and a paid day of rest a week make six: 180 days are thirty weeks. */
const monthsNeeded = 7;

/** What is known of the 180 days. `too_short`: this job alone can't have them; `perhaps_short`: it may not. */
export type InsuredDays = 'reached' | 'not_reached' | 'unknown' | 'perhaps_short' | 'too_short';

export const insuredDaysOf = (answers: Answers, joined: LocalDate, left: LocalDate): InsuredDays => {
  const answered = said(answers, insuredKey);
  if (answered === 'yes') return 'reached';
  if (answered === 'no') return 'not_reached';
  if (daysBetween(joined, left) + 1 < daysNeeded) return 'too_short';
  return left < addMonths(joined, monthsNeeded) ? 'perhaps_short' : 'unknown';
};

const rule = '그만두기 전 18개월 동안 고용보험에 든 채 보수를 받은 날이 180일 이상';

/** The lead of the claim: the 180 days first, then why the work ended, then what it is for. */
export const leadOf = (answers: Answers, days: InsuredDays, daysWorked: number): string => {
  if (days === 'not_reached')
    return `${rule}이어야 받을 수 있어서, 180일이 안 된다면 지금은 받지 못해요. 그 전에 다닌 회사의 날을 더했는지 고용센터에 확인해 보세요.`;
  const ending = endingOf(answers);
  const resigned = ending === 'resignation' || ending === 'disputed_resignation';
  if (days === 'too_short')
    return `${rule}이어야 받을 수 있는데, 이 회사에서 일한 ${daysWorked}일만으로는 모자라요. 그 전에 다닌 회사의 날을 더해 180일이 된다면 받을 수 있어요.`;
  const condition = `${days === 'reached' ? '보수를 받은 날이 180일 이상' : rule}이고 ${causes[ending]}라면`;
  return [
    `${condition}, 새 일자리를 찾는 동안 받을 수 있어요.`,
    ...(resigned ? ['자기 사정으로 그만둔 것이라면 받지 못해요(고용보험법 제58조 제2호).'] : []),
    ...(days === 'perhaps_short'
      ? [
          '이 회사에서 일한 날만으로는 180일에 못 미칠 수 있어요. 주 5일 일했다면 일곱 달쯤 걸리고, 그 전에 다닌 회사의 날도 더할 수 있어요.',
        ]
      : []),
    '부당해고를 다투는 중에도 신청할 수 있어요.',
  ].join(' ');
};

/** Why the work must have ended (고용보험법 제58조), the stem of a condition. */
const causes: Readonly<Record<Ending, string>> = {
  dismissal: '큰 잘못으로 해고된 것이 아니',
  offer_withdrawn: '큰 잘못으로 해고된 것이 아니',
  resignation: '회사가 그만두라고 해서 나온 것이',
  disputed_resignation: '회사가 그만두라고 해서 나온 것이',
  refusal_of_renewal: '회사의 재계약 제안을 거절한 것이 아니',
  retirement: '정년이 되어 퇴직한 것이',
};
