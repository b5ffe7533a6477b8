import { fileOnline, signNothing } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isCommissionOver, isDismissed, isSmall, untilWhen } from '../when.ts';

/** Dismissed for poor performance (저성과). */
export const poorPerformance: Topic = {
  id: 'poor-performance',
  title: '성과가 낮다는 이유의 해고',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    facts.says(
      '저성과~',
      '성과가 낮~',
      '성과 낮~',
      '실적부진~',
      '실적 부진~',
      '실적 미달~',
      '매출 미달~',
      '목표 미달~',
      '목표미달~',
      '실적이',
      '업무능력~',
      '업무 능력~',
      '능력 부족~',
      'pip',
      ...[
        '인사평가~',
        '인사 평가~',
        '인사고과~',
        '고과~',
        '평가가 낮~',
        '평가 낮~',
        '평가점수~',
        '등급~',
        '일을 못~',
        '일 못한~',
      ],
      '역량향상~',
    )
      ? isDismissed(facts) &&
        facts.resignation === null &&
        facts.contract !== 'probation' &&
        facts.protectedBy.size === 0 &&
        !isCommissionOver(facts) &&
        !facts.says('정리해고~')
        ? 2
        : 0
      : 0,
  sections: ['detail-21'],
  first: (facts) =>
    untilWhen(facts) ??
    (isSmall(facts)
      ? '직원이 5명 미만이면 성과 때문이라는 해고를 노동위원회에서 다투기는 어렵지만, 해고예고수당과 밀린 돈은 받을 수 있어요.'
      : '성과가 낮다는 말만으로 해고가 정당해지지 않고, 공정한 평가와 나아질 기회가 있었는지, 고용을 이어 갈 수 없을 정도인지를 회사가 밝혀야 해요.'),
  today: () => [
    '평가표, 목표, 칭찬과 지적 메시지, 성과 자료를 계정이 막히기 전에 내 것만 옮기세요.',
    '회사에 “평가 기준과 결과, 해고 이유를 서면으로 알려 주세요. 계속 일하겠습니다.”라고 글로 보내세요.',
    signNothing,
  ],
  week: (facts) => [
    '교육이나 개선 기회를 받았는지, 같은 등급의 동료는 어떻게 되었는지 적으세요.',
    !isSmall(facts) && fileOnline,
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '근무성적이 나쁘다는 해고는 평가가 공정하고, 다른 직원보다 상당한 기간 크게 낮으며, 나아질 기회를 주어도 개선되지 않아 고용을 이어 갈 수 없을 정도여야 정당해요.',
      law: '근로기준법 제23조 제1항; 대법원 2018다253680',
    },
    !isSmall(facts) && {
      say: '이유는 어떤 점이 부족한지 알 수 있게 서면에 적어야 해요. 능력 부족이라는 말뿐이면 모자랄 수 있어요.',
      law: '근로기준법 제27조; 대법원 2011다42324',
    },
    !isSmall(facts) && {
      say: '해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제28조 제2항',
    },
    {
      say: '3개월 이상 일했고 30일 전에 알리지 않은 해고라면 30일분 통상임금을 따로 받을 수 있어요.',
      law: '근로기준법 제26조',
    },
  ],
  asks: ({ days, workers }) => [
    {
      ask: '평가 기준과 결과를 미리 알려 주고 나아질 기회를 주었나요?',
      choices: [
        {
          say: '기준을 알려 주고 기회도 줬어요',
          then: '기회를 준 기간과 그 뒤의 실적을 자료로 모으세요. 나아졌다면 해고가 지나치다고 다툴 수 있어요.',
        },
        {
          say: '평가만 하고 기회는 없었어요',
          then: '나아질 기회를 주지 않은 것은 해고가 정당하지 않다는 중요한 사정이에요.',
        },
        {
          say: '평가도 기회도 없었어요',
          then: '평가도 없이 성과가 낮다고 한 해고는 정당하기 어려우니, 그동안의 실적 자료를 먼저 옮겨 두세요.',
        },
      ],
    },
    { ask: '해고 통지서에 무엇이 부족하다고 적혀 있나요?' },
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
