import { daysBetween, isLocalDate, koreanText } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import { wagesOf } from '../back-pay.ts';
import { type Claim, type ClaimSide, wonText } from '../claim.ts';
import { conditions, endedBeforeTerm, ifEmployee } from '../ending.ts';
import { yearlyWageOf } from '../yearly-wage.ts';

/**
 * A fixed term that the company ended early: damages for its fault (민법 제661조), or the pay itself (제538조 제1항), before a court,
 * at any size of the workplace. null where the term wasn't ended early, or ended with the dismissal.
 */
export const restOfTerm = (answers: Answers, side: ClaimSide): Claim | null => {
  const dismissed = answers.get('intake/dismissed');
  const end = answers.get('intake/contract-end');
  if (!endedBeforeTerm(answers) || !isLocalDate(dismissed)) return null;
  const days = isLocalDate(end) ? daysBetween(dismissed, end) : null;
  if (days !== null && days <= 0) return null;
  const yearly = yearlyWageOf(answers.get('intake/wage'));
  const toEmployee = side === 'employee';
  return {
    kind: 'rest_of_term',
    title: '남은 계약 기간의 임금',
    amount: yearly && days !== null ? wonText(wagesOf(yearly, days)) : null,
    lead: `${conditions(ifEmployee(answers), true)}부득이한 사유 없이 계약 기간 중에 끝냈고 그것이 회사의 과실이라면, 남은 기간의 임금만큼 손해배상을 ${
      toEmployee ? '청구할 수 있어요' : '하게 될 수 있어요'
    }. 직원이 5명 미만인 곳도 마찬가지예요.`,
    how: [
      ...(days !== null && isLocalDate(end)
        ? [`${koreanText(dismissed)}부터 계약이 끝나는 ${koreanText(end)}까지 ${days}일이에요.`]
        : []),
      ...(yearly && days !== null ? ['고르신 연봉 구간을 날수로 나누어 어림했어요.'] : []),
      toEmployee
        ? '회사 탓으로 일하지 못한 것이라면 손해배상이 아니라 임금 자체를 청구할 수도 있어요(민법 제538조 제1항).'
        : '회사 탓으로 일하지 못한 것이라면 손해배상이 아니라 임금 자체를 지급하게 될 수도 있어요(민법 제538조 제1항).',
      '그 기간에 다른 곳에서 번 돈은 빠질 수 있어요(민법 제538조 제2항).',
      toEmployee
        ? '노동위원회가 아니라 법원에 청구해요. 소송은 변호사나 대한법률구조공단(132)에서 도움을 받으세요.'
        : '노동위원회가 아니라 법원에서 정해지는 돈이에요.',
    ],
    law: '민법 제661조, 제538조',
    needs: [...(yearly ? [] : ['intake/wage']), ...(days === null ? ['intake/contract-end'] : [])],
  };
};
