import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/contract/history.ts';
import {
  type RefineCase,
  type RefineFilter,
  type RefineSort,
  refineCase,
  refineCounts,
  refineFilter,
  refineItem,
  refineSorts,
} from '@nomucheck/domain/contract/refine.ts';
import { caseStream } from '@nomucheck/domain/legal-case/legal-case.ts';
import { countQueue, listQueue } from '@nomucheck/projections/case-work/queue.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { RefineViews } from '../cases/refine-views.ts';
import { contentRange, type ListRules, listQuery, parseListQuery } from './list-query.ts';
import { type Answer, adminRoute, idParams, noInput, type Route } from './route.ts';

export type RefineRouteParts = {
  readonly db: Db;
  readonly views: RefineViews;
  readonly workProjections: readonly string[];
};

const listRules: ListRules<RefineSort, RefineFilter> = {
  sortable: refineSorts,
  default: { field: 'collectedAt', descending: false },
  filter: refineFilter,
};

/** `/api/refines/data`: cases in refinement, from their arrival until they are accepted or put aside. */
export const refineRoutes = ({ db, views, workProjections }: RefineRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/data',
    summary: 'Cases in refinement, as a list; the oldest first unless asked otherwise.',
    query: listQuery,
    answers: z.array(refineItem),
    reads: workProjections,
    handle: async ({ query }) => {
      const wanted = parseListQuery(query, listRules);
      const { items, total } = await listQueue(db, wanted);
      const from = wanted.filter.id ? 0 : wanted.from;
      return {
        body: items,
        shows: items.map(({ id }) => caseStream(id)),
        headers: { 'Content-Range': contentRange(from, items.length, total) },
      };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/data/counts',
    summary: 'How much work there is, by stage, kind, outcome and batch; what came back, and what may be there twice.',
    answers: refineCounts,
    reads: workProjections,
    handle: async () => ({ body: await countQueue(db) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/data/:id',
    summary: 'One case in refinement with its text and what is proposed; with `asOf` as it stood.',
    params: idParams,
    query: recordAsOfQuery,
    answers: refineCase,
    reads: workProjections,
    handle: async ({ params: { id }, query: { asOf } }) =>
      asOf === undefined ? recordAnswer(await views.record(id)) : { body: await views.recordAsOf(id, asOf) },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/data/:id/history',
    summary: 'All that happened to a case, the first event first, with what each changed.',
    params: idParams,
    answers: z.array(historyEntry),
    handle: async ({ params }, caller) => ({ body: await views.history(params.id, caller) }),
  }),
];

const recordAnswer = (record: RefineCase): Answer => ({
  body: record,
  headers: { ETag: `"${record.revision}"` },
  shows: [caseStream(record.id)],
});
