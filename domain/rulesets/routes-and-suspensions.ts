import type { Conditions, RouteRule, Suspension } from './ruleset.ts';

const writtenNotice = ['detail-1/written-notice', 'detail-2/written-notice', 'detail-3/written-notice'];

/** Section 7 has said: fewer than five, not five on most days, and no other workplace to be counted with. */
const fewerThanFiveAlone: Conditions = [
  { question: 'detail-7/under-five', is: ['yes'] },
  { question: 'detail-7/five-on-most-days', is: ['no'] },
  { question: 'detail-7/run-as-one-business', is: ['no'] },
];
/** The same, where the other workplace was counted with and still makes fewer than five. */
const fewerThanFiveTogether: Conditions = [
  { question: 'detail-7/under-five', is: ['yes'] },
  { question: 'detail-7/five-on-most-days', is: ['no'] },
  { question: 'detail-7/five-together', is: ['no'] },
];
const noException: Conditions = [
  { question: 'detail-7/dismissal-limited-by-agreement', is: ['no'] },
  { question: 'detail-7/ended-before-term', is: ['no'] },
  { question: 'detail-7/protected-leave', is: ['no'] },
];

const commissionShutToSmall =
  '직원이 5명 미만인 사업장에는 부당해고 구제신청 제도가 적용되지 않아요(근로기준법 제11조, 시행령 별표 1).';
const courtShutToSmall =
  '직원이 5명 미만이고 해고를 제한하는 약정, 남은 계약기간, 산재·출산 보호 기간이 모두 없어 해고의 효력을 다투기 어려워요(근로기준법 제11조, 민법 제660조).';

/** Which ways are shut. The firm's attorneys confirm both; "unknown" shuts nothing. */
export const standardRoutes: readonly RouteRule[] = [
  {
    route: 'labour_commission',
    closures: [
      {
        when: [{ computed: 'three_months_passed', holds: true }],
        why: '해고된 날부터 3개월이 지나 노동위원회에 구제를 신청할 수 없어요(근로기준법 제28조 제2항).',
      },
      { when: fewerThanFiveAlone, why: commissionShutToSmall },
      { when: fewerThanFiveTogether, why: commissionShutToSmall },
    ],
  },
  {
    route: 'court',
    closures: [
      { when: [...fewerThanFiveAlone, ...noException], why: courtShutToSmall },
      { when: [...fewerThanFiveTogether, ...noException], why: courtShutToSmall },
    ],
  },
];

const noNoticeRuleForSmall =
  '직원이 5명 미만이면 서면으로 통지할 의무가 적용되지 않아 반영하지 않아요(근로기준법 제11조, 제27조).';

/**
 * Where the law gives written notice no effect. Section 8 is not in the first two: its items 2 and 1 pass over written
 * notice by their own skips, and what is left of that is an open question there.
 */
export const standardSuspensions: readonly Suspension[] = [
  {
    questions: [...writtenNotice, 'intake/notice'],
    when: [
      { question: 'detail-7/under-five', is: ['yes'] },
      { question: 'detail-7/five-on-most-days', isNot: ['yes'] },
      { question: 'detail-7/five-together', isNot: ['yes'] },
    ],
    why: noNoticeRuleForSmall,
  },
  {
    // Section 7 was not walked (grounds chosen by hand): only the intake knows the size.
    questions: [...writtenNotice, 'intake/notice'],
    when: [
      { computed: 'under_five_workers', holds: true },
      { question: 'detail-7/under-five', isNot: ['yes', 'no'] },
    ],
    why: noNoticeRuleForSmall,
  },
  {
    // Section 6 comes to its item 6 only by way of a valid retirement (3 yes, 4 and 5 not yes).
    questions: [...writtenNotice, 'detail-8/written-notice', 'intake/notice'],
    when: [{ question: 'detail-6/rehiring-rule', is: ['yes', 'no', 'unknown'] }],
    why: '유효한 정년에 이르러 퇴직한 것은 해고가 아니어서 서면 통지 여부를 반영하지 않아요(근로기준법 제27조).',
  },
];
