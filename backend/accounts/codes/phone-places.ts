import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';
import type { PhoneNumbers } from './phone-numbers.ts';

/** Frees the numbers that an account held and no longer names. */
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
 * Frees a number that an account has replaced. The command that replaces it frees it at once; this is for a process
 * that died in between. It reads the log from the beginning, so that earlier cases are covered as well.
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
