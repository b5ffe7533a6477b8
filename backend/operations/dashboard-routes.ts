import { may } from '@nomucheck/domain/accounts/rights.ts';
import { dashboardOut, type HomeFigureOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import { figureNames, listOf } from '@nomucheck/domain/operations/home-figures.ts';
import type { FigureGroup } from '../engine/foundation/figure-group.ts';
import { noInput, type Route, staffRoute } from '../engine/http/route.ts';

/** `/api/admin/dashboard`: the day's work at a glance. */
export const dashboardRoutes = (groups: readonly FigureGroup[]): readonly Route[] => [
  staffRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/dashboard',
    summary: "Today's work: the figures that the caller's menu opens, each with the list that it counts.",
    answers: dashboardOut,
    reads: [...new Set(groups.flatMap(({ reads }) => reads))],
    handle: async ({ context: { at } }, caller) => {
      const open = groups.filter(({ right }) => may(caller.actor, right));
      const counts = await Promise.all(open.map(({ count }) => count(caller, at)));
      const counted = new Map(counts.flatMap((group) => Object.entries(group)));
      const figures = figureNames.flatMap((name): readonly HomeFigureOut[] => {
        const count = counted.get(name);
        const { group, page, filter } = listOf(name, caller.actor.id, at);
        return count === undefined ? [] : [{ name, group, count, page, filter: { ...filter } }];
      });
      return { body: { figures } };
    },
  }),
];
