import { projectionView, retriedView, retryBody } from '@nomucheck/domain/contract/projection.ts';
import { z } from 'zod';
import type { ProjectionAdmin } from '../projection-admin.ts';
import { contentRange } from './list-query.ts';
import { adminRoute, noInput, type Route } from './route.ts';

/** `/api/admin/projections`: where every read model stands, what waits in it and why, and to take that once more. */
export const adminProjectionRoutes = ({ list, retry }: ProjectionAdmin): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/projections',
    summary: 'Position, lag, state and parked streams of every read model.',
    answers: z.array(projectionView),
    handle: async () => {
      const items = await list();
      return { body: items, headers: { 'Content-Range': contentRange(0, items.length, items.length) } };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/admin/projections/:name/retry',
    summary: 'Applies what is parked once more, in the order of the log: one stream, or all of them.',
    params: z.object({ name: z.string().max(100) }),
    body: retryBody,
    answers: retriedView,
    handle: async ({ params, body }) => ({ body: await retry(params.name, body.stream) }),
  }),
];
