import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../engine/process-managers/process-manager.ts';
import type { PhoneNumbers } from './phone-numbers.ts';

/** Gives back the numbers that an account had and doesn't name any more. */
export const SETTLE_PHONE_NUMBERS = 'settle-phone-numbers';

const whose = z.strictObject({ person: z.uuid() });
const owned = z.object({ owner: z.string() });
const profile = owned.extend({ changed: z.array(z.string()) });

const settle = ({ data }: { readonly data: { readonly owner: string } }): readonly WantedEffect[] => [
  {
    name: SETTLE_PHONE_NUMBERS,
    data: { person: data.owner } satisfies z.infer<typeof whose>,
    about: data.owner,
  },
];
const definition = (type: string) => definitionIn(userEvents, type);

/**
 * A number that was left for another is free again. Whoever changes it gives it back at once; this is for the process that
 * died in between, from the beginning: also for what was left so before.
 */
export const phonePlaces = defineProcessManager({
  name: 'phone-places',
  startAt: 'beginning',
  reactions: [
    after(definition('PhoneVerified'), owned, settle),
    after(definition('PhoneYielded'), owned, settle),
    after(definition('ProfileChanged'), profile, (event) =>
      event.data.changed.includes('phoneNumber') ? settle(event) : [],
    ),
  ],
});

export const settlePhoneNumbers =
  (numbers: Pick<PhoneNumbers, 'settle'>): JobHandler =>
  async ({ data }) =>
    numbers.settle(whose.parse(data).person);
