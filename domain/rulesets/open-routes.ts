import type { RouteName } from './ruleset.ts';

/** A route that concerns the person, and whether it is open. */
export type RouteFound = { readonly route: RouteName; readonly open: boolean };

/** Whether the labour commissions or the courts decide on this dismissal at all. */
export const isUnderLabourLaw = (routes: readonly Pick<RouteFound, 'route'>[]): boolean =>
  routes.some(({ route }) => route !== 'appeal_review');
