import { socialName } from '@nomucheck/domain/accounts/contract/social.ts';
import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../engine/process-managers/process-manager.ts';
import { type ShutOut, type ShuttingOut, shutOut } from './shutting-out.ts';

/** Takes out of the vault what strangers had left in an account. */
export const SHUT_STRANGERS_OUT = 'shut-strangers-out';

const happened = z.object({
  owner: z.string(),
  at: z.string(),
  session: z.string().nullable(),
  unlinked: z.array(socialName),
});

/** Whoever shows the address does it at once; this is for the process that died in between. */
export const strangerTraces = defineProcessManager({
  name: 'stranger-traces',
  reactions: [
    after(definitionIn(userEvents, 'StrangersShutOut'), happened, ({ data, causationId }) => {
      const { owner: person, at, session, unlinked } = data;
      const gone: ShutOut = { person, at, session, unlinked, by: causationId };
      return [{ name: SHUT_STRANGERS_OUT, data: gone }];
    }),
  ],
});

export const shutStrangersOut =
  (shuttingOut: Pick<ShuttingOut, 'settle'>): JobHandler =>
  async ({ data }) =>
    shuttingOut.settle(shutOut.parse(data));
