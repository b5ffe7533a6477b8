import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { consultations } from '@nomucheck/projections/consultations/consultations.ts';
import { z } from 'zod';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import { endConsultations, type LeavingParts } from './following.ts';

/** Ends the consultations whose texts went with a consent: nobody can answer what can't be read any more. */
export const END_UNREADABLE_CONSULTATIONS = 'end-unreadable-consultations';

const withdrawal = z.strictObject({ owner: z.uuid(), at: z.iso.datetime(), position: z.string() });

/** The texts themselves are erased with the key of the consent (개인정보 보호법 제37조). */
export const consultationConsentsWithdrawn = defineProcessManager({
  name: 'consultation-consents-withdrawn',
  reactions: [
    after(
      definitionIn(userEvents, 'ConsentWithdrawn'),
      z.object({ owner: z.string(), kind: z.string(), lapsed: z.boolean().optional() }),
      ({ data: { owner, kind, lapsed }, at, position }) =>
        kind === 'sensitive' && !lapsed
          ? [
              {
                name: END_UNREADABLE_CONSULTATIONS,
                data: { owner, at, position } satisfies z.infer<typeof withdrawal>,
              },
            ]
          : [],
    ),
  ],
});

const secondsUntilCaughtUp = 2;

export const endUnreadableConsultations =
  (parts: LeavingParts): JobHandler =>
  async (job) => {
    const { owner, at, position } = withdrawal.parse(job.data);
    if (!(await parts.readModels.waitFor(position, [consultations.name]))) throw new NotYet(secondsUntilCaughtUp);
    // A consent that was given again since has another key.
    await endConsultations(parts, owner, `consent withdrawn: ${job.id}`, ({ consentedAt }) =>
      consentedAt === null ? false : consentedAt <= at,
    );
  };
