import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { imageFilesIn } from '@nomucheck/domain/boards/images.ts';
import type { PostEvent } from '@nomucheck/domain/boards/post-events.ts';
import { type PostCommand, postDecider, postStream } from '@nomucheck/domain/boards/posts/post.ts';
import { hasChanges, type Post, statusOf } from '@nomucheck/domain/boards/posts/post-state.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { LoadOptions } from '../../engine/command-handling/record-reader.ts';
import type { By } from '../by.ts';
import { newImagesIn, type RequireImages } from '../images/post-images.ts';

/** An article that exists. */
export type LoadedPost = {
  readonly post: Post;
  readonly revision: number;
  readonly position: string;
  readonly updatedAt: string;
};

/** The articles as the firm's people keep them. Everything throws `not_found` for one that doesn't exist or was removed. */
export type Posts = {
  load(id: string): Promise<LoadedPost>;
  /** As it stood then; also throws for a time before it, and for a revision that it doesn't have. */
  asItStood(id: string, options: LoadOptions): Promise<LoadedPost>;
  handle(id: string, command: PostCommand, by: By): Promise<LoadedPost>;
};

export const createPosts = (commands: Pick<CommandHandler, 'load' | 'handle'>, requireImages: RequireImages): Posts => {
  /** An earlier text is put back also where one of its pictures was removed; before readers see it, it has to be taken out. */
  const requireImagesOf = async (command: PostCommand, post: Post | null): Promise<void> => {
    if (command.type === 'DraftPost' || command.type === 'EditPost')
      return requireImages(newImagesIn(command.content, post));
    if (command.type === 'PublishPost' && post) await requireImages(imageFilesIn(post.working.content));
  };
  const load = async (id: string): Promise<LoadedPost> => {
    const loaded = loadedOf(await commands.load<Post | null, PostEvent>(postDecider, postStream(id)));
    if (loaded.post.removed) throw new DomainError('not_found');
    return loaded;
  };
  return {
    load,
    asItStood: async (id, options) => {
      await load(id);
      const loaded = loadedOf(await commands.load<Post | null, PostEvent>(postDecider, postStream(id), options));
      if (options.to !== undefined && loaded.revision !== options.to) throw new DomainError('not_found');
      return loaded;
    },
    handle: async (id, command, { context, expectedRevision }) =>
      loadedOf(
        await commands.handle(postDecider, {
          ...{ stream: postStream(id), command, context },
          ...(expectedRevision === undefined ? {} : { expectedRevision }),
          first: ({ state }) => requireImagesOf(command, state),
        }),
      ),
  };
};

const loadedOf = ({ state, revision, position, updatedAt }: Loaded<Post | null>): LoadedPost => {
  if (!state) throw new DomainError('not_found');
  return { post: state, revision, position, updatedAt: updatedAt ?? state.savedAt };
};

/** The article as the console shows it. */
export const shownPost = ({ post, revision }: LoadedPost, now: string): AdminBoardPost => ({
  id: post.postId,
  ...post.working,
  status: statusOf(post, now),
  hasChanges: hasChanges(post),
  publishAt: post.published?.from ?? null,
  ...{ savedAt: post.savedAt, pinned: post.pinned, revision },
});
