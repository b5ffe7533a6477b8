import {
  type BulkRowFilter,
  type BulkWorkFilter,
  type BulkWorkSort,
  bulkAsked,
  bulkRevertBody,
  bulkRowFilter,
  bulkRowOut,
  bulkRowSorts,
  bulkWorkDetail,
  bulkWorkFilter,
  bulkWorkOut,
  bulkWorkSorts,
  takeSureBody,
} from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { z } from 'zod';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../../engine/http/requests/list-query.ts';
import { adminRoute, emptyBody, idParams, noInput, type Route } from '../../engine/http/route.ts';
import type { BulkWorks } from '../bulk/bulk-work.ts';

export type BulkRouteParts = { readonly works: BulkWorks; readonly workProjections: readonly string[] };

const listRules: ListRules<BulkWorkSort, BulkWorkFilter> = {
  sortable: bulkWorkSorts,
  default: { field: 'startedAt', descending: true },
  filter: bulkWorkFilter,
};
const rowRules: ListRules<'row', BulkRowFilter> = {
  sortable: bulkRowSorts,
  default: { field: 'row', descending: false },
  filter: bulkRowFilter,
};

/** `/api/refines/data/take` and `/api/refines/jobs`: what is done to all cases that match a filter, by a job. */
export const bulkRoutes = ({ works, workProjections }: BulkRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/refines/data/take',
    summary: 'Takes what sure rules propose of all cases in refinement that match a filter, as a job.',
    body: takeSureBody,
    answers: bulkAsked,
    status: 202,
    reads: workProjections,
    handle: ({ body: { thenReady = false, ...chosen }, context }) => works.take(chosen, thenReady, context),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/jobs',
    summary: 'Work on many cases, as a list: who asked for it, of which cases, and how far it has come.',
    query: listQuery,
    answers: z.array(bulkWorkOut),
    reads: works.projections,
    handle: async ({ query }, caller) => {
      const wanted = parseListQuery(query, listRules);
      return pageAnswer(wanted, await works.list(wanted, caller));
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/jobs/:id',
    summary: 'How far work on many cases has come, and why it refused cases, by cause.',
    params: idParams,
    answers: bulkWorkDetail,
    reads: works.projections,
    handle: async ({ params: { id } }, caller) => ({ body: await works.find(id, caller) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/jobs/:id/rows',
    summary: 'What became of each case of work on many cases, as a list.',
    params: idParams,
    query: listQuery,
    answers: z.array(bulkRowOut),
    reads: [...works.projections, ...workProjections],
    handle: async ({ params: { id }, query }) => {
      const wanted = parseListQuery(query, rowRules);
      return pageAnswer({ from: wanted.from, filter: {} }, await works.rows(id, wanted));
    },
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/refines/jobs/:id/stop',
    summary: 'Stops work on many cases after the part in progress; what it did stays, and can be taken back.',
    params: idParams,
    body: emptyBody,
    answers: bulkAsked,
    status: 202,
    handle: ({ params: { id }, context }) => works.stop(id, context),
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/refines/jobs/:id/revert',
    summary: 'Takes back what work on many cases did, as far as nobody has changed it since.',
    params: idParams,
    body: bulkRevertBody,
    answers: bulkAsked,
    status: 202,
    handle: ({ params: { id }, body: { reason }, context }) => works.revert(id, { ...context, reason }),
  }),
];
