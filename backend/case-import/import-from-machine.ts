import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CaseImport, caseImportDecider, caseImportStream } from '@nomucheck/domain/case-import/case-import.ts';
import { type CaseImportEvent, caseImportEvents } from '@nomucheck/domain/case-import/import-events.ts';
import { caseEvents } from '@nomucheck/domain/cases/case-events.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { rulesetEvents } from '@nomucheck/domain/rulesets/publication.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import pino from 'pino';
import { v4 as uuidV4 } from 'uuid';
import { createCasesOfSources, createKnownCases } from '../cases/context.ts';
import { type MachinePlace, openCommands } from '../engine/foundation/open-commands.ts';
import { createReadModels } from '../engine/read-models/read-models.ts';
import { createRulesets } from '../rulesets/context.ts';
import { formatOf } from './reading/open-file.ts';
import { runImport } from './running/import-run.ts';
import { createUploads } from './uploads.ts';
import { zippedFolder } from './zipped-folder.ts';

export type MachineImport = MachinePlace & {
  /** Every read model of the service: when no service runs, this process updates them. */
  readonly projections: readonly Projection[];
  /** A file, or a folder of Markdown files. */
  readonly path: string;
  readonly sampling: 'population' | 'curated';
  readonly dryRun: boolean;
  readonly onProgress: (batch: CaseImport) => void;
  /** The time in which a running service takes the file. */
  readonly graceSeconds?: number;
};
export type MachineImported = {
  readonly batch: CaseImport;
  /** The reason if the file couldn't be read. */
  readonly failure: string | null;
};

/** The largest file, in bytes. The limit of uploads doesn't apply to a file that is on this machine already. */
const LARGEST = 4 * 1024 * 1024 * 1024;
const SECOND = 1_000;

/**
 * Imports a file or a folder into the service's database, in the same way as an upload. A running service does the
 * work, and this function waits for it; otherwise the work is done here. null: there is no database yet.
 */
export const importFromMachine = (asked: MachineImport): Promise<MachineImported | null> => {
  const { databaseUrl, projections, path, sampling, dryRun, onProgress, graceSeconds = 10 } = asked;
  // Without a running service, the read models are updated here: cleaning up an index may take ten minutes.
  const pool = { max: 6, query_timeout: 610_000 };
  const events = [caseEvents, caseImportEvents, rulesetEvents];
  return openCommands({ ...asked, events, pool }, async ({ pool, store, vault, commands, beginWriting }) => {
    const uploads = createUploads(pool);

    // 1 store the file
    const isFolder = (await stat(path)).isDirectory();
    const fileName = isFolder ? `${basename(resolve(path))}.zip` : basename(path);
    const format = formatOf(fileName);
    const file = await uploads.keep(isFolder ? zippedFolder(path) : createReadStream(path), LARGEST);
    if (file.bytes === 0) throw new DomainError('file_upload_failed', { errors: { file: '빈 파일입니다.' } });
    await beginWriting();
    const batchId = uuidV4();
    const stream = caseImportStream(batchId);
    await commands.handle(caseImportDecider, {
      stream,
      command: { type: 'StartImport', start: { batchId, fileName, format, sampling, dryRun, file } },
      context: {
        commandId: uuidV4(),
        at: new Date().toISOString(),
        actor: { id: 'system', role: 'system' },
        correlationId: batchId,
      },
    });

    // 2 a service takes it up within a moment, or there is none
    const now = async () => (await commands.load(caseImportDecider, stream)).state;
    let batch = await now();
    for (let waited = 0; waited < graceSeconds && batch?.rows === null && batch.stage === 'running'; waited += 1) {
      await sleep(SECOND);
      batch = await now();
    }
    if (batch?.rows === null && batch.stage === 'running') {
      const readModels = createReadModels({
        pool,
        projections,
        databaseUrl,
        store,
        log: pino({ level: 'warn' }, pino.destination(2)),
      });
      await readModels.start();
      const rulesets = createRulesets({ store, blobs: vault.blobs, commands });
      const parts = {
        commands,
        blobs: vault.blobs,
        uploads,
        known: createKnownCases(pool),
        casesOf: createCasesOfSources(pool),
        rulesets,
      };
      await runImport({ ...parts, clock: () => new Date(), onPart: onProgress }, batchId);
      await readModels.caughtUp();
      await readModels.stop();
    }

    // 3 wait until it has ended
    for (batch = await now(); batch?.stage === 'running'; batch = await now()) {
      onProgress(batch);
      await sleep(SECOND);
    }
    if (!batch) throw new Error('the import is gone');
    const events = await commands.history<CaseImportEvent>(stream);
    const failed = events.findLast((event) => event.type === 'CaseImportFailed');
    return { batch, failure: failed?.data.message ?? null };
  });
};
