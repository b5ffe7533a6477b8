import { isStaff, roleOf } from '@nomucheck/domain/accounts/access.ts';
import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { type AdviceCommand, adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import { advicesAskedBy, reviewsHeldBy } from '@nomucheck/projections/advice/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { EventStore } from '../engine/event-store/event-store.ts';
import { type JobHandler, NotYet } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../engine/process-managers/process-manager.ts';
import type { ReadModels } from '../engine/read-models/read-models.ts';

/** Gives back the reviews of somebody who doesn't belong to the firm any more. */
export const END_REVIEWS = 'end-reviews-of-leaver';

const whose = z.strictObject({ person: z.uuid(), position: z.string() });
const owned = z.object({ owner: z.uuid() });

type Left = { readonly data: { readonly owner: string }; readonly position: string };
const end = ({ data, position }: Left): readonly WantedEffect[] => [
  { name: END_REVIEWS, data: { person: data.owner, position } satisfies z.infer<typeof whose> },
];

export const reviewersLeaving = defineProcessManager({
  name: 'reviewers-leaving',
  reactions: [
    after(definitionIn(userEvents, 'AccessChanged'), owned, end),
    after(definitionIn(userEvents, 'UserErased'), owned, end),
  ],
});

export type LeavingParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly store: Pick<EventStore, 'head'>;
  readonly readModels: Pick<ReadModels, 'waitFor'>;
  readonly clock: () => Date;
};

const actor = { id: 'system', role: 'system' } as const;
const secondsUntilCaughtUp = 2;

export const act = async ({ commands, clock }: LeavingParts, id: string, command: AdviceCommand, purpose: string) => {
  const commandId = followingCommandId(id, purpose);
  const context = { commandId, at: clock().toISOString(), actor, correlationId: commandId };
  await commands.handle(adviceDecider, { stream: adviceStream(id), command, context }).catch((error: unknown) => {
    // Somebody else has ended it in between; a conflict says only that others write to it, and it is tried again.
    if (!isRefusal(error) || error.code === 'conflict') throw error;
  });
};

export const endReviews =
  (parts: LeavingParts): JobHandler =>
  async (job) => {
    const { person, position } = whose.parse(job.data);
    const { state } = await parts.commands.load(userDecider, userStream(person));
    if (state && !state.erased && isStaff(roleOf(state))) return;
    if (!(await parts.readModels.waitFor(position, [advices.name]))) throw new NotYet(secondsUntilCaughtUp);
    for (const { id, stage } of await reviewsHeldBy(parts.db, person))
      await act(parts, id, { type: 'ReleaseReview', stage, reviewer: person }, `released: ${job.id}`);
  };

/** Ends the advices of somebody who left: nobody reviews a question that can't be read any more. */
export const endAdvicesOf =
  (parts: LeavingParts) =>
  async (person: string): Promise<void> => {
    await parts.readModels.waitFor(await parts.store.head(), [advices.name]);
    for (const id of await advicesAskedBy(parts.db, person))
      await act(parts, id, { type: 'WithdrawAdvice', by: 'asker_left' }, 'asker left');
  };
