import { preferences, preferencesBody } from '@nomucheck/domain/people/contract/preferences.ts';
import { loginRoute, noInput, type Route } from '../../engine/http/route.ts';
import type { PreferenceKeeping } from './preferences.ts';

/** `/api/user/preferences`: columns and saved queries of the console. */
export const preferenceRoutes = (keeping: PreferenceKeeping): readonly Route[] => [
  loginRoute({
    ...noInput,
    method: 'get',
    path: '/api/user/preferences',
    summary: 'What the console keeps for me, and the saved queries that the firm’s people share.',
    answers: preferences,
    handle: async (_call, caller) => answerOf(await keeping.of(caller)),
  }),
  loginRoute({
    ...noInput,
    method: 'put',
    path: '/api/user/preferences',
    summary: 'Keeps settings and saved queries; what is named replaces what was kept.',
    body: preferencesBody,
    bodyLimit: 200 * 1024,
    answers: preferences,
    handle: async ({ body, context, ifMatch }, caller) => {
      // The retry of an answered request was stored already; storing it again would undo later changes.
      if (context.answeredBefore === context.commandId) return answerOf(await keeping.of(caller));
      return answerOf(await keeping.keep({ ...body, expectedRevision: body.expectedRevision ?? ifMatch }, caller));
    },
  }),
];

const answerOf = (kept: Awaited<ReturnType<PreferenceKeeping['of']>>) => ({
  body: kept,
  headers: { ETag: `"${kept.revision}"` },
});
