import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';
import type { Reservations } from '../../engine/vault/reservations.ts';

/** Frees the reservation of a person's one draft. */
export const FREE_DRAFT_PLACE = 'free-draft-place';

const place = z.strictObject({ owner: z.string(), stream: z.string() });
const ended = z.object({ owner: z.string() });
const discarded = ended.extend({ why: z.string() });

const definition = (type: string) => definitionIn(checkEvents, type);

const free = (owner: string, stream: string): readonly WantedEffect[] => [
  { name: FREE_DRAFT_PLACE, data: { owner, stream } satisfies z.infer<typeof place> },
];

/**
 * When a draft ends by its result, by a newer draft or because it was abandoned, the reservation of the person's one
 * draft is freed. Only a draft that its owner discarded keeps the reservation: a retry of that request finds it and
 * gets the same answer.
 */
export const draftPlaces = defineProcessManager({
  name: 'draft-places',
  reactions: [
    after(definition('ResultCalculated'), ended, ({ data, stream }) => free(data.owner, stream)),
    after(definition('CheckDiscarded'), discarded, ({ data, stream }) =>
      data.why === 'by_owner' ? [] : free(data.owner, stream),
    ),
  ],
});

export const freeDraftPlace =
  (reservations: Pick<Reservations, 'giveUp'>): JobHandler =>
  async ({ data }) => {
    const { owner, stream } = place.parse(data);
    await reservations.giveUp('draft', owner, stream);
  };
