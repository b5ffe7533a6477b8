import { isUndisputed } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

const isHandedOver = (question: string): boolean => /넘기|넘겨|양도|매각|인수|합병|승계/u.test(question);

/** A company closes, or hands its business over. */
export const businessEnd: Topic = {
  id: 'business-end',
  title: '폐업하거나 가게를 넘길 때(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isUndisputed(facts) &&
    /폐업|문\s?닫|가게(?:를)?\s?(?:접|정리|넘)|사업(?:을)?\s?(?:접|정리|양도|매각|넘)|영업\s?양도|합병|고용\s?승계|인수(?:받|하|되)|부서(?:를)?\s?(?:없애|폐지)/u.test(
      facts.question,
    )
      ? 3
      : 0,
  first: ({ question }) =>
    isHandedOver(question)
      ? '사업을 그대로 넘기면 직원도 함께 넘어가는 것이 원칙이고, 일부만 빼려면 해고의 정당한 이유가 있어야 해요.'
      : '폐업하더라도 30일 전에 예고하거나 30일분 통상임금을 주고, 임금과 퇴직금은 14일 안에 모두 주어야 해요.',
  today: ({ question }) => [
    isHandedOver(question)
      ? '넘기는 계약에서 직원을 모두 옮기는지, 누구를 빼는지 확인하고 직원에게 미리 글로 알리세요.'
      : '문 닫는 날과 해고일을 정해 30일 전에 직원마다 글로 알리고 받은 날을 남기세요.',
    '밀린 임금과 퇴직금을 계산해 줄 날을 알리고, 못 주면 대지급금을 받을 수 있게 자료를 내주세요.',
  ],
  week: () => [
    '다른 가게나 법인을 계속한다면 폐업이라도 옮길 자리가 있는지 먼저 살피세요.',
    '이직 사유는 실제대로 신고하고, 넘기거나 닫기 전에 노무사와 상담하세요.',
  ],
  law: (facts) => [
    {
      say: '3개월 이상 일한 직원은 30일 전에 예고하거나 30일분 통상임금을 주어야 하고, 직원 수와 상관없어요.',
      law: '근로기준법 제26조',
    },
    !isSmall(facts) && {
      say: '일부만 닫거나 넘기면서 줄이는 것이라면 정리해고의 네 요건을 갖추어야 해요.',
      law: '근로기준법 제24조',
    },
    !isSmall(facts) && { say: '5명 이상인 곳은 이유와 날짜를 적은 서면으로 알려야 해요.', law: '근로기준법 제27조' },
    {
      say: '임금과 퇴직금은 14일 안에 주어야 하고, 주지 않으면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요.',
      law: '근로기준법 제36조, 제109조 제1항',
    },
  ],
  asks: () => [
    {
      ask: '사업을 모두 닫나요, 일부만 닫나요?',
      choices: [
        {
          say: '사업을 모두 닫아요',
          then: '그러면 해고일을 정해 30일 전에 글로 알리고, 임금과 퇴직금을 14일 안에 정산하세요.',
        },
        { say: '일부만 닫아요', then: '그러면 정리해고로 보아 회피 노력, 기준, 50일 전 통보와 협의를 갖추어야 해요.' },
      ],
    },
    { ask: '직원은 몇 명이고 밀린 임금이 있나요?' },
  ],
};
