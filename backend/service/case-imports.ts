import { createCaseImports } from '../case-import/case-imports.ts';
import { runImport } from '../case-import/import-run.ts';
import { createKnownCases } from '../case-import/known-cases.ts';
import { casesLeftOver, mergeTargets } from '../case-import/left-over.ts';
import { runRevert } from '../case-import/revert-run.ts';
import { caseImportRoutes } from '../http/case-import-routes.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { IMPORT_CASES, ofBatch, REVERT_IMPORT } from '../process-managers/case-importing.ts';
import type { Rulesets } from '../rulesets/rulesets.ts';
import type { Foundation } from './foundation.ts';

/** How cases come in from files. */
export const caseImportContext = (foundation: Foundation, rulesets: Rulesets) => {
  const { pool, vault, commands, readModels, clock, stopping } = foundation;
  const parts = { commands, clock, ending: stopping.signal };
  const effects: JobHandlers = {
    [IMPORT_CASES]: ofBatch((batchId) =>
      runImport(
        { ...parts, blobs: vault.blobs, uploads: vault.uploads, rulesets, known: createKnownCases(pool) },
        batchId,
      ),
    ),
    [REVERT_IMPORT]: ofBatch((batchId) =>
      runRevert(
        { ...parts, leftOver: casesLeftOver(pool, readModels.caughtUp), mergeTargets: mergeTargets(pool) },
        batchId,
      ),
    ),
  };
  return { effects, routes: caseImportRoutes(createCaseImports({ commands, db: pool }), vault.uploads) };
};
