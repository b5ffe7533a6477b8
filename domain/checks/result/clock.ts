import { isLocalDate, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, Form, RouteName } from '../../rulesets/ruleset.ts';
import { clockDay } from '../first-deadline.ts';
import { roleOf } from '../question-text.ts';
import { commissionDeadline, isFiled, isListed, periodOf } from '../route-periods.ts';
import { routesOf } from '../routes.ts';
import { computedFact } from '../walk/conditions.ts';
import type { Walk } from '../walk/path.ts';

/** What is to be said of time while the questions are answered. */
export type Clock =
  | { readonly kind: 'day'; readonly lastDay: LocalDate; readonly route: RouteName; readonly isCourtOpen: boolean }
  | { readonly kind: 'to_come'; readonly dismissed: LocalDate; readonly lastDay: LocalDate; readonly route: RouteName }
  /** The application was made: no day is counted. */
  | { readonly kind: 'filed' }
  /** A decision was received on a day that isn't answered. */
  | { readonly kind: 'days_from_receipt'; readonly route: RouteName; readonly days: number };

type Place = { readonly form: Form; readonly walk: Walk; readonly today: LocalDate };

/**
 * The clock that runs for these answers, by the same rules as the result's: the earliest day of the open routes. Null before the day
 * of the dismissal is answered, to employers, whose days these aren't, and where nothing is counted.
 */
export const clockOf = ({ form: { routes: rules }, walk: { steps }, today }: Place): Clock | null => {
  const answers: Answers = new Map(steps.map(({ key, value }) => [key, value]));
  const dismissed = answers.get('intake/dismissed');
  if (!isLocalDate(dismissed) || roleOf(answers) === 'employer') return null;

  const afterDecision = rules.find((rule) => rule.daysFrom !== undefined && isListed(rule, answers, today));
  if (afterDecision?.daysFrom) {
    const { route, daysFrom } = afterDecision;
    const period = periodOf(afterDecision, answers, today);
    return period === null
      ? { kind: 'days_from_receipt', route, days: daysFrom.days }
      : { kind: 'day', lastDay: period.lastDay, route, isCourtOpen: false };
  }

  const deadline = commissionDeadline(rules, answers, today);
  const routes = routesOf(rules, answers, deadline, today);
  const isOpen = (name: RouteName): boolean => routes.some(({ route, open }) => route === name && open);
  const commission = rules.find(({ route }) => route === 'labour_commission');
  if (commission !== undefined && isFiled(commission, answers, today))
    return isOpen('labour_commission') ? { kind: 'filed' } : null;

  const day = clockDay(routes, today);
  if (!day) return null;
  const isLeft = day.lastDay >= today;
  if (isLeft && computedFact('dismissal_to_come', answers, today) === true)
    return { kind: 'to_come', dismissed, ...day };
  return { kind: 'day', ...day, isCourtOpen: isLeft || isOpen('court') };
};
