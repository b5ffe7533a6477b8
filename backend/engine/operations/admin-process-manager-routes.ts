import {
  processManagerView,
  retriedEffectsView,
  retryEffectBody,
} from '@nomucheck/domain/kernel/contract/process-manager.ts';
import { z } from 'zod';
import { contentRange } from '../http/list-query.ts';
import { adminRoute, noInput, type Route } from '../http/route.ts';
import type { ProcessManagerAdmin } from './process-manager-admin.ts';

/** `/api/admin/process-managers`: how far what follows from events has been read and done, what is parked, and once more. */
export const adminProcessManagerRoutes = ({ list, retry }: ProcessManagerAdmin): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/process-managers',
    summary: 'Position, lag, state, effects on their way and parked effects of every process manager.',
    answers: z.array(processManagerView),
    handle: async () => {
      const items = await list();
      return { body: items, headers: { 'Content-Range': contentRange(0, items.length, items.length) } };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/admin/process-managers/:name/retry',
    summary: 'Puts parked effects back to be carried out: one of them, or all.',
    params: z.object({ name: z.string().max(100) }),
    body: retryEffectBody,
    answers: retriedEffectsView,
    handle: async ({ params, body }) => ({ body: await retry(params.name, body.effect) }),
  }),
];
