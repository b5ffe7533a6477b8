import { said } from '../../../claims/ending.ts';
import { koreanDateWithDay } from '../../../kernel/korean/korean-formats.ts';
import type { RouteName } from '../../../rulesets/ruleset.ts';
import { type NextStep, openRoute, type Situation } from '../../next-step.ts';

/** A decision for the worker: the company may go on, and has to obey meanwhile. The other way round the worker may go on. */
const bySide = (situation: Situation, own: readonly NextStep[], others: NextStep): readonly NextStep[] => {
  switch (said(situation.answers, 'intake/decision')) {
    case 'won':
      return [...own, obey];
    case 'lost':
      return [others];
    default:
      return [...own, obey, others];
  }
};

const until = (situation: Situation, name: RouteName, days: number): string => {
  const route = openRoute(situation, name);
  if (route === undefined) return `판정서를 받은 날부터 ${days}일이 지난 것으로 보여요. 받은 날을 다시 확인하세요.`;
  return route.deadline === undefined
    ? `회사가 판정서를 받은 날부터 ${days}일 안에 내야 해요.`
    : `${koreanDateWithDay(route.deadline)}까지 내야 해요.`;
};

const obey: NextStep = {
  key: 'obey',
  title: '다투는 동안에도 구제명령을 이행해요',
  text: '재심이나 소송을 내도 구제명령의 효력은 멈추지 않아요(제32조). 이행기한까지 지키지 않으면 한 번에 3천만 원까지, 한 해에 두 번, 2년까지 이행강제금을 내야 해요(제33조). 확정된 명령을 어기면 처벌받아요(제111조).',
  law: '근로기준법 제32조, 제33조, 제111조',
};

export const companyDecided = (situation: Situation): readonly NextStep[] =>
  bySide(
    situation,
    [
      {
        key: 'company-review',
        title: '따르지 않으려면 10일 안에 재심을 신청해요',
        text: `${until(situation, 'labour_commission_review', 10)} 중앙노동위원회에 내고, 이 날은 늘어나지 않아요. 아무것도 하지 않으면 판정이 확정돼요.`,
        law: '근로기준법 제31조, 노동위원회법 제26조',
      },
    ],
    {
      key: 'worker-may-review',
      title: '직원도 10일 안에 재심을 신청할 수 있어요',
      text: '초심에서 낸 자료를 그대로 두고, 재심이 신청되면 답변서를 정해진 날까지 내세요.',
      law: '근로기준법 제31조 제1항',
    },
  );

export const companyReviewed = (situation: Situation): readonly NextStep[] =>
  bySide(
    situation,
    [
      {
        key: 'company-suit',
        title: '따르지 않으려면 15일 안에 행정소송을 내요',
        text: `${until(situation, 'administrative_suit', 15)} 상대(피고)는 중앙노동위원회 위원장이고, 이 날은 늘어나지 않아요. 소송은 공인노무사가 대리할 수 없으니 변호사와 상의하세요.`,
        law: '근로기준법 제31조 제2항, 노동위원회법 제27조',
      },
    ],
    {
      key: 'worker-may-sue',
      title: '직원도 15일 안에 행정소송을 낼 수 있어요',
      text: '그 소송의 상대는 중앙노동위원회 위원장이에요. 회사가 그 소송에 참가할지는 변호사와 상의하세요.',
      law: '근로기준법 제31조 제2항, 노동위원회법 제27조',
    },
  );
