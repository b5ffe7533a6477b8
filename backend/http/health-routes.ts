import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import { noInput, publicRoute, type Route } from './route.ts';

export type Health = {
  /** Everything it takes to answer is there; resolves false (never throws) otherwise. */
  readonly ready: () => Promise<boolean>;
};

/** For whoever supervises the process: alive (this process answers), ready (it can do its work). No detail to the public. */
export const healthRoutes = ({ ready }: Health): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/livez',
    summary: 'The process answers.',
    answers: z.strictObject({ alive: z.literal(true) }),
    handle: async () => ({ body: { alive: true }, headers: { 'Cache-Control': 'no-store' } }),
  }),
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/readyz',
    summary: 'The service can do its work; 503 while it starts, drains or has lost its database.',
    answers: z.strictObject({ ready: z.literal(true) }),
    handle: async () => {
      if (!(await ready())) throw new DomainError('unavailable');
      return { body: { ready: true }, headers: { 'Cache-Control': 'no-store' } };
    },
  }),
];
