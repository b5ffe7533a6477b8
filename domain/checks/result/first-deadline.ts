import type { LocalDate } from '../../kernel/korean-date.ts';
import type { RouteName } from '../../rulesets/ruleset.ts';
import type { RouteOut } from '../contract/result.ts';

export type FirstDeadline = { readonly route: RouteName; readonly lastDay: LocalDate };

/** The earliest day of the open routes that hasn't passed: the one not to miss; null where there is none. */
export const firstDeadline = (routes: readonly RouteOut[], today: LocalDate): FirstDeadline | null =>
  routes
    .flatMap(({ route, open, deadline }) =>
      open && deadline !== undefined && deadline >= today ? [{ route, lastDay: deadline }] : [],
    )
    .toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : 1))[0] ?? null;
