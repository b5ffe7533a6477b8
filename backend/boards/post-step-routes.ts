import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import {
  adminBoardPost,
  pinPostBody,
  publishPostBody,
  reasonedPostBody,
} from '@nomucheck/domain/boards/contract/post.ts';
import { postStream } from '@nomucheck/domain/boards/posts/post.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import { type Answer, idParams, noInput, type Route, staffRoute } from '../engine/http/route.ts';
import { type LoadedPost, type Posts, shownPost } from './posts/posts.ts';

export const pathOfPosts = '/api/admin/boards';
export const pathOfOne = `${pathOfPosts}/:id`;

type Calling = {
  readonly body: { readonly expectedRevision?: number | undefined };
  readonly context: CommandContext;
  readonly ifMatch: number | undefined;
};

/** By whom a command is given, on which revision, and why. */
export const byOf = ({ body, context, ifMatch }: Calling, reason?: string) => ({
  context: reason === undefined ? context : { ...context, reason },
  expectedRevision: body.expectedRevision ?? ifMatch,
});

/** The article as it is now. */
export const shown = (loaded: LoadedPost, now: string): Answer => ({
  body: shownPost(loaded, now),
  headers: { ETag: `"${loaded.revision}"` },
  shows: [postStream(loaded.post.postId)],
});
/** The article after a command. */
export const written = (loaded: LoadedPost, now: string): Answer => ({
  ...shown(loaded, now),
  position: loaded.position,
});

/** What the firm's people do with an article besides writing it. Each answers the article as the step left it. */
export const postStepRoutes = (posts: Posts): readonly Route[] => [
  staffRoute({
    ...noInput,
    method: 'post',
    path: `${pathOfOne}/publish`,
    summary: 'Shows an article as it stands to readers, at once or from an instant on.',
    params: idParams,
    body: publishPostBody,
    answers: adminBoardPost,
    handle: async (call, { actor }) => {
      authorize(actor, 'menu.board');
      const { at } = call.context;
      const publishAt = call.body.publishAt === undefined ? null : new Date(call.body.publishAt).toISOString();
      const command = { type: 'PublishPost', publishAt, at } as const;
      return written(await posts.handle(call.params.id, command, byOf(call)), at);
    },
  }),
  staffRoute({
    ...noInput,
    method: 'post',
    path: `${pathOfOne}/pin`,
    summary: 'Keeps an article above the others of its board, or no longer.',
    params: idParams,
    body: pinPostBody,
    answers: adminBoardPost,
    handle: async (call, { actor }) => {
      authorize(actor, 'menu.board');
      const { at } = call.context;
      const command = { type: 'PinPost', pinned: call.body.pinned, at } as const;
      return written(await posts.handle(call.params.id, command, byOf(call)), at);
    },
  }),
  staffRoute({
    ...noInput,
    method: 'post',
    path: `${pathOfOne}/take-down`,
    summary: 'Takes an article off its board, with a reason; its text stays as a draft.',
    params: idParams,
    body: reasonedPostBody,
    answers: adminBoardPost,
    handle: async (call, { actor }) => {
      authorize(actor, 'menu.board');
      const { at } = call.context;
      const command = { type: 'TakePostDown', at } as const;
      return written(await posts.handle(call.params.id, command, byOf(call, call.body.reason)), at);
    },
  }),
  staffRoute({
    ...noInput,
    method: 'delete',
    path: pathOfOne,
    summary: 'Removes an article, with a reason. It stays in the log.',
    params: idParams,
    body: reasonedPostBody,
    answers: adminBoardPost,
    handle: async (call, { actor }) => {
      authorize(actor, 'menu.board');
      const { at } = call.context;
      return written(await posts.handle(call.params.id, { type: 'RemovePost', at }, byOf(call, call.body.reason)), at);
    },
  }),
];
