import type { LockedResult, RouteOut } from '../checks/contract/result.ts';
import type { RouteName, SectionId } from '../rulesets/ruleset.ts';
import type { SharedResultOut } from './contract.ts';
import { generalGrounds } from './general-grounds.ts';

/**
 * A check's result without its sensitive answers, its steps locked (`backend/checks/shareable-results.ts`).
 */
export type ShareableResult = { readonly result: LockedResult; readonly grounds: readonly SectionId[] };

/** Sections of protected persons: who asks there reported something, or was harassed. */
const privateSections: ReadonlySet<string> = new Set(['detail-7', 'detail-14', 'detail-20']);
/** The routes that are open to everybody; the others tell what happened to the person. */
const generalRoutes: ReadonlySet<RouteName> = new Set(['labour_commission', 'court', 'appeal_review']);

/** What a link shows of it. */
export const sharedResultOf = ({ result, grounds }: ShareableResult, endsAt: string): SharedResultOut => {
  const { side, shows, clamped, general, shownRate, shownBand, base, strongestPoint } = result;
  const isPrivate = strongestPoint?.answers.some(({ section }) => privateSections.has(section)) ?? false;
  return {
    endsAt,
    side,
    ...(shows === undefined ? {} : { shows }),
    ...(clamped === undefined ? {} : { clamped }),
    general,
    shownRate,
    shownBand,
    base,
    strongestPoint: strongestPoint && !isPrivate ? { text: strongestPoint.text, law: strongestPoint.law } : null,
    grounds: [...generalGrounds(grounds)],
    routes: result.routes.filter(({ route }) => generalRoutes.has(route)).map(shownRoute),
  };
};

/** Without why it is closed or open, which names dates and the workplace. */
const shownRoute = ({ route, open, body, period, deadline }: RouteOut): SharedResultOut['routes'][number] => ({
  route,
  open,
  ...(body === undefined ? {} : { body }),
  ...(period === undefined ? {} : { period }),
  ...(open && deadline !== undefined ? { deadline } : {}),
});
