import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../engine/process-managers/process-manager.ts';
import type { Sessions } from '../engine/vault/sessions.ts';

/** Ends a person's sessions that were opened before an event. */
export const END_OLD_SESSIONS = 'end-old-sessions';

const whose = z.strictObject({ person: z.uuid(), openedBefore: z.iso.datetime() });
const owned = z.object({ owner: z.string() });

const end = (person: string, openedBefore: string): readonly WantedEffect[] => [
  { name: END_OLD_SESSIONS, data: { person, openedBefore } satisfies z.infer<typeof whose> },
];

/**
 * Ends the earlier sessions of a person whose role changed or whom the firm signed out. The command itself ends them
 * at once; this is for a process that died in between, and for other code that writes such an event.
 */
export const roleChanges = defineProcessManager({
  name: 'role-changes',
  reactions: [
    after(definitionIn(userEvents, 'AccessChanged'), owned, ({ data, at }) => end(data.owner, at)),
    after(definitionIn(userEvents, 'SessionsEnded'), owned, ({ data, at }) => end(data.owner, at)),
  ],
});

export const endOldSessions =
  (sessions: Pick<Sessions, 'revokeOpenedBefore'>): JobHandler =>
  async ({ data }) => {
    const { person, openedBefore } = whose.parse(data);
    await sessions.revokeOpenedBefore(person, openedBefore);
  };
