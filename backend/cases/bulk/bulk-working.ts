import { type BulkWorkEvent, bulkWorkEvents } from '@nomucheck/domain/cases/refining/bulk-work-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';

export const DO_BULK_WORK = 'do-bulk-work';
export const REVERT_BULK_WORK = 'revert-bulk-work';

const which = z.strictObject({ workId: z.uuid() });
const read = z.object({ workId: z.uuid() });
const definition = (type: BulkWorkEvent['type']) => definitionIn(bulkWorkEvents, type);

const asks =
  (name: string) =>
  ({ data: { workId } }: { readonly data: { readonly workId: string } }): readonly WantedEffect[] => [
    { name, data: { workId } satisfies z.infer<typeof which> },
  ];

/** One job does the work on many cases, another one reverts it. */
export const bulkWorking = defineProcessManager({
  name: 'case-bulk-working',
  reactions: [
    after(definition('BulkWorkStarted'), read, asks(DO_BULK_WORK)),
    after(definition('BulkWorkRevertAsked'), read, asks(REVERT_BULK_WORK)),
  ],
});

export const ofWork =
  (run: (workId: string) => Promise<void>): JobHandler =>
  async ({ data }) =>
    run(which.parse(data).workId);
