import { endingOf, isSmall } from '../../../claims/ending.ts';
import { owedOf } from '../../../claims/owed.ts';
import { addMonths, isLocalDate } from '../../../kernel/korean/korean-date.ts';
import type { NextStep, Situation } from '../../next-step.ts';
import { computedFact } from '../../walk/conditions.ts';

/** The labour office: for money that is owed at any size, which below five workers is often the only thing that is left. */
export const smallWorkplace = (situation: Situation): readonly NextStep[] => {
  const { answers, result } = situation;
  const small = isSmall(answers);
  const isOwed = owedOf(answers)?.some((one) => one !== 'no') ?? false;
  const noCommission = !result.routes.some(({ route, open }) => open && route === 'labour_commission');
  if (!small && !isOwed && !noCommission) return [];
  return [petition(situation), ...(small ? [recount] : [])];
};

const petition = ({ answers, today }: Situation): NextStep => {
  const [joined, dismissed] = [answers.get('intake/joined'), answers.get('intake/dismissed')];
  const isDismissal = ['dismissal', 'disputed_resignation'].includes(endingOf(answers));
  const isForewarned = computedFact('forewarned_thirty_days', answers, today) === true;
  const hasAllowance =
    isDismissal && !isForewarned && isLocalDate(joined) && isLocalDate(dismissed) && dismissed >= addMonths(joined, 3);
  return {
    key: 'petition',
    title: '노동청에 진정해요',
    text: `${
      hasAllowance ? '30일 전에 알리지 않은 해고의 해고예고수당과, ' : ''
    }퇴직한 날부터 14일이 지나도 받지 못한 임금과 퇴직금은 사업장을 맡은 지방고용노동청에 진정할 수 있어요. 노동포털에서 내거나 고용노동부(국번 없이 1350)에 물어보세요. 회사 규모와 상관없고, 진정해도 해고를 다투는 날은 늘어나지 않아요.`,
    law: hasAllowance ? '근로기준법 제26조, 제36조' : '근로기준법 제36조',
    leadsTo: 'application',
  };
};

const recount: NextStep = {
  key: 'recount',
  title: '직원 수를 다시 세어 봐요',
  text: '해고 전 한 달 동안 문을 연 날마다 일한 사람을 세어 평균을 내요. 아르바이트와 기간제도 넣고, 한 회사처럼 운영되는 다른 곳이 있으면 합해요. 5명 미만인 날이 절반이 안 되면 5명 이상이에요. 그러면 노동위원회에 신청할 수 있어요.',
  law: '근로기준법 시행령 제7조의2, 대법원 2023두57876',
};
