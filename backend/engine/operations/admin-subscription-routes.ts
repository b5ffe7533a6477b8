import {
  processManagerView,
  retriedEffectsView,
  retryEffectBody,
} from '@nomucheck/domain/kernel/contract/process-manager.ts';
import {
  projectionView,
  queueView,
  rebuildBody,
  retriedView,
  retryBody,
} from '@nomucheck/domain/kernel/contract/projection.ts';
import { z } from 'zod';
import { contentRange } from '../http/requests/list-query.ts';
import { adminRoute, noInput, type Route } from '../http/route.ts';
import type { JobCounts } from '../jobs/jobs.ts';
import type { ProcessManagerAdmin } from './process-manager-admin.ts';
import type { ProjectionAdmin } from './subscriptions/projection-admin.ts';

const nameParams = z.object({ name: z.string().max(100) });

/** Not paged: there are as many rows as the program has read models or process managers. */
const listRoute = <View>(
  path: string,
  summary: string,
  view: z.ZodType<View>,
  list: () => Promise<readonly View[]>,
): Route =>
  adminRoute({
    ...noInput,
    method: 'get',
    path,
    summary,
    answers: z.array(view),
    handle: async () => {
      const items = await list();
      return { body: [...items], headers: { 'Content-Range': contentRange(0, items.length, items.length) } };
    },
  });

/**
 * `/api/admin/projections`: the position of every read model, what is parked in it and why; retries parked events and
 * rebuilds a read model.
 */
export const adminProjectionRoutes = ({ list, rebuild, retry }: ProjectionAdmin): readonly Route[] => [
  listRoute(
    '/api/admin/projections',
    'Position, lag, state and parked streams of every read model.',
    projectionView,
    list,
  ),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/admin/projections/:name/rebuild',
    summary:
      'Asks for a read model to be built again beside the live one, compared with it and, unless it is only to be compared, put in its place.',
    params: nameParams,
    body: rebuildBody,
    answers: projectionView,
    status: 202,
    handle: async ({ params, body }, { actor }) => ({
      body: await rebuild(params.name, { actor, switches: body.only === undefined }),
    }),
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

/**
 * `/api/admin/process-managers`: how far each process manager has read, which effects wait or are parked; retries
 * parked ones.
 */
export const adminProcessManagerRoutes = (
  { list, retry }: ProcessManagerAdmin,
  queueCounts: () => Promise<JobCounts | null>,
): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/queue',
    summary: 'How many jobs wait, run, are put off and have failed.',
    answers: queueView,
    handle: async () => ({ body: { counts: await queueCounts() } }),
  }),
  listRoute(
    '/api/admin/process-managers',
    'Position, lag, state, effects on their way and parked effects of every process manager.',
    processManagerView,
    list,
  ),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/admin/process-managers/:name/retry',
    summary: 'Puts parked effects back to be carried out: one of them, or all.',
    params: nameParams,
    body: retryEffectBody,
    answers: retriedEffectsView,
    handle: async ({ params, body }) => ({ body: await retry(params.name, body.effect) }),
  }),
];
