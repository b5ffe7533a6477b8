import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import { advicesAskedBy } from '@nomucheck/projections/advice/listing.ts';
import { z } from 'zod';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import { act, type LeavingParts } from '../people-leaving.ts';

/** Ends the advices whose texts went with a consent: nobody reviews or publishes what can't be read any more. */
export const END_UNREADABLE = 'end-unreadable-advices';

const withdrawal = z.strictObject({ owner: z.uuid(), at: z.iso.datetime(), position: z.string() });

/** The texts themselves are erased with the key of the consent, as the answers of checks are (개인정보 보호법 제37조). */
export const adviceConsentsWithdrawn = defineProcessManager({
  name: 'advice-consents-withdrawn',
  reactions: [
    after(
      definitionIn(userEvents, 'ConsentWithdrawn'),
      z.object({ owner: z.string(), kind: z.string(), lapsed: z.boolean().optional() }),
      ({ data: { owner, kind, lapsed }, at, position }) =>
        kind === 'sensitive' && !lapsed
          ? [{ name: END_UNREADABLE, data: { owner, at, position } satisfies z.infer<typeof withdrawal> }]
          : [],
    ),
  ],
});

const secondsUntilCaughtUp = 2;

export const endUnreadable =
  (parts: LeavingParts): JobHandler =>
  async (job) => {
    const { owner, at, position } = withdrawal.parse(job.data);
    if (!(await parts.readModels.waitFor(position, [advices.name]))) throw new NotYet(secondsUntilCaughtUp);
    for (const id of await advicesAskedBy(parts.db, owner)) {
      const { state } = await parts.commands.load(adviceDecider, adviceStream(id));
      // A consent that was given again since has another key.
      if (state === null || state.consentedAt === null || state.consentedAt > at) continue;
      await act(parts, id, { type: 'WithdrawAdvice', by: 'consent_withdrawn' }, `consent withdrawn: ${job.id}`);
    }
  };
