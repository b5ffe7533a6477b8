import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import {
  commentBody,
  decideDraftBody,
  draftCommentOut,
  draftCommentsOut,
  editDraftBody,
  rulesetDraftOut,
  startDraftBody,
} from '@nomucheck/domain/rulesets/contract/draft.ts';
import { adminRoute, emptyBody, idParams, noInput, type Route } from '../../engine/http/route.ts';
import type { DraftComments } from './draft-comments.ts';
import type { Drafts } from './drafts.ts';

const path = '/api/admin/rulesets/draft';
/** Where the person who begins a draft gives it no title. */
const untitled = '새 초안';

/** `/api/admin/rulesets/draft`: the next edition of the questionnaire, edited in the console by several people. */
export const draftRoutes = ({
  drafts,
  comments,
}: {
  readonly drafts: Drafts;
  readonly comments: DraftComments;
}): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'post',
    path,
    status: 201,
    summary: 'Begins the draft of the next edition from another one; there is one draft at a time.',
    body: startDraftBody,
    answers: rulesetDraftOut,
    handle: ({ body: { basedOn, title = untitled }, context }) => drafts.start(basedOn, title, context),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path,
    summary: 'The open draft: its content, what keeps it from being offered, and who has edited what.',
    answers: rulesetDraftOut,
    handle: async (_call, { actor }) => {
      authorize(actor, 'menu.ruleset');
      return { body: await drafts.read() };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'put',
    path,
    summary:
      'Edits the draft at paths of its content. Where somebody else has edited the same place since, nothing is written and both values are answered.',
    body: editDraftBody,
    answers: rulesetDraftOut,
    handle: ({ body: { edits, expectedRevision }, context }) => drafts.edit(edits, expectedRevision, context),
  }),
  adminRoute({
    ...noInput,
    method: 'delete',
    path,
    summary: 'Discards the draft as it was read, for a reason; its history stays.',
    body: decideDraftBody,
    answers: emptyBody,
    handle: async ({ body: { version, reason }, context }) => {
      const { position } = await drafts.discard(version, { ...context, reason });
      return { body: {}, position };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: `${path}/offer`,
    summary: 'Offers the draft as it was read, if it keeps all rules, as an edition that another person approves.',
    body: decideDraftBody,
    answers: rulesetDraftOut,
    handle: ({ body: { version, reason }, context }) => drafts.offer(version, { ...context, reason }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: `${path}/comments`,
    summary: 'What people say about questions of the draft, the latest first.',
    answers: draftCommentsOut,
    handle: async (_call, { actor }) => {
      authorize(actor, 'menu.ruleset');
      return { body: [...(await comments.list())] };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: `${path}/comments`,
    status: 201,
    summary: 'Comments on a question of the draft.',
    body: commentBody,
    answers: draftCommentOut,
    handle: ({ body: { subject, text }, context }) => comments.add(subject, text, context),
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: `${path}/comments/:id/settle`,
    summary: 'Says that a comment is settled.',
    params: idParams,
    body: emptyBody,
    answers: draftCommentOut,
    handle: ({ params: { id }, context }) => comments.settle(id, context),
  }),
];
