import { isSame } from '../../kernel/changes.ts';
import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { RouteName } from '../../rulesets/ruleset.ts';
import type { RouteOut } from '../contract/result.ts';
import { firstDeadline, isOpenOn } from '../first-deadline.ts';
import type { RouteChange } from './route-change.ts';

export type { RouteChange } from './route-change.ts';

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

export const isSameChange = (one: RouteChange, other: RouteChange): boolean => isSame(one, other);

/**
 * Whether the right day had passed before its owner could know of it: said only where the day is another one, because one that
 * stayed was never told wrongly.
 */
export const hasPassed = ({ before, after }: Pick<RouteChange, 'before' | 'after'>, today: LocalDate): boolean =>
  after !== null && after !== before && after < today;

/**
 * Of the routes that opened, those that are open on this day by the routes as they are now: a route that was over before anybody
 * knew of it is no news to act on.
 */
export const openedOn = (
  { opened }: Pick<RouteChange, 'opened'>,
  now: readonly RouteOut[],
  today: LocalDate,
): readonly RouteName[] => opened.filter((name) => now.some((route) => route.route === name && isOpenOn(route, today)));

/** Two changes, one after the other, as one: for who wasn't told of the first. */
export const followedBy = (first: RouteChange, second: RouteChange): RouteChange => {
  const net = (one: 'opened' | 'closed', other: 'opened' | 'closed'): readonly RouteName[] => [
    ...new Set([
      ...first[one].filter((route) => !second[other].includes(route)),
      ...second[one].filter((route) => !first[other].includes(route)),
    ]),
  ];
  const moved = [...new Set([...first.moved, ...second.moved].map(({ route }) => route))].flatMap((route) => {
    const [one, other] = [first, second].map((change) => change.moved.find((each) => each.route === route));
    const [from, to] = [one ?? other, other ?? one];
    const isStillOpen = !first.opened.includes(route) && !second.closed.includes(route);
    return from && to && isStillOpen && from.before !== to.after
      ? [{ route, before: from.before, after: to.after }]
      : [];
  });
  return {
    before: first.before,
    after: second.after,
    opened: net('opened', 'closed'),
    closed: net('closed', 'opened'),
    moved,
  };
};
