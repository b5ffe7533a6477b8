import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { RouteName } from '../rulesets/ruleset.ts';
import type { RouteOut } from './contract/result.ts';

export type FirstDeadline = { readonly route: RouteName; readonly lastDay: LocalDate };

/** Whether a route is open, and its last day hasn't passed since the calculation. */
export const isOpenOn = ({ open, deadline }: RouteOut, today: LocalDate): boolean =>
  open && (deadline === undefined || today <= deadline);

/** The earliest day of the open routes that hasn't passed: the one not to miss; null where there is none. */
export const firstDeadline = (routes: readonly RouteOut[], today: LocalDate): FirstDeadline | null =>
  routes
    .filter((route) => isOpenOn(route, today))
    .flatMap(({ route, deadline }) => (deadline === undefined ? [] : [{ route, lastDay: deadline }]))
    .toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : 1))[0] ?? null;

/**
 * The day that a clock shows: the one not to miss; where none is left, the labour commission's that has passed. null where no day is
 * counted.
 */
export const clockDay = (routes: readonly RouteOut[], today: LocalDate): FirstDeadline | null => {
  const first = firstDeadline(routes, today);
  const commission = routes.find(({ route }) => route === 'labour_commission')?.deadline;
  if (first || commission === undefined || commission >= today) return first;
  return { route: 'labour_commission', lastDay: commission };
};
