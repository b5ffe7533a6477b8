import { commentStream } from '@nomucheck/domain/boards/comment.ts';
import { commentEvents } from '@nomucheck/domain/boards/comment-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { keyOfRecord } from '../../engine/command-handling/event-codec.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';

/** Makes a removed comment unreadable for good. */
export const FORGET_COMMENT = 'forget-comment';

const whose = z.strictObject({ owner: z.uuid(), commentId: z.uuid() });
const removed = z.object({ owner: z.uuid(), commentId: z.uuid() });

export const commentsFollowing = defineProcessManager({
  name: 'removed-comments',
  reactions: [
    after(definitionIn(commentEvents, 'CommentRemoved'), removed, ({ data: { owner, commentId } }) => [
      { name: FORGET_COMMENT, data: { owner, commentId } satisfies z.infer<typeof whose> },
    ]),
  ],
});

/** What the log says of it can't be read any more, in no backup either. May run again. */
export const forgetComment =
  (keys: { readonly destroyOne: (name: string) => Promise<void> }): JobHandler =>
  async ({ data }) => {
    const { owner, commentId } = whose.parse(data);
    await keys.destroyOne(keyOfRecord(owner, commentStream(commentId)));
  };
