import { type RereadEvent, rereadEvents } from '@nomucheck/domain/crawling/rereading/reread-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandlers } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import { runReread } from './reread-run.ts';
import { type SettleParts, settleDifferences } from './settle-differences.ts';

const REREAD = 'reread';
const SETTLE = 'settle-reread';

const which = z.object({ rereadId: z.uuid() });
const decided = z.object({ rereadId: z.uuid(), number: z.int().min(0) });
const definition = (type: RereadEvent['type']) => definitionIn(rereadEvents, type);

/** One job reads everything again, another one carries out each decision about the differences. */
export const rereading = defineProcessManager({
  name: 'rereading',
  reactions: [
    after(definition('RereadStarted'), which, ({ data: { rereadId } }) => [{ name: REREAD, data: { rereadId } }]),
    after(definition('RereadDecided'), decided, ({ data: { rereadId, number } }) => [
      { name: SETTLE, data: { rereadId, number } },
    ]),
  ],
});

export const rereadJobs = (parts: SettleParts): JobHandlers => ({
  [REREAD]: async ({ data, isLastAttempt }) => runReread(parts, which.parse(data).rereadId, isLastAttempt),
  [SETTLE]: async ({ data, isLastAttempt }) => {
    const { rereadId, number } = decided.parse(data);
    await settleDifferences(parts, rereadId, number, isLastAttempt);
  },
});
