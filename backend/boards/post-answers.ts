import { postStream } from '@nomucheck/domain/boards/posts/post.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import type { Answer } from '../engine/http/route.ts';
import { type LoadedPost, shownPost } from './posts.ts';

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
