import { sharedResultOut, sharingOut, tokenParams } from '@nomucheck/domain/sharing/contract.ts';
import { sharedResults } from '@nomucheck/projections/sharing/shared-results.ts';
import type { PageHead } from '../engine/http/pages/page-heads.ts';
import { emptyBody, idParams, loginRoute, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { Sharings } from './sharings.ts';
import type { WrongLinks } from './wrong-links.ts';

export type SharingRouteParts = { readonly sharings: Sharings; readonly wrongLinks: WrongLinks };

/** The link to a check's result: made, seen and ended by its owner, opened by whoever has it. */
export const sharingRoutes = ({ sharings, wrongLinks }: SharingRouteParts): readonly Route[] => [
  loginRoute({
    ...noInput,
    method: 'get',
    path: '/api/check/:id/share',
    summary: 'The link that shows the result of my check, if one works now.',
    params: idParams,
    answers: sharingOut,
    handle: async ({ params, context }, caller) => {
      await sharings.requireOwn(params.id, caller);
      return { body: await sharings.of(params.id, context.at) };
    },
  }),
  loginRoute({
    ...noInput,
    method: 'post',
    path: '/api/check/:id/share',
    status: 201,
    summary: 'Makes a link that shows the result of my check for seven days; it ends the one before.',
    params: idParams,
    body: emptyBody,
    answers: sharingOut,
    handle: async ({ params, context }, caller) => {
      await sharings.requireOwn(params.id, caller);
      const { sharing, position } = await sharings.share(params.id, context);
      return { body: sharing, position };
    },
  }),
  loginRoute({
    ...noInput,
    method: 'delete',
    path: '/api/check/:id/share',
    summary: 'Ends the link to the result of my check at once.',
    params: idParams,
    body: emptyBody,
    answers: sharingOut,
    handle: async ({ params, context }, caller) => {
      await sharings.requireOwn(params.id, caller);
      const { sharing, position } = await sharings.end(params.id, context);
      return { body: sharing, position };
    },
  }),
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/check/shared/:token',
    summary:
      'What a link to a result shows: nothing personal, nothing that is paid for. Ended and unknown links are answered alike.',
    params: tokenParams,
    answers: sharedResultOut,
    reads: [sharedResults.name],
    handle: async ({ params, context, source }) => {
      const body = await sharings.open(params.token, context, () => wrongLinks(source));
      return { body, headers: { 'X-Robots-Tag': 'noindex, nofollow' } };
    },
  }),
];

/** The preview of a link in a messenger: the same for every link, so that it tells nothing of the result. */
export const sharedResultHead: PageHead = {
  title: '함께 보는 진단 결과 | 노무체크',
  description: '함께 보려고 보낸 자가진단 결과예요. 이름, 회사, 직접 쓴 글은 들어 있지 않아요.',
  isIndexed: false,
};
