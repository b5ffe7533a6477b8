import type { LocalDate } from '../../kernel/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import type { OpenResult } from '../contract/result.ts';
import { isUnderLabourLaw } from '../win-rate/routes.ts';
import { backPay } from './back-pay.ts';
import type { Claim } from './claim.ts';
import { noticeAllowance } from './notice-allowance.ts';
import { unemploymentBenefit } from './unemployment-benefit.ts';

/**
 * The money besides the dispute, for the side that asks: what a worker can claim, or what a company may have to pay. By the
 * answers and the law of the day; nothing of it has a part in the figure.
 */
export const claimsOf = (
  answers: Answers,
  { side, routes, rate }: Pick<OpenResult, 'side' | 'routes' | 'rate'>,
  today: LocalDate,
): readonly Claim[] => {
  if (!isUnderLabourLaw(routes)) return [];
  const claims = [
    noticeAllowance(answers, side),
    // Where no way is open to have the dismissal reviewed, there are no wages for the time after it either.
    rate === null ? null : backPay(answers, side, today),
    side === 'employee' ? unemploymentBenefit(answers, today) : null,
  ];
  return claims.filter((claim) => claim !== null);
};
