import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import {
  adminBoardPost,
  pinPostBody,
  publishPostBody,
  reasonedPostBody,
} from '@nomucheck/domain/boards/contract/post.ts';
import { type PostCommand, postStream } from '@nomucheck/domain/boards/posts/post.ts';
import type { z } from 'zod';
import { type Answer, idParams, noInput, type Route, staffRoute } from '../engine/http/route.ts';
import { byOf } from './by.ts';
import { type LoadedPost, type Posts, shownPost } from './posts/posts.ts';

export const pathOfPosts = '/api/admin/boards';
export const pathOfOne = `${pathOfPosts}/:id`;

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

type StepBody = { readonly expectedRevision?: number | undefined; readonly reason?: string };
type Step<Body> = {
  readonly method: 'post' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly body: z.ZodType<Body>;
  readonly commandOf: (body: Body, at: string) => PostCommand;
};

/** What the firm’s people do with an article besides writing it. Each answers the article as the step left it. */
export const postStepRoutes = (posts: Posts): readonly Route[] => {
  const step = <Body extends StepBody>({ commandOf, ...route }: Step<Body>): Route =>
    staffRoute({
      ...{ ...noInput, ...route, params: idParams, answers: adminBoardPost },
      handle: async (call, { actor }) => {
        authorize(actor, 'menu.board');
        const { at } = call.context;
        const { reason } = call.body;
        const context = reason === undefined ? call.context : { ...call.context, reason };
        const by = byOf({ ...call, context });
        return written(await posts.handle(call.params.id, commandOf(call.body, at), by), at);
      },
    });
  return [
    step({
      method: 'post',
      path: `${pathOfOne}/publish`,
      summary: 'Shows an article as it stands to readers, at once or from an instant on.',
      body: publishPostBody,
      commandOf: ({ publishAt }, at) => ({
        ...{ type: 'PublishPost', at },
        publishAt: publishAt === undefined ? null : new Date(publishAt).toISOString(),
      }),
    }),
    step({
      method: 'post',
      path: `${pathOfOne}/pin`,
      summary: 'Keeps an article above the others of its board, or no longer.',
      body: pinPostBody,
      commandOf: ({ pinned }, at) => ({ type: 'PinPost', pinned, at }),
    }),
    step({
      method: 'post',
      path: `${pathOfOne}/take-down`,
      summary: 'Takes an article off its board, with a reason; its text stays as a draft.',
      body: reasonedPostBody,
      commandOf: (_body, at) => ({ type: 'TakePostDown', at }),
    }),
    step({
      method: 'delete',
      path: pathOfOne,
      summary: 'Removes an article, with a reason. It stays in the log.',
      body: reasonedPostBody,
      commandOf: (_body, at) => ({ type: 'RemovePost', at }),
    }),
  ];
};
