import { said } from '../../../../claims/ending.ts';
import { isLocalDate, koreanText } from '../../../../kernel/korean/korean-date.ts';
import { koreanDateWithDay } from '../../../../kernel/korean/korean-formats.ts';
import { type NextStep, openRoute, type Situation } from '../../../next-step.ts';
import { orderHolds } from '../order.ts';

/** The decision of a regional commission: ten days, which can't be extended (근로기준법 제31조 제1항, 노동위원회법 제26조). */
export const afterDecision = (situation: Situation): readonly NextStep[] => {
  switch (said(situation.answers, 'intake/decision')) {
    case 'won':
      return [companyMayReview, ...orderHolds, becomesFinal];
    case 'partial':
      return [...review(situation, '받아들여지지 않은 부분만 다시 다툴 수 있어요. '), companyMayReview, ...orderHolds];
    case 'lost':
      return [...review(situation, ''), noLawyerYet];
    default:
      return [...review(situation, ''), companyMayReview, noLawyerYet];
  }
};

const law = '근로기준법 제31조 제1항, 노동위원회법 제26조';

const review = (situation: Situation, what: string): readonly NextStep[] => {
  const route = openRoute(situation, 'labour_commission_review');
  if (route === undefined)
    return [
      {
        key: 'review-over',
        title: '재심을 신청할 날이 지난 것으로 보여요',
        text: '판정서를 받은 날부터 10일이 지나면 판정이 확정돼요. 봉투의 소인이나 등기 조회로 받은 날을 다시 확인하고, 하루라도 다르면 오늘 노무사와 상의하세요.',
        law: '근로기준법 제31조 제3항',
        leadsTo: 'consultation',
      },
    ];
  const received = situation.answers.get('intake/decided-on');
  const until =
    route.deadline === undefined
      ? '판정서를 받은 날부터 10일 안에 중앙노동위원회에 내야 해요. 판정서를 받은 날을 답하면 마지막 날을 알려 드려요. 아직 받지 못했다면 받을 때 봉투를 남겨 두세요.'
      : `${koreanDateWithDay(route.deadline)}까지 중앙노동위원회에 도착해야 해요. 판정서를 받은 날${
          isLocalDate(received) ? `(${koreanText(received)})` : ''
        }의 다음 날이 1일째예요.`;
  return [
    {
      key: 'review',
      title: '10일 안에 재심을 신청해요',
      text: `${until} 이 날은 늘어나지 않아요. ${what}이유를 다 적지 못해도 재심신청서를 먼저 내고 이유서는 나중에 보탤 수 있어요.`,
      law,
      leadsTo: 'application',
    },
  ];
};

const companyMayReview: NextStep = {
  key: 'company-may-review',
  title: '회사도 10일 안에 재심을 신청할 수 있어요',
  text: '회사가 재심을 신청하면 중앙노동위원회가 알려 줘요. 초심에서 낸 자료를 그대로 두고, 회사의 새 주장에 답할 자료를 준비하세요.',
  law,
};

const becomesFinal: NextStep = {
  key: 'becomes-final',
  title: '양쪽 모두 다투지 않으면 확정돼요',
  text: '판정서를 받은 날부터 10일 안에 아무도 재심을 신청하지 않으면 판정이 확정돼요. 확정된 구제명령을 따르지 않으면 처벌받을 수 있어요.',
  law: '근로기준법 제31조 제3항, 제111조',
};

const noLawyerYet: NextStep = {
  key: 'why-it-was-lost',
  title: '판정서에서 이유를 찾아요',
  text: '판정서의 ‘판단’ 부분을 읽고, 잘못 본 사실과 빠뜨린 증거를 적어 두세요. 재심에서는 초심에서 구한 것의 범위 안에서 다퉈요.',
};
