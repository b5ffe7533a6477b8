import type { BoardDocument } from '@nomucheck/domain/boards/document.ts';
import { imageFilesIn } from '@nomucheck/domain/boards/images.ts';
import { type PostEvent, postEvents } from '@nomucheck/domain/boards/post-events.ts';
import { postDecider, postStream } from '@nomucheck/domain/boards/posts/post.ts';
import type { Post } from '@nomucheck/domain/boards/posts/post-state.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { boardPosts } from '@nomucheck/projections/boards/board-posts.ts';
import { imagesOfNoPost } from '@nomucheck/projections/boards/image-use.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import type { ReadModels } from '../../engine/read-models/read-models.ts';
import type { Files } from '../../files/context.ts';

/** Removes the pictures of a removed article that no other article has. */
export const REMOVE_POST_IMAGES = 'remove-post-images';

const whose = z.strictObject({ postId: z.uuid(), at: z.iso.datetime() });
const removed = z.object({ postId: z.uuid() });

/** What follows for pictures from what becomes of their articles. That an article has them is noted by the files themselves. */
export const postImagesFollowing = defineProcessManager({
  name: 'post-images',
  reactions: [
    after(definitionIn(postEvents, 'PostRemoved'), removed, ({ data: { postId }, at }) => [
      { name: REMOVE_POST_IMAGES, data: { postId, at } satisfies z.infer<typeof whose> },
    ]),
  ],
});

export type PostImageParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly store: Pick<EventStore, 'head'>;
  readonly readModels: Pick<ReadModels, 'waitFor' | 'isParked'>;
  readonly files: Pick<Files, 'give'>;
};

const secondsUntilCaughtUp = 2;
const secondsUntilRepaired = 3_600;

/** May run again. */
export const removePostImages =
  ({ db, commands, store, readModels, files }: PostImageParts): JobHandler =>
  async ({ id: job, data }) => {
    const { postId, at } = whose.parse(data);
    const { state: post } = await commands.load<Post | null, PostEvent>(postDecider, postStream(postId));
    if (!post?.removed || post.images.length === 0) return;
    // An article that isn't in the list could have the same pictures.
    const listed = [boardPosts.name];
    if (!(await readModels.waitFor(await store.head(), listed))) throw new NotYet(secondsUntilCaughtUp);
    if (await readModels.isParked(listed)) throw new NotYet(secondsUntilRepaired);
    for (const id of await imagesOfNoPost(db, post.images)) {
      const commandId = followingCommandId(job, `remove ${id}`);
      const context = { commandId, at, actor: { id: 'system', role: 'system' }, correlationId: job } as const;
      await files.give(id, { type: 'RemoveFile' }, context).catch((error: unknown) => {
        if (!(isRefusal(error) && error.code === 'not_found')) throw error;
      });
    }
  };

/** Throws `invalid_request` where one of these pictures isn't there, or is no picture of the boards. */
export type RequireImages = (files: readonly string[]) => Promise<void>;

export const requireBoardImages =
  ({ find }: Pick<Files, 'find'>): RequireImages =>
  async (ids) => {
    const found = await Promise.all(ids.map(find));
    if (found.every((file) => file?.purpose === 'board')) return;
    throw new DomainError('invalid_request', { errors: { content: missing } });
  };

const missing = '지워진 사진이 글에 있어요. 그 사진을 빼거나 다시 올려 주세요.';

/** The pictures that this text would bring into an article. */
export const newImagesIn = (content: BoardDocument, post: Post | null): readonly string[] =>
  imageFilesIn(content).filter((file) => !post?.images.includes(file));
