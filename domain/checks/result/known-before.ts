import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, Form, RouteName } from '../../rulesets/ruleset.ts';
import { clockDay, type FirstDeadline } from '../first-deadline.ts';
import { roleOf } from '../question-text.ts';
import { commissionDeadline } from '../route-periods.ts';
import { routesOf } from '../routes.ts';
import type { Walk } from '../walk/path.ts';

export type KnownBefore = {
  readonly day: FirstDeadline | null;
  /** The routes that are open by these answers. */
  readonly open: readonly RouteName[];
};

type Place = { readonly form: Pick<Form, 'routes'>; readonly walk: Pick<Walk, 'steps'>; readonly today: LocalDate };

/** What a worker's answers say without a calculation: the last day, and which routes are open. Nothing of it is a company's. */
export const routesKnownBefore = ({ form: { routes: rules }, walk: { steps }, today }: Place): KnownBefore => {
  const answers: Answers = new Map(steps.map(({ key, value }) => [key, value]));
  if (roleOf(answers) === 'employer' || !answers.has('intake/dismissed')) return { day: null, open: [] };
  const routes = routesOf(rules, answers, commissionDeadline(rules, answers, today), today);
  return { day: clockDay(routes, today), open: routes.filter(({ open }) => open).map(({ route }) => route) };
};
