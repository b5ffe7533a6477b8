import type { LocalDate } from '../../kernel/korean-date.ts';
import type { RouteName } from '../../rulesets/ruleset.ts';
import type { RouteOut } from '../contract/result.ts';
import { firstDeadline } from '../result/first-deadline.ts';

/** What a newer edition of the questionnaire says otherwise about the last day and the open routes of one check. */
export type RouteChange = {
  /** The earliest last day of the open routes, as it was told and as it is; null where no open route has one. */
  readonly before: LocalDate | null;
  readonly after: LocalDate | null;
  readonly opened: readonly RouteName[];
  readonly closed: readonly RouteName[];
  /** Routes that were open and still are, with another last day. */
  readonly moved: readonly {
    readonly route: RouteName;
    readonly before: LocalDate | null;
    readonly after: LocalDate | null;
  }[];
};

/**
 * The difference between the routes as they were told and as the newer edition gives them, both as of the day on which they were
 * told: so only the rules make a difference, not the time that has passed since. A route that isn't listed isn't open.
 */
export const changeBetween = (told: readonly RouteOut[], now: readonly RouteOut[], toldOn: LocalDate): RouteChange => {
  const [before, after] = [openIn(told), openIn(now)];
  return {
    before: firstDeadline(told, toldOn)?.lastDay ?? null,
    after: firstDeadline(now, toldOn)?.lastDay ?? null,
    opened: [...after.keys()].filter((route) => !before.has(route)),
    closed: [...before.keys()].filter((route) => !after.has(route)),
    moved: [...after].flatMap(([route, day]) => {
      const was = before.get(route);
      return was === undefined || was === day ? [] : [{ route, before: was, after: day }];
    }),
  };
};

/** The open routes with their last days. */
const openIn = (routes: readonly RouteOut[]): ReadonlyMap<RouteName, LocalDate | null> =>
  new Map(routes.flatMap(({ route, open, deadline }) => (open ? [[route, deadline ?? null] as const] : [])));

export const isNoChange = ({ before, after, opened, closed, moved }: RouteChange): boolean =>
  before === after && opened.length + closed.length + moved.length === 0;

export const isSameChange = (one: RouteChange, other: RouteChange): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
