import type { LocalDate } from '../../kernel/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import type { OpenResult, RouteOut } from '../contract/result.ts';
import { isUnderLabourLaw } from '../win-rate/routes.ts';
import { backPay } from './back-pay.ts';
import type { Claim, ClaimKind } from './claim.ts';
import { said } from './ending.ts';
import { noticeAllowance } from './notice-allowance.ts';
import { annualLeave } from './owed/annual-leave.ts';
import { severance } from './owed/severance.ts';
import { unpaidWages } from './owed/unpaid-wages.ts';
import { wageGuarantee } from './owed/wage-guarantee.ts';
import { restOfTerm } from './period/rest-of-term.ts';
import { settlement } from './settlement.ts';
import { unemploymentBenefit } from './unemployment-benefit.ts';

type Settled = { readonly settled?: number | undefined };

/** Of a result, what the claims follow from. The published share stands in another place while the result is locked. */
export type ResultWithClaims = Pick<OpenResult, 'side'> & {
  readonly routes: readonly RouteOut[];
  readonly base?: { readonly published?: Settled; readonly general?: { readonly published: Settled } };
};

/**
 * The money besides the dispute, for the side that asks: what a worker can claim, or what a company may have to pay. By the
 * answers and the law of the day; nothing of it has a part in the figure.
 */
export const claimsOf = (
  answers: Answers,
  { side, routes, base }: ResultWithClaims,
  today: LocalDate,
): readonly Claim[] => {
  if (!isUnderLabourLaw(routes)) return [];
  const settled = base?.published?.settled ?? base?.general?.published.settled ?? null;
  const claims = [
    noticeAllowance(answers, side, today),
    backPay(answers, side, routes, today),
    restOfTerm(answers, side),
    unpaidWages(answers, side),
    severance(answers, side),
    annualLeave(answers, side),
    wageGuarantee(answers, side),
    side === 'employee' ? unemploymentBenefit(answers, today) : null,
    settlement(answers, side, routes, settled),
  ];
  const given = claims.filter((claim) => claim !== null);
  return said(answers, 'intake/stage') === 'settled' ? given.map(afterSettlement) : given;
};

/** Given up with most agreements. */
const maybeGivenUp: readonly ClaimKind[] = [
  'notice_allowance',
  'rest_of_term',
  'unpaid_wages',
  'severance',
  'annual_leave',
];

const afterSettlement = (claim: Claim): Claim =>
  maybeGivenUp.includes(claim.kind)
    ? {
        ...claim,
        lead: `합의서에서 포기하지 않았을 때의 돈이에요. ${claim.lead}`,
        how: [
          '합의서에 ‘다른 돈을 청구하지 않는다’고 적혀 있다면 받기 어려울 수 있으니 먼저 읽어 보세요(대법원 2016다17729).',
          ...claim.how,
        ],
      }
    : claim;
