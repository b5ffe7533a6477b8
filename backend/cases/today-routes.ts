import { may } from '@nomucheck/domain/accounts/rights.ts';
import { nextCaseOut, outdatedResults } from '@nomucheck/domain/cases/contract/today.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { casesToday, nextCase } from '@nomucheck/projections/cases/case-work/today.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { FigureGroup } from '../engine/foundation/figure-group.ts';
import { contentRange } from '../engine/http/requests/list-query.ts';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import type { ToldByName } from './impact/told-by-name.ts';
import type { CaseLeases } from './leasing/leases.ts';
import type { OutdatedResults } from './today/outdated-results.ts';

type TodayParts = {
  readonly db: Db;
  readonly leases: Pick<CaseLeases, 'heldByOthers'>;
  readonly outdated: OutdatedResults;
  readonly toldByName: Pick<ToldByName, 'results'>;
  readonly projections: readonly string[];
};

type Name =
  | 'cases-mine'
  | 'cases-waiting'
  | 'cases-sure'
  | 'cases-sent-back'
  | 'cases-alike'
  | 'cases-ready'
  | 'cases-accepted-today'
  | 'cases-new-text'
  | 'bulk-works'
  | 'outdated-results';

/** What waits for the people who refine, and the results that are no longer today's. */
export const caseFigures = ({ db, outdated, projections }: TodayParts): FigureGroup<Name> => ({
  right: 'menu.data',
  reads: projections,
  count: async ({ actor }, at) => {
    const [cases, results] = await Promise.all([
      casesToday(db, { person: actor.id, today: koreanDateOf(at) }),
      outdated.count(),
    ]);
    return {
      ...{ 'cases-mine': cases.mine, 'cases-waiting': cases.waiting, 'cases-sure': cases.sure },
      ...{ 'cases-sent-back': cases.sentBack, 'cases-alike': cases.likeness, 'cases-ready': cases.ready },
      ...{ 'cases-accepted-today': cases.acceptedToday, 'cases-new-text': cases.newText },
      ...{ 'bulk-works': cases.running, 'outdated-results': results },
    };
  },
});

/** The next case to refine, and the results that are no longer today's. */
export const todayRoutes = ({ db, leases, outdated, toldByName, projections }: TodayParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/next',
    summary: 'The oldest case in refinement that nobody else works on.',
    answers: nextCaseOut,
    reads: projections,
    handle: async (_input, { actor }) => ({ body: { next: await nextCase(db, await leases.heldByOthers(actor.id)) } }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/dashboard/outdated',
    summary: 'Results that would be other ones on today’s cases or by today’s questionnaire, the latest first.',
    answers: outdatedResults,
    reads: projections,
    handle: async (_input, { actor }) => {
      const { total, results } = await outdated.list();
      const { told, people } = await toldByName.results(results, may(actor, 'menu.data'));
      return {
        body: { total, results: told },
        headers: { 'Content-Range': contentRange(0, told.length, total) },
        discloses: { purpose: 'list', people },
      };
    },
  }),
];
