import { endedBeforeTerm, isRealClosure, isSmall, said } from '../../../claims/ending.ts';
import { type NextStep, openRoute, type Situation } from '../../next-step.ts';

/** The suit, where no commission decides any more: attorneys of labour law may not plead there. */
export const courtOnly = (situation: Situation): readonly NextStep[] => {
  const isOpen = openRoute(situation, 'court') !== undefined;
  if (!isOpen || openRoute(situation, 'labour_commission') !== undefined) return [];
  return [
    {
      key: 'court',
      title: '법원 소송을 살펴봐요',
      text: '노동위원회에는 부당해고 구제를 신청하기 어렵지만, 법원에 해고무효확인 소송을 낼 수 있어요. 너무 늦으면 권리를 잃을 수 있으니 서두르세요. 소송은 공인노무사가 대리할 수 없어요. 변호사나 대한법률구조공단(132)에서 도움을 받으세요.',
    },
  ];
};

/** Below five workers a fixed term still binds the company (민법 제661조). */
export const restOfTerm = ({ answers }: Situation): readonly NextStep[] =>
  endedBeforeTerm(answers) && isSmall(answers)
    ? [
        {
          key: 'rest-of-term',
          title: '남은 계약기간의 임금을 따져 봐요',
          text: '정해진 기간이 끝나기 전에 부득이한 이유 없이 끝냈다면, 남은 기간의 임금이나 손해배상을 법원에서 구할 수 있어요. 그동안 다른 곳에서 번 돈은 빼요. 변호사나 대한법률구조공단(132)에 물어보세요.',
          law: '민법 제538조, 제661조',
        },
      ]
    : [];

/** The company is gone: the money has to be secured before its last papers are. */
export const closedCompany = ({ answers }: Situation): readonly NextStep[] => {
  if (said(answers, 'detail-18/whole-company-closed') !== 'yes') return [];
  return [
    {
      key: 'closed-company',
      title: '문을 닫은 회사라면 진정과 대지급금을 서둘러요',
      text: `받지 못한 임금이나 퇴직금이 있다면 노동청에 진정해 체불 확인서를 받고, 나라가 먼저 주는 대지급금을 근로복지공단에 청구해요. 그만둔 다음 날부터 1년 안에 진정하고, 확인서를 처음 받은 날부터 6개월 안에 청구하세요.${
        isRealClosure(answers) ? '' : ' 같은 사람이 이름만 바꾸어 사업을 계속한다면 폐업으로 보지 않을 수 있어요.'
      }`,
      law: '임금채권보장법 제7조, 제12조',
    },
  ];
};
