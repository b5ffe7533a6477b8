import type { Conditions, RouteRule } from '../ruleset.ts';
import {
  atStage,
  closedBySettlement,
  endsAtTheEnd,
  endsEarly,
  fewerThanFive,
  isNotProtected,
  protectedAtAnySize,
  underLabourLaw,
} from './situations.ts';

const noException: Conditions = [
  { question: 'detail-7/dismissal-limited-by-agreement', is: ['no'] },
  { question: 'detail-7/employer-ended-before-term', is: ['no'] },
  { question: 'detail-7/protected-leave', is: ['no'] },
  { question: 'detail-7/protected-reason', is: ['no'] },
  // What was held back may be a protection: it closes nothing.
  isNotProtected(...protectedAtAnySize, 'withheld'),
  // People who are protected at any size of the workplace may have answered so elsewhere.
  { question: 'detail-14/reported-to-authority', isNot: ['yes'] },
  { question: 'detail-17/discriminatory-selection', isNot: ['yes'] },
  { question: 'detail-20/accused', isNot: ['no'] },
  { question: 'detail-22/union-or-rightful-protest', isNot: ['yes'] },
];

const commissionShutToSmall =
  '직원이 5명 미만인 사업장에는 부당해고 구제신청 제도가 적용되지 않아요(근로기준법 제11조, 시행령 별표 1).';
const courtShutToSmall =
  '직원이 5명 미만이고 해고를 제한하는 약정, 남은 계약기간, 산재·출산 보호 기간, 법이 금지한 이유가 모두 없어 해고의 효력을 다투기 어려워요(근로기준법 제11조, 민법 제660조).';

export const countedFromTheEnd =
  '재계약 거절이나 정년이 다툼이면 통보받은 날이 아니라 계약이 끝난 날부터 세요. 계약이 끝난 뒤에 낸 신청도 심리된 예가 있어요(대법원 2014두45765).';

/** Relief by the labour commission, with a clock of its own at each stage, and the suit in court. */
export const commissionAndCourt: readonly RouteRule[] = [
  {
    route: 'labour_commission',
    body: '사업장이 있는 곳의 지방노동위원회',
    period: '해고일(통지서를 더 늦게 받았다면 받은 날)부터 3개월',
    months: 3,
    why: '부당해고 구제를 신청할 수 있어요(근로기준법 제28조, 노동위원회규칙 제40조).',
    whyToCome:
      '해고일이 되면 그날부터 부당해고 구제를 신청할 수 있어요(근로기준법 제28조, 노동위원회규칙 제40조). 그 전에는 자료를 모으고 계속 출근해 두세요.',
    concerns: [[underLabourLaw]],
    closures: [
      ...fewerThanFive.map((when) => ({ when, why: commissionShutToSmall })),
      {
        when: [atStage('decided')],
        why: '지방노동위원회의 판정을 이미 받았어요. 판정에 따르지 않으려면 판정서를 받은 날부터 10일 안에 재심을 신청해야 해요(근로기준법 제31조 제1항).',
      },
      {
        when: [atStage('reviewed')],
        why: '재심 판정까지 받았어요. 판정에 따르지 않으려면 재심 판정서를 받은 날부터 15일 안에 행정소송을 내야 해요(근로기준법 제31조 제2항).',
      },
      closedBySettlement,
    ],
    filed: {
      when: ['filed', 'in_settlement', 'decided', 'reviewed', 'settled'].map((stage) => [atStage(stage)]),
      why: '이미 신청하셔서 3개월은 지켜졌어요. 판정이 날 때까지 이유서와 자료를 더 낼 수 있고, 언제든 화해할 수 있어요(노동위원회법 제16조의3).',
    },
    countsFromContractEnd: { when: endsAtTheEnd, period: '계약이 끝난 날부터 3개월', why: countedFromTheEnd },
    endsWithContract: {
      when: endsEarly,
      why: '회사가 계약을 중간에 끝냈거나 문을 닫는 때에는, 남은 계약기간이 끝나거나 문을 닫은 뒤에 신청하면 구제를 받을 이익이 없다고 보아요(대법원 2020두54852, 2022. 7. 14. 선고).',
    },
  },
  {
    route: 'labour_commission_review',
    body: '중앙노동위원회',
    period: '판정서를 받은 날부터 10일',
    daysFrom: { question: 'intake/decided-on', days: 10 },
    outsideFigure: true,
    why: '지방노동위원회의 판정에 따르지 않는 쪽은 재심을 신청할 수 있어요(근로기준법 제31조 제1항, 노동위원회법 제26조). 판정서를 받은 다음 날이 1일째이고, 이 날짜는 늘어나지 않아요. 이유를 다 적지 못해도 먼저 내고 나중에 보탤 수 있어요.',
    concerns: [[underLabourLaw, atStage('decided')]],
    closures: [],
  },
  {
    route: 'administrative_suit',
    body: '행정법원 (피고는 중앙노동위원회 위원장)',
    period: '재심 판정서를 받은 날부터 15일',
    daysFrom: { question: 'intake/decided-on', days: 15 },
    outsideFigure: true,
    why: '중앙노동위원회의 재심 판정에 따르지 않으면 그 판정을 취소해 달라는 행정소송을 낼 수 있어요(근로기준법 제31조 제2항, 노동위원회법 제27조). 이 날짜는 늘어나지 않아요. 소송은 변호사나 대한법률구조공단(132)에서 도움을 받으세요.',
    concerns: [[underLabourLaw, atStage('reviewed')]],
    closures: [],
  },
  {
    route: 'court',
    body: '회사나 일한 곳의 관할 법원',
    period: '정해진 기간은 없지만 오래 지나면 권리를 잃을 수 있음',
    outsideFigure: true,
    why: '해고무효확인 소송을 낼 수 있어요. 오래 지나면 권리를 잃을 수 있으니 서두르는 편이 좋아요. 소송은 변호사나 대한법률구조공단(132)에서 도움을 받으세요.',
    whyToCome:
      '해고된 뒤에 해고무효확인 소송을 낼 수 있어요. 소송은 변호사나 대한법률구조공단(132)에서 도움을 받으세요.',
    concerns: [[underLabourLaw]],
    closures: [
      ...fewerThanFive.map((when) => ({ when: [...when, ...noException], why: courtShutToSmall })),
      closedBySettlement,
    ],
  },
];
