import { outdatedResults, todayOut } from '@nomucheck/domain/cases/contract/today.ts';
import { casesToday } from '@nomucheck/projections/cases/case-work/today.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { countParkedStreams } from '@nomucheck/projections/runner/parking.ts';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import type { Queryable } from '../engine/postgres/queryable.ts';
import { countParkedEffects } from '../engine/process-managers/outbox-overview.ts';
import type { OutdatedResults } from './today/outdated-results.ts';

export type TodayRouteParts = {
  readonly db: Db & Queryable;
  readonly outdated: OutdatedResults;
  readonly projections: readonly string[];
};

/** `/api/admin/dashboard`: what waits for the people who refine, and the results that are no longer today's. */
export const todayRoutes = ({ db, outdated, projections }: TodayRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/dashboard',
    summary: "Today's work: what waits in the queue, what may be double, outdated or parked, and the next case.",
    answers: todayOut,
    reads: projections,
    handle: async () => {
      const [cases, results, streams, effects] = await Promise.all([
        casesToday(db),
        outdated.count(),
        countParkedStreams(db),
        countParkedEffects(db),
      ]);
      return { body: { ...cases, outdated: results, parked: { streams, effects } } };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/dashboard/outdated',
    summary: 'Results that would be other ones on today’s cases or by today’s questionnaire, the latest first.',
    answers: outdatedResults,
    reads: projections,
    handle: async () => ({ body: await outdated.list() }),
  }),
];
