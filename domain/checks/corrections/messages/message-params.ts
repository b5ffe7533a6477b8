import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import { koreanDate, koreanDateWithDay } from '../../../kernel/korean/korean-formats.ts';
import type { RouteOut } from '../../contract/result.ts';
import { isOpenOn } from '../../first-deadline.ts';
import { hasPassed, openedOn } from '../change.ts';
import type { SinceTold } from '../correction.ts';

/** What the message says, in words. Routes aren't named: one may disclose that the person is in a union. */
export const messageParams = (
  { change, toldAt, side }: SinceTold,
  routes: readonly RouteOut[],
  today: LocalDate,
): Readonly<Record<string, string>> => {
  const { before, after, closed, moved } = change;
  const flag = (holds: boolean): string => (holds ? 'yes' : '');
  return {
    side,
    toldOn: koreanDate(toldAt),
    before: before === null ? '' : koreanDateWithDay(before),
    after: after === null ? '' : koreanDateWithDay(after),
    opened: flag(openedOn(change, routes, today).length > 0),
    closed: flag(closed.length > 0),
    moved: flag(before === after && moved.length > 0),
    passed: flag(hasPassed(change, today)),
    stillOpen: flag(routes.some((route) => isOpenOn(route, today))),
  };
};
