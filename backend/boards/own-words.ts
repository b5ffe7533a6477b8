import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { commentsOf } from '@nomucheck/projections/boards/comment-listing.ts';
import { testimonialsOf } from '@nomucheck/projections/boards/testimonial-listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import type { Created } from '../engine/foundation/context.ts';
import type { NamesOf } from '../engine/history/people-names.ts';
import type { Comments } from './comments/comments.ts';
import { ownTestimonialOf, type Testimonials } from './testimonials/testimonials.ts';

const actor = { id: 'system', role: 'system' } as const;

export type OwnWordsParts = {
  readonly db: Db;
  readonly comments: Comments;
  readonly testimonials: Testimonials;
  readonly namesOf: NamesOf;
  readonly clock: () => Date;
  /** Waits until the read models show everything written so far. */
  readonly untilListed: () => Promise<unknown>;
};

/** What a person said on the boards: in the export of their data, and taken away when they leave. */
export const ownWords = (parts: OwnWordsParts): Pick<Required<Created>, 'exportOf' | 'eraseOf'> => {
  const { db, comments, testimonials, namesOf, clock, untilListed } = parts;
  const takeAway = async (id: string, remove: (context: CommandContext) => Promise<unknown>): Promise<void> => {
    const commandId = followingCommandId(id, 'writer left');
    const context = { commandId, at: clock().toISOString(), actor, correlationId: commandId };
    await remove(context).catch((error: unknown) => {
      // It was removed in between; a conflict says only that others write to it, and it is tried again.
      if (!isRefusal(error) || error.code === 'conflict') throw error;
    });
  };
  return {
    exportOf: async ({ user }) => {
      const [said, reviewed, nameOf] = await Promise.all([
        commentsOf(db, user.id).then(comments.many),
        testimonialsOf(db, user.id).then(testimonials.many),
        namesOf([user.id]),
      ]);
      return {
        comments: said.map(({ postId, writtenAt, text, hidden }) => ({ postId, at: writtenAt, text, hidden })),
        reviews: reviewed.map((loaded) => ownTestimonialOf(loaded, nameOf)),
      };
    },
    eraseOf: async (person) => {
      await untilListed();
      for (const id of await commentsOf(db, person))
        await takeAway(id, (context) => comments.handle(id, { type: 'RemoveComment', at: context.at }, context));
      for (const id of await testimonialsOf(db, person))
        await takeAway(id, (context) =>
          testimonials.handle(id, { type: 'RemoveTestimonial', at: context.at }, { context }),
        );
    },
  };
};
