import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { supersEvents } from '@nomucheck/domain/accounts/supers.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../engine/process-managers/process-manager.ts';
import type { Erasure } from './erasure/erasure.ts';

/** Destroys the rest of the data of a person whose account has ended. */
export const FORGET_PERSON = 'forget-person';
/** Ends the account of a super admin after the others have agreed. */
export const LET_SUPER_GO = 'let-super-go';

const whom = z.strictObject({ person: z.uuid() });
const who = z.strictObject({ person: z.uuid(), at: z.iso.datetime() });
const owned = z.object({ owner: z.string() });

/**
 * Completes an erasure, and the departure of a super admin, when the process died in between. It reads the log from
 * the beginning, so that earlier departures are covered as well.
 */
export const erasing = defineProcessManager({
  name: 'erasing',
  startAt: 'beginning',
  reactions: [
    after(definitionIn(userEvents, 'UserErased'), owned, ({ data }) => [
      { name: FORGET_PERSON, data: { person: data.owner } satisfies z.infer<typeof whom> },
    ]),
    after(definitionIn(supersEvents, 'SuperReleased'), owned, ({ data, at }) => [
      { name: LET_SUPER_GO, data: { person: data.owner, at } satisfies z.infer<typeof who> },
    ]),
  ],
});

export const forgetPerson =
  (erasure: Pick<Erasure, 'forget'>): JobHandler =>
  async ({ data }) =>
    erasure.forget(whom.parse(data).person);

export const letSuperGo =
  (erasure: Pick<Erasure, 'erase'>): JobHandler =>
  async ({ id, data }) => {
    const { person, at } = who.parse(data);
    const actor = { id: person, role: 'super' } as const;
    await erasure.erase(person, 'left', { commandId: id, at, actor, correlationId: id });
  };
