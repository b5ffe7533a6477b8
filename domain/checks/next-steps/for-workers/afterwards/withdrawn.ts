import { said } from '../../../../claims/ending.ts';
import type { NextStep, Situation } from '../../../next-step.ts';

/**
 * The company took the dismissal back and orders the worker to come. A genuine order ends the interest in relief; not going is an
 * absence without leave.
 */
export const withdrawn = ({ answers }: Situation): readonly NextStep[] => [
  {
    key: 'answer-the-order',
    title: '오늘 서면으로 답해요',
    text: '답하지 않으면 복직을 거절한 것으로 보일 수 있어요. 아래 문장을 문자나 이메일로 보내고 회사의 답을 남겨 두세요.',
    sentence: `출근 요청을 받았고 출근하겠습니다. 다만 ${
      said(answers, 'intake/notice') === 'resigned' ? '퇴사 처리가' : '해고가'
    } 부당하다는 뜻은 그대로입니다. 출근할 날짜와 장소, 맡을 일과 직위, 임금, 그동안의 임금을 언제 주시는지를 서면으로 알려 주시기 바랍니다.`,
  },
  {
    key: 'is-it-genuine',
    title: '진짜 복직인지 살펴봐요',
    text: '해고를 취소한다고 서면으로 적었는지, 원래 직위와 일인지, 임금과 일하는 곳이 같은지, 쉬게 한 기간의 임금을 주는지 보세요. 하나라도 다르면 그것을 적어 다시 물어보세요. 진짜 복직이면 다툴 이익이 없다고 볼 수 있어요.',
    law: '근로기준법 제30조',
  },
  {
    key: 'go-under-protest',
    title: '이의를 남기고 출근해요',
    text: '출근하라는 날에 나가지 않으면 무단결근이 되어 새로운 해고 이유가 될 수 있어요. 이의를 서면으로 남기고 출근한 뒤, 일을 주지 않거나 다른 자리를 주면 날짜와 함께 적어 두세요.',
  },
  {
    key: 'money-instead',
    title: '복직 대신 돈을 원하면 바로 금전보상을 신청해요',
    text: '회사가 진짜로 복직시킨 뒤에는 늦을 수 있어요. 구제신청을 하면서 복직 대신 임금 상당액 이상의 돈을 달라고 함께 신청하고, 출근할지는 그 전에 노무사와 상의하세요.',
    law: '근로기준법 제30조 제3항',
    leadsTo: 'application',
  },
];
