import { said } from '../../../../claims/ending.ts';
import { koreanDateWithDay } from '../../../../kernel/korean/korean-formats.ts';
import { type NextStep, openRoute, type Situation } from '../../../next-step.ts';
import { orderHolds } from '../order.ts';

/** The decision of the central commission: fifteen days for a suit against its chairman (근로기준법 제31조 제2항, 노동위원회법 제27조). */
export const afterReview = (situation: Situation): readonly NextStep[] => {
  switch (said(situation.answers, 'intake/decision')) {
    case 'won':
      return [companyMaySue, ...orderHolds];
    case 'partial':
      return [...suit(situation), companyMaySue, ...orderHolds];
    default:
      return suit(situation);
  }
};

const law = '근로기준법 제31조 제2항, 노동위원회법 제27조';

const suit = (situation: Situation): readonly NextStep[] => {
  const route = openRoute(situation, 'administrative_suit');
  if (route === undefined)
    return [
      {
        key: 'suit-over',
        title: '행정소송을 낼 날이 지난 것으로 보여요',
        text: '재심 판정서를 받은 날부터 15일이 지나면 판정이 확정돼요. 받은 날을 다시 확인하고, 하루라도 다르면 오늘 변호사나 대한법률구조공단(132)과 상의하세요.',
        law: '근로기준법 제31조 제3항',
      },
    ];
  const until =
    route.deadline === undefined
      ? '재심 판정서를 받은 날부터 15일 안에 내야 해요. 받은 날을 답하면 마지막 날을 알려 드려요.'
      : `${koreanDateWithDay(route.deadline)}까지 내야 해요.`;
  return [
    {
      key: 'suit',
      title: '15일 안에 행정소송을 내요',
      text: `${until} 이 날은 늘어나지 않아요. 상대(피고)는 회사가 아니라 중앙노동위원회 위원장이에요. 소송은 공인노무사가 대리할 수 없으니 오늘 변호사나 대한법률구조공단(132)에 물어보세요.`,
      law,
    },
  ];
};

const companyMaySue: NextStep = {
  key: 'company-may-sue',
  title: '회사도 15일 안에 행정소송을 낼 수 있어요',
  text: '그 소송의 상대는 중앙노동위원회 위원장이에요. 근로자가 그 소송에 참가하는 방법은 변호사나 대한법률구조공단(132)에 물어보세요.',
  law,
};
