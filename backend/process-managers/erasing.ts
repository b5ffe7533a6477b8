import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { userEvents } from '@nomucheck/domain/user/events.ts';
import { z } from 'zod';
import type { Erasure } from '../erasure/erasure.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { after, defineProcessManager } from './process-manager.ts';

/** Destroys what is left of one whose account has ended. */
export const FORGET_PERSON = 'forget-person';

const whom = z.strictObject({ person: z.uuid() });

/**
 * An account that has ended is forgotten, also where the process that ended it died before it had done so. From the beginning:
 * nobody's data may outlive their leaving because this was switched on later.
 */
export const erasing = defineProcessManager({
  name: 'erasing',
  startAt: 'beginning',
  reactions: [
    after(definitionIn(userEvents, 'UserErased'), z.object({ owner: z.string() }), ({ data }) => [
      { kind: 'job', name: FORGET_PERSON, data: { person: data.owner } satisfies z.infer<typeof whom> },
    ]),
  ],
});

export const forgetPerson =
  (erasure: Pick<Erasure, 'forget'>): JobHandler =>
  async ({ data }) =>
    erasure.forget(whom.parse(data).person);
