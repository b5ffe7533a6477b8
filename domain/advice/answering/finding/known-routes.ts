import type { CheckRecord } from '../../../checks/contract/check.ts';
import type { RouteOut } from '../../../checks/contract/result.ts';
import { commissionDeadline, periodOf } from '../../../checks/route-periods.ts';
import { routesOf } from '../../../checks/routes.ts';
import { deadlineAfterDays } from '../../../kernel/korean/deadline.ts';
import { isLocalDate, koreanText, type LocalDate } from '../../../kernel/korean/korean-date.ts';
import { isUnderLabourLaw } from '../../../rulesets/open-routes.ts';
import { routeNames } from '../../../rulesets/route-names.ts';
import type { Answers, RouteRule } from '../../../rulesets/ruleset.ts';
import { isOfBenefit } from '../../understanding/of-benefit.ts';
import type { FoundRoute } from '../material.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { articlesInBrackets, withoutSources } from './articles-named.ts';

/** The ways to dispute, by the questionnaire's rules, from what the question says alone. */
export const routesFromQuestion = (
  rules: readonly RouteRule[],
  { side, answers, understood }: ReadQuestion,
  today: LocalDate,
): readonly FoundRoute[] => {
  const { dismissal, stage, resignation, days, contract } = understood;
  const isEnding =
    contract === 'public_official' ||
    (dismissal !== null && dismissal !== 'planned' && dismissal !== 'threatened' && dismissal !== 'withdrawn');
  const isDecided = stage !== 'not_filed' && stage !== 'filed' && stage !== 'settling';
  if (!isDecided && isOfBenefit(understood)) return [];
  // Asked about money, evidence or a plan alone: no ending is told whose days could be counted.
  if (side === 'employer' ? !isDecided : !isEnding && !isDecided && (resignation === null || resignation === 'asked'))
    return [];
  // Who won has nothing to dispute; the days of the other side run from a day that the company doesn't know.
  const hasWon = stage === 'won' || stage === 'review_won';
  if (side === 'employer' && (days.decided === null || hasWon)) return [];
  const known = asSmallAlone(answers);
  const routes = routesOf(rules, known, commissionDeadline(rules, known, today), today);
  const found = routes.map((route) => counted(asFound(route, rules), ruleOf(route, rules), { answers: known, today }));
  if (isUnderLabourLaw(routes)) return found;
  return found.map((route, n) => fromReceipt(route, ruleOf(routes[n], rules)?.daysFromReceipt, days.received, today));
};

type WithRoutes = Pick<NonNullable<CheckRecord['result']>, 'routes'>;

/** The ways of a finished check, as its result has them; by the same rules where its person has since said answers otherwise. */
export const routesOfCheck = (
  rules: readonly RouteRule[],
  { answers, result }: Pick<CheckRecord, 'answers'> & { readonly result: WithRoutes | null },
  { said, today }: { said: Answers; today: LocalDate },
): readonly FoundRoute[] => {
  const now = new Map([...answers.map(({ key, value }) => [key, value] as const), ...said]);
  const routes =
    said.size === 0 ? (result?.routes ?? []) : routesOf(rules, now, commissionDeadline(rules, now, today), today);
  return routes.map((route) => counted(asFound(route, rules), ruleOf(route, rules), { answers: now, today }));
};

const ruleOf = (route: RouteOut | undefined, rules: readonly RouteRule[]): RouteRule | undefined =>
  rules.find((rule) => rule.route === route?.route);

export const asFound = (
  { route, open, why, body, period, deadline }: RouteOut,
  rules: readonly RouteRule[],
): FoundRoute => {
  const rule = rules.find((one) => one.route === route);
  return {
    name: routeNames[route],
    body: body ?? rule?.body ?? '',
    period: period ?? rule?.period ?? '',
    open,
    why: withoutSources(why),
    law: articlesInBrackets(rule?.why ?? why).join(', '),
    deadline: deadline ?? null,
  };
};

/** Who says that there are fewer than five and nothing more is taken at their word; the answer names what may change it. */
const asSmallAlone = (answers: Answers): Answers =>
  answers.get('detail-7/under-five') === 'yes'
    ? new Map([...answers, ['detail-7/five-on-most-days', 'no'], ['detail-7/run-as-one-business', 'no']])
    : answers;

/** With the day from which its last day was counted; only where the rule comes to that very day by these answers. */
const counted = (
  found: FoundRoute,
  rule: RouteRule | undefined,
  { answers, today }: { readonly answers: Answers; readonly today: LocalDate },
): FoundRoute => {
  if (rule === undefined || found.deadline === null) return found;
  const period =
    rule.route === 'labour_commission' ? commissionDeadline([rule], answers, today) : periodOf(rule, answers, today);
  const from =
    rule.daysFrom === undefined
      ? (period?.countedFrom ?? answers.get('intake/dismissed'))
      : answers.get(rule.daysFrom.question);
  // The end of a contract that comes first is counted from no day.
  if (period?.lastDay !== found.deadline || period.contractEnds !== undefined || !isLocalDate(from)) return found;
  return { ...found, counted: { from, movedBecause: period.movedBecause } };
};

/** The period of public officials runs from a day that no check asks for, and that the question may state. */
const fromReceipt = (
  found: FoundRoute,
  days: number | undefined,
  received: LocalDate | null,
  today: LocalDate,
): FoundRoute => {
  if (days === undefined || received === null) return found;
  const { lastDay, movedBecause, passed } = deadlineAfterDays(received, today, days);
  const known = { ...found, deadline: lastDay, counted: { from: received, movedBecause } };
  return passed ? { ...known, open: false, why: `${koreanText(lastDay)}까지였고, 그 기한이 지났어요.` } : known;
};
