import { bulkAsked, bulkRevertBody, bulkWorkOut, takeSureBody } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { adminRoute, idParams, noInput, type Route } from '../engine/http/route.ts';
import type { BulkWorks } from './bulk/bulk-work.ts';

export type BulkRouteParts = { readonly works: BulkWorks; readonly workProjections: readonly string[] };

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
    handle: ({ body: { filter, thenReady = false }, context }) => works.take(filter, thenReady, context),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/jobs/:id',
    summary: 'How far work on many cases has come, and what it refused and why.',
    params: idParams,
    answers: bulkWorkOut,
    handle: async ({ params: { id } }) => ({ body: await works.find(id) }),
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
