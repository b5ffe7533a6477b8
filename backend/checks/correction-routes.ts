import {
  type CorrectionFilter,
  type CorrectionSort,
  correctionFilter,
  correctionItem,
  correctionRun,
  correctionSorts,
} from '@nomucheck/domain/checks/corrections/contract.ts';
import { checks } from '@nomucheck/projections/checks/checks.ts';
import { correctionRuns } from '@nomucheck/projections/checks/corrections/correction-runs.ts';
import { corrections } from '@nomucheck/projections/checks/corrections/corrections.ts';
import { correctionRunsOf, listCorrections } from '@nomucheck/projections/checks/corrections/queries.ts';
import { users } from '@nomucheck/projections/people/users.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import {
  contentRange,
  type ListRules,
  listQuery,
  pageAnswer,
  parseListQuery,
} from '../engine/http/requests/list-query.ts';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import { checkStream } from './loaded-check.ts';

const listRules: ListRules<CorrectionSort, CorrectionFilter> = {
  sortable: correctionSorts,
  default: { field: 'correctedAt', descending: true },
  filter: correctionFilter,
};

/** A few a year. */
const mostRuns = 50;

/** `/api/admin/corrections`: results whose last day or routes the service corrected, and how far it has got with all checks. */
export const correctionRoutes = ({ db }: { readonly db: Db }): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/corrections',
    summary: 'Corrected results, as a list: the old and the new last day, the routes, and how their owners were told.',
    query: listQuery,
    answers: z.array(correctionItem),
    reads: [corrections.name],
    handle: async ({ query }) => {
      const wanted = parseListQuery(query, listRules);
      const { items, total } = await listCorrections(db, wanted);
      const body = items.map(({ status, openedAt, ...item }) => ({
        ...item,
        message: status && { status, openedAt },
      }));
      return {
        ...pageAnswer(wanted, { items: body, total }),
        shows: items.map(({ checkId }) => checkStream(checkId)),
        discloses: { purpose: 'check', people: [...new Set(items.map(({ owner }) => owner))] },
      };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/correction-runs',
    summary: 'How far the service has got with calculating all checks again, the latest publication first.',
    query: listQuery,
    answers: z.array(correctionRun),
    reads: [correctionRuns.name, checks.name, users.name],
    handle: async () => {
      const body = (await correctionRunsOf(db, mostRuns)).map((run) => ({
        id: run.id,
        rulesetVersion: run.ruleset_version,
        publishedAt: run.published_at,
        startedAt: run.started_at,
        updatedAt: run.updated_at,
        of: run.total,
        tried: run.tried,
        corrected: run.corrected,
        notPossible: run.not_possible,
        unnamed: run.unnamed,
        ended: run.ended,
      }));
      return { body, headers: { 'Content-Range': contentRange(0, body.length, body.length) } };
    },
  }),
];
