import { isLocalDate, koreanText, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import { hasApplied } from '../../rulesets/stages.ts';
import type { ClaimSide } from '../claim.ts';
import { isRealClosure, said } from '../ending.ts';
import type { PayPeriod } from './pay-period.ts';

/**
 * What the end of the contract or of the company means for the wages until then: a commission orders them only if it was applied
 * to before (대법원 2020두54852, 근로기준법 제30조 제4항); a court gives them in any case.
 */
export const endOfInterest = (
  answers: Answers,
  side: ClaimSide,
  { until, untilUnknown }: PayPeriod,
  byCommission: boolean,
  today: LocalDate,
): readonly string[] => {
  const mayBeClosed = said(answers, 'detail-18/whole-company-closed') === 'yes' && !isRealClosure(answers);
  const closure = mayBeClosed ? ['회사가 실제로 문을 닫았다고 인정되면 문을 닫은 날까지의 임금뿐이에요.'] : [];
  if (untilUnknown) return [`노동위원회에 신청하기 전에 회사가 문을 닫았다면 ${noInterest} ${toCourt(side)}`];
  if (until === null) return closure;
  const isFiled = hasApplied(said(answers, 'intake/stage'));
  const filedOn = answers.get('intake/filed-on');
  if (isFiled && (!isLocalDate(filedOn) || filedOn <= until))
    return [
      `신청한 뒤에 계약이 끝났더라도, 노동위원회는 ${koreanText(until)}까지의 임금을 지급하라고 명령할 수 있어요(근로기준법 제30조 제4항).`,
    ];
  if (isFiled || until < today) return [`신청하기 전에 끝났으므로 ${noInterest} ${toCourt(side)}`];
  return byCommission
    ? [
        `${koreanText(until)}이 지나기 전에 신청한 사건이라면 그 뒤에도 노동위원회가 이 임금을 판단해요(근로기준법 제30조 제4항). 지난 뒤에 신청하면 ${noInterest}`,
      ]
    : [];
};

const noInterest = '노동위원회는 구제할 이익이 없다고 보아 임금도 명령하지 않아요(대법원 2020두54852).';
const toCourt = (side: ClaimSide): string =>
  side === 'employee'
    ? '그날까지의 임금은 법원에 청구해요. 소송은 변호사나 대한법률구조공단(132)에서 도움을 받으세요.'
    : '그날까지의 임금은 법원에서 지급하라고 판결할 수 있어요.';
