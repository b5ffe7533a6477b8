import { socialName } from '@nomucheck/domain/accounts/contract/social.ts';
import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import { type RemovingUnprovenAccess, type UnprovenAccess, unprovenAccessData } from './removing-unproven-access.ts';

/** The stored names of this job and process manager say `strangers`: whoever signed up before the address was proved. */
export const REMOVE_UNPROVEN_ACCESS = 'shut-strangers-out';

const happened = z.object({
  owner: z.string(),
  at: z.string(),
  session: z.string().nullable(),
  unlinked: z.array(socialName),
});

/**
 * The command that proves the address also removes what was set up before the proof. This does it when the process died in
 * between.
 */
export const unprovenAccess = defineProcessManager({
  name: 'stranger-traces',
  reactions: [
    after(definitionIn(userEvents, 'StrangersShutOut'), happened, ({ data, causationId }) => {
      const { owner: person, at, session, unlinked } = data;
      const gone: UnprovenAccess = { person, at, session, unlinked, by: causationId };
      return [{ name: REMOVE_UNPROVEN_ACCESS, data: gone }];
    }),
  ],
});

export const removeUnprovenAccess =
  (removingUnprovenAccess: Pick<RemovingUnprovenAccess, 'settle'>): JobHandler =>
  async ({ data }) =>
    removingUnprovenAccess.settle(unprovenAccessData.parse(data));
