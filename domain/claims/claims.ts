import { addYears, type LocalDate } from '../kernel/korean/korean-date.ts';
import { isUnderLabourLaw, type RouteFound } from '../rulesets/open-routes.ts';
import type { Answers } from '../rulesets/ruleset.ts';
import { backPay } from './back-pay.ts';
import type { Claim, ClaimKind, ClaimSide } from './claim.ts';
import { endOfWork, said } from './ending.ts';
import { noticeAllowance } from './notice-allowance.ts';
import { annualLeave } from './owed/annual-leave.ts';
import { unpaidWages } from './owed/unpaid-wages.ts';
import { wageGuarantee } from './owed/wage-guarantee.ts';
import { lastDayToPay } from './owed.ts';
import { restOfTerm } from './period/rest-of-term.ts';
import { settlement } from './settlement.ts';
import { severance } from './severance.ts';
import { unemploymentBenefit } from './unemployment-benefit.ts';

type Settled = { readonly settled?: number | undefined };

/** Of a result, what the claims follow from. The published share stands in another place while the result is locked. */
export type ResultWithClaims = {
  readonly side: ClaimSide;
  readonly routes: readonly RouteFound[];
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
    severance(answers, side, today),
    annualLeave(answers, side),
    wageGuarantee(answers, side),
    side === 'employee' ? unemploymentBenefit(answers, today) : null,
    settlement(answers, side, routes, settled),
  ];
  const given = claims
    .filter((claim) => claim !== null)
    .map((claim) => (isBarred(claim.kind, answers, today) ? barred(claim) : claim));
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

const barredAfterYears: readonly ClaimKind[] = ['unpaid_wages', 'severance', 'annual_leave', 'wage_guarantee'];
const years = 3;

/** Wages and severance pay are barred three years after they were due (근로기준법 제49조, 근로자퇴직급여보장법 제10조). */
const isBarred = (kind: ClaimKind, answers: Answers, today: LocalDate): boolean => {
  const end = endOfWork(answers);
  return barredAfterYears.includes(kind) && end !== null && today > addYears(lastDayToPay(end), years);
};

const barred = (claim: Claim): Claim => ({
  ...claim,
  amount: null,
  lead: '지급할 날부터 3년이 지나 권리가 시효로 사라졌을 수 있어요. 그사이 소송이 있었거나 회사가 갚겠다고 했다면 달라질 수 있어요.',
  how: [],
  law: '근로기준법 제49조, 근로자퇴직급여보장법 제10조',
  needs: [],
});
