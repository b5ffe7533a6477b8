import type { Foundation } from '../engine/foundation.ts';
import type { JobHandlers } from '../engine/jobs/jobs.ts';
import type { Rulesets } from '../rulesets/rulesets.ts';
import { caseImportRoutes } from './case-import-routes.ts';
import { IMPORT_CASES, ofBatch, REVERT_IMPORT } from './case-importing.ts';
import { createCaseImports } from './case-imports.ts';
import { runImport } from './import-run.ts';
import { createKnownCases } from './known-cases.ts';
import { casesLeftOver, mergeTargets } from './left-over.ts';
import { runRevert } from './revert-run.ts';

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
