import { caseImportEvents } from '@nomucheck/domain/case-import/import-events.ts';
import { caseImportParts, caseImports } from '@nomucheck/projections/case-import/case-imports.ts';
import { createCasesOfSources, createKnownCases } from '../cases/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { rulesets } from '../rulesets/context.ts';
import { caseImportRoutes } from './case-import-routes.ts';
import { createCaseImports } from './case-imports.ts';
import { caseImporting, IMPORT_CASES, ofBatch, REVERT_IMPORT } from './running/case-importing.ts';
import { runImport } from './running/import-run.ts';
import { casesLeftOver, mergeTargets } from './running/left-over.ts';
import { runRevert } from './running/revert-run.ts';
import { caseImportSentences } from './sentences.ts';
import { createUploads } from './uploads.ts';

export { type MarkdownThread, openMarkdownThread } from './reading/markdown-thread.ts';

type Needs = Pick<OffersOf<typeof rulesets>, 'rulesets'>;

/** Imports cases from files. */
export const caseImport = defineContext({
  name: 'case-import',
  events: caseImportEvents,
  projections: [caseImports, caseImportParts],
  processManagers: [caseImporting],
  sentences: caseImportSentences,
  migrations: new URL('migrations/', import.meta.url),
  personalData: {
    tables: {
      uploads: {
        noPersonalData: 'files of published decisions, as the firm’s people send them in; forgotten after a month',
      },
      upload_pieces: { noPersonalData: 'the same, in pieces' },
    },
  },
  create: ({ pool, sealer, vault, commands, readModels, clock, stopping }, { rulesets }: Needs) => {
    const parts = { commands, clock, ending: stopping.signal };
    const { blobs } = vault;
    const uploads = createUploads(pool);
    return {
      offers: {},
      effects: {
        [IMPORT_CASES]: ofBatch((batchId) =>
          runImport(
            { ...parts, blobs, uploads, rulesets, known: createKnownCases(pool), casesOf: createCasesOfSources(pool) },
            batchId,
          ),
        ),
        [REVERT_IMPORT]: ofBatch((batchId) =>
          runRevert(
            { ...parts, leftOver: casesLeftOver(pool, readModels.caughtUp), mergeTargets: mergeTargets(pool) },
            batchId,
          ),
        ),
      },
      schedules: {
        'prune-uploads': { everyMs: 3_600_000, run: () => uploads.prune(30 * 24 * 3600) },
      },
      routes: caseImportRoutes(createCaseImports({ commands, db: pool, sealer }), uploads),
    };
  },
});
