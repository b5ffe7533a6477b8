import { projectionView, retriedView, retryBody } from '@nomucheck/domain/kernel/contract/projection.ts';
import { z } from 'zod';
import { contentRange } from '../http/list-query.ts';
import { adminRoute, emptyBody, noInput, type Route } from '../http/route.ts';
import type { ProjectionAdmin } from './projection-admin.ts';

const nameParams = z.object({ name: z.string().max(100) });

/** `/api/admin/projections`: where every read model stands, what waits in it and why, and to take that or all of it once more. */
export const adminProjectionRoutes = ({ list, rebuild, retry }: ProjectionAdmin): readonly Route[] => [
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
    path: '/api/admin/projections/:name/rebuild',
    summary: 'Asks for a read model to be built again beside the live one, compared with it and put in its place.',
    params: nameParams,
    body: emptyBody,
    answers: projectionView,
    status: 202,
    handle: async ({ params }) => ({ body: await rebuild(params.name) }),
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/admin/projections/:name/retry',
    summary: 'Applies what is parked once more, in the order of the log: one stream, or all of them.',
    params: nameParams,
    body: retryBody,
    answers: retriedView,
    handle: async ({ params, body }) => ({ body: await retry(params.name, body.stream) }),
  }),
];
