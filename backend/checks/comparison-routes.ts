import { explanation, explanationQuery } from '@nomucheck/domain/checks/contract/explanation.ts';
import {
  checkResults,
  plainDifference,
  recomputedQuery,
  recomputedResult,
} from '@nomucheck/domain/checks/contract/results.ts';
import { idParams, loginRoute, noInput, type Route, staffRoute } from '../engine/http/route.ts';
import { disclosed } from './check-routes.ts';
import type { CheckViews } from './check-views.ts';
import type { Comparisons } from './comparing/comparisons.ts';
import type { RecomputedAt } from './comparing/recomputed-at.ts';
import type { ResultsInTime } from './comparing/results-in-time.ts';
import { checkStream } from './loaded-check.ts';

export type ComparisonRouteParts = {
  readonly views: Pick<CheckViews, 'visible'>;
  readonly comparisons: Comparisons;
  readonly resultsInTime: ResultsInTime;
  readonly recomputedAt: RecomputedAt;
  /** The projections that a list of checks is read from. */
  readonly listProjections: readonly string[];
  /** The projection of the cases that are counted. */
  readonly countedProjections: readonly string[];
};

/** `/api/check/:id`: all its results, and two of them beside each other. */
export const comparisonRoutes = (parts: ComparisonRouteParts): readonly Route[] => {
  const { views, comparisons, resultsInTime, recomputedAt, listProjections, countedProjections } = parts;
  return [
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/check/:id/results',
      summary: 'All results of a check and of the checks that were begun with its answers, the first one first.',
      params: idParams,
      answers: checkResults,
      reads: listProjections,
      handle: async ({ params }, caller) => {
        const found = await views.visible(params.id, caller);
        const body = await resultsInTime(found, caller);
        return { body, discloses: disclosed(found), shows: body.checks.map(({ id }) => checkStream(id)) };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/check/:id/explanation',
      summary:
        'The whole calculation; two side by side with `against`, with the share of each cause of the difference.',
      params: idParams,
      query: explanationQuery,
      answers: explanation,
      reads: countedProjections,
      handle: async ({ params, query }, caller) => {
        const found = await views.visible(params.id, caller);
        return { body: await comparisons.explanation(found, query, caller), discloses: disclosed(found) };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/check/:id/difference',
      summary: 'What changed between two results, in plain words; the share of each cause where the steps are open.',
      params: idParams,
      query: explanationQuery,
      answers: plainDifference,
      reads: countedProjections,
      handle: async ({ params, query }, caller) => {
        const found = await views.visible(params.id, caller);
        return { body: await comparisons.difference(found, query, caller), discloses: disclosed(found) };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/check/:id/recomputed',
      summary: 'The calculation that stood at a moment, computed again from the log and compared with what was stored.',
      params: idParams,
      query: recomputedQuery,
      answers: recomputedResult,
      handle: async ({ params, query }, caller) => {
        const found = await views.visible(params.id, caller);
        return { body: await recomputedAt(found, query.asOf ?? null, caller), discloses: disclosed(found) };
      },
    }),
  ];
};
