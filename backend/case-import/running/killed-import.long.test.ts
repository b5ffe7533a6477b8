import {
  type CaseImportCommand,
  caseImportDecider,
  caseImportStream,
} from '@nomucheck/domain/case-import/case-import.ts';
import type { CaseImportEvent } from '@nomucheck/domain/case-import/import-events.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCasesOfSources, createKnownCases } from '../../cases/context.ts';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { startChild } from '../../engine/testing/child.ts';
import { startTestDatabase } from '../../engine/testing/test-database.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { createRulesets } from '../../rulesets/context.ts';
import { startTestServiceOn } from '../../testing/test-service.fixture.ts';
import { decisionFile, zipped } from '../testing/files.fixture.ts';
import { createUploads } from '../uploads.ts';
import { runImport } from './import-run.ts';
import type { ImporterOrders } from './importer-process.fixture.ts';

const openLog = (url: string) => {
  const pool = createPool(url, { max: 2 });
  const store = openEventStore({ databaseUrl: url });
  const commands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
  return { pool, store, commands, uploads: createUploads(pool), close: () => Promise.all([store.close(), pool.end()]) };
};

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let log: ReturnType<typeof openLog>;
beforeAll(async () => {
  database = await startTestDatabase();
  // Makes the tables, publishes the questionnaire and ends, so that the importer alone writes afterwards.
  await (await startTestServiceOn(database.url)).stop();
  log = openLog(database.url);
});
afterAll(async () => {
  await log.close();
  await database.close();
});

it('killed with -9 at any place and started again, an import imports each row once', async () => {
  const files = Array.from({ length: 30 }, (_, n) => decisionFile(n, { sentences: 12 }));
  const content = zipped([...files, { name: 'README.md', content: '# 읽어 보기' }]);
  const { batchId } = await started(content);

  // Kills in the first part, between two parts, and in the last one. The importer's first event is the number of
  // rows.
  for (const dieAtAppend of [4, 9, 14]) {
    const dying = startChild(new URL('importer-process.fixture.ts', import.meta.url), {
      url: database.url,
      batchId,
      rowsAPart: 10,
      dieAtAppend,
    } satisfies ImporterOrders);
    expect(await dying.ended).toBe('SIGKILL');
  }
  const last = startChild(new URL('importer-process.fixture.ts', import.meta.url), {
    url: database.url,
    batchId,
    rowsAPart: 10,
    dieAtAppend: null,
  } satisfies ImporterOrders);
  expect(await last.ended).toBe('0');

  const { events } = await log.store.readAll({
    after: START,
    limit: 1_000,
    types: ['CaseCollected', 'CaseTextChanged'],
  });
  expect(events.map(({ type }) => type)).toEqual(files.map(() => 'CaseCollected'));
  expect(new Set(events.map(({ stream }) => stream)).size).toBe(files.length);
  const history = await log.commands.history<CaseImportEvent>(caseImportStream(batchId));
  const rows = history.flatMap((event) => (event.type === 'CaseImportPartRecorded' ? event.data.rows : []));
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 31 }, (_, n) => n + 1));
  expect(rows.map(({ verdict }) => verdict)).toEqual([...files.map(() => 'new'), 'refused']);
  const { state } = await log.commands.load(caseImportDecider, caseImportStream(batchId));
  expect(state).toMatchObject({
    stage: 'finished',
    done: 31,
    counts: { new: 30, refused: 1, repeated: 0, unchanged: 0 },
  });
});

it('a cancelled import ends after the current part; resumed, it continues after that part', async () => {
  const files = Array.from({ length: 12 }, (_, n) => decisionFile(100 + n, { sentences: 12 }));
  const { batchId, stream } = await started(zipped(files));
  const give = (command: CaseImportCommand) =>
    log.commands.handle(caseImportDecider, { stream, command, context: context() });
  const blobs = createBlobs(log.pool);
  const parts = {
    commands: log.commands,
    blobs,
    uploads: log.uploads,
    rulesets: createRulesets({ store: log.store, blobs, commands: log.commands }),
    known: createKnownCases(log.pool),
    casesOf: createCasesOfSources(log.pool),
    clock: () => new Date(),
    rowsAPart: 5,
  };
  const stageAndRow = async () => {
    const { state } = await log.commands.load(caseImportDecider, stream);
    return [state?.stage, state?.done];
  };
  // Cancelled during the first part.
  const slow: typeof parts = {
    ...parts,
    known: async (keys) => {
      await give({ type: 'CancelImport' });
      return parts.known(keys);
    },
  };
  await runImport(slow, batchId);
  expect(await stageAndRow()).toEqual(['cancelled', 5]);
  await runImport(parts, batchId);
  expect(await stageAndRow()).toEqual(['cancelled', 5]);
  await give({ type: 'ResumeImport' });
  await runImport(parts, batchId);
  const { state } = await log.commands.load(caseImportDecider, stream);
  expect(state).toMatchObject({ stage: 'finished', done: 12, counts: { new: 12, repeated: 0 } });
});

it('a file that is no longer stored is reported, and one over the size limit isn’t stored', async () => {
  const { batchId, stream, upload } = await started(zipped([decisionFile(200)]));
  await log.pool.query('delete from vault.uploads where id = $1', [upload]);
  const blobs = createBlobs(log.pool);
  const rulesets = createRulesets({ store: log.store, blobs, commands: log.commands });
  const known = createKnownCases(log.pool);
  const casesOf = createCasesOfSources(log.pool);
  await runImport(
    { commands: log.commands, blobs, uploads: log.uploads, rulesets, known, casesOf, clock: () => new Date() },
    batchId,
  );
  const history = await log.commands.history<CaseImportEvent>(stream);
  expect(history.at(-1)).toMatchObject({
    type: 'CaseImportFailed',
    data: { message: expect.stringContaining('보관') },
  });

  const left = async () => (await log.pool.query('select 1 from vault.uploads')).rows.length;
  const before = await left();
  await expect(log.uploads.keep(piecesOf(new Uint8Array(5_000)), 4_000)).rejects.toMatchObject({
    code: 'payload_too_large',
  });
  expect(await left()).toBe(before);
});

const context = () => ({
  commandId: uuidV4(),
  at: '2026-11-21T03:00:00.000Z',
  actor: { id: 'system', role: 'system' } as const,
  correlationId: 'an import under test',
});

const started = async (content: Uint8Array) => {
  const batchId = uuidV4();
  const stream = caseImportStream(batchId);
  const file = await log.uploads.keep(piecesOf(content), 1_000_000);
  const start = { batchId, fileName: '판례.zip', format: 'zip', sampling: 'population', dryRun: false, file } as const;
  await log.commands.handle(caseImportDecider, { stream, command: { type: 'StartImport', start }, context: context() });
  return { batchId, stream, upload: file.upload };
};

async function* piecesOf(content: Uint8Array): AsyncIterable<Uint8Array> {
  for (let at = 0; at < content.length; at += 700) yield content.subarray(at, at + 700);
}
