import { type CaseImportEvent, caseImportEvents } from '@nomucheck/domain/case-import/import-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';

export const IMPORT_CASES = 'import-cases';
export const REVERT_IMPORT = 'revert-import';

const which = z.strictObject({ batchId: z.uuid() });
const read = z.object({ batchId: z.uuid() });
const definition = (type: CaseImportEvent['type']) => definitionIn(caseImportEvents, type);

const asks =
  (name: string) =>
  ({ data: { batchId } }: { readonly data: { readonly batchId: string } }): readonly WantedEffect[] => [
    { name, data: { batchId } satisfies z.infer<typeof which> },
  ];

/** One job imports an uploaded file, another one reverts the import; each continues where an earlier try ended. */
export const caseImporting = defineProcessManager({
  name: 'case-importing',
  reactions: [
    after(definition('CaseImportStarted'), read, asks(IMPORT_CASES)),
    after(definition('CaseImportResumed'), read, asks(IMPORT_CASES)),
    after(definition('CaseImportRevertAsked'), read, asks(REVERT_IMPORT)),
  ],
});

export const ofBatch =
  (run: (batchId: string) => Promise<void>): JobHandler =>
  async ({ data }) =>
    run(which.parse(data).batchId);
