import { logVerificationView } from '@nomucheck/domain/kernel/contract/log-verification.ts';
import { adminRoute, emptyBody, noInput, type Route } from '../http/route.ts';
import type { LogVerifications } from './log-verification.ts';

/** `/api/admin/log/verify`: whether the log is as it was written, checked on request and once a day. */
export const logVerificationRoutes = ({ ask, view }: LogVerifications): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/log/verify',
    summary: 'The last checks of the log with what they found and where, and the one that runs.',
    answers: logVerificationView,
    handle: async (_call, caller) => ({ body: await view(caller) }),
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/admin/log/verify',
    summary:
      'Asks for a check of the whole log: chains, positions, digests outside the database. One runs at a time; another request changes nothing.',
    body: emptyBody,
    answers: logVerificationView,
    status: 202,
    handle: async (_call, caller) => {
      await ask(caller.actor);
      return { body: await view(caller) };
    },
  }),
];
