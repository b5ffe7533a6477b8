import { fileOnline, noticeAllowance, signNothing } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isCommissionOver, isSmall, untilWhen } from '../when.ts';

/** Ill or hurt outside work, and away for it (병가, 휴직). */
export const sickLeave: Topic = {
  id: 'sick-leave',
  title: '아파서 쉰 것을 이유로 한 해고',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    !isCommissionOver(facts) &&
    !facts.protectedBy.has('work_injury') &&
    facts.resignation === null &&
    facts.says('병가~', '질병휴직~', '질병 휴직~', '병휴직~', '수술~', '암~', '우울증~', '입원~', '항암~')
      ? facts.dismissal === null
        ? facts.asks('해고', '해고~', '짤~', '잘리~', '나가~', '되나~')
          ? 2
          : 1
        : 2
      : 0,
  sections: ['detail-23'],
  first: (facts) =>
    untilWhen(facts) ??
    (isSmall(facts)
      ? '직원이 5명 미만이면 아파서 쉬었다는 해고를 노동위원회에서 다투기는 어렵지만, 해고예고수당은 받을 수 있어요.'
      : '아파서 쉬었다는 것만으로 해고가 정당해지지 않고, 나아질 때와 다른 일을 줄 수 있는지를 함께 봐요.'),
  today: () => [
    '진단서와 언제부터 일할 수 있다는 소견서를 떼고, 병가를 신청하고 승인받은 글을 저장하세요.',
    '오늘 회사에 “치료를 마치고 계속 일하겠습니다. 할 수 있는 다른 일이 있으면 그 일도 하겠습니다.”라고 글로 보내세요.',
    signNothing,
  ],
  week: (facts) => [
    '취업규칙과 단체협약에서 병가와 휴직의 기간, 복직 절차를 찾아 찍어 두세요.',
    '일 때문에 생긴 병일 수 있다면 회사 동의 없이 근로복지공단(1588-0075)에 산재를 신청할 수 있어요.',
    !isSmall(facts) && fileOnline,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '몸이 나빠 맡은 일을 못 한다는 해고는, 나아질 가능성과 남은 능력에 맞는 다른 일을 줄 수 있는지 같은 사정을 함께 보아 정당한지 따져요.',
      law: '근로기준법 제23조 제1항; 대법원 95다45934',
    },
    !isSmall(facts) && {
      say: '해고 이유와 시기를 서면으로 알려야 효력이 있고, 해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제27조, 제28조 제2항',
    },
    noticeAllowance(facts),
    {
      say: '아파서 그만두는 것이면 회사가 다른 일이나 휴직을 주지 못할 때 실업급여를 받을 수 있는 경우가 있으니, 사직서를 내기 전에 고용센터에 물어보세요.',
      law: '고용보험법 제58조',
    },
  ],
  asks: ({ days, workers }) => [
    { ask: '언제부터 언제까지 쉬었고, 언제 다시 일할 수 있다고 하나요?' },
    {
      ask: '일 때문에 다치거나 아프게 된 것인가요?',
      choices: [
        '일 때문에 다쳐서 산재예요',
        {
          say: '일과는 상관없이 아팠어요',
          then: '그렇다면 언제 다시 일할 수 있는지를 보여 주는 소견서가 가장 중요하니 먼저 떼어 회사에 내세요.',
        },
      ],
    },
    days.dismissed === null && { ask: '해고한다고 한 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
