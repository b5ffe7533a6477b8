import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CaseImport,
  type CaseImportCommand,
  caseImportDecider,
  caseImportStream,
} from '@nomucheck/domain/case-import/case-import.ts';
import type { CaseImportEvent, ImportedFile } from '@nomucheck/domain/case-import/import-events.ts';
import { wordsOf } from '@nomucheck/domain/cases/decision-facts.ts';
import { vocabularyOf } from '@nomucheck/domain/cases/vocabulary.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { unlessGone } from '../../engine/jobs/ground-gone.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { type FileReader, type FileRow, sizeOf, unreadable } from '../reading/file-row.ts';
import { openFile } from '../reading/open-file.ts';
import { openRowThread, type RowThread } from '../row-thread.ts';
import type { Uploads } from '../uploads.ts';
import { type CollectParts, collectPart, type ImportContext, type PartRead, type SeenRow } from './collect-part.ts';
import { batchCommandId } from './import-ids.ts';

export type ImportRunParts = CollectParts & {
  readonly commands: CommandHandler;
  readonly uploads: Pick<Uploads, 'read' | 'isKept'>;
  readonly rulesets: Pick<Rulesets, 'current'>;
  readonly clock: () => Date;
  /** Aborted when the process ends: the next try continues after the last recorded part. */
  readonly ending?: AbortSignal;
  /** Called after each part, to show the progress. */
  readonly onPart?: (batch: CaseImport) => void;
  readonly rowsAPart?: number;
};

const ROWS_A_PART = 200;
const BYTES_A_PART = 16 * 1024 * 1024;

/**
 * Imports a file from where an earlier try ended. However it ends, recorded parts are done, and the others can be
 * repeated.
 */
export const runImport = async (parts: ImportRunParts, batchId: string): Promise<void> => {
  const { commands, ending } = parts;
  const stream = caseImportStream(batchId);
  const { state: batch } = await commands.load(caseImportDecider, stream);
  if (batch?.stage !== 'running') return;
  const [started] = await commands.history<CaseImportEvent>(stream, { to: 1 });
  if (!started) return;
  const contextOf = contextFor(started.actor, batchId, parts.clock);
  const tell = (command: CaseImportCommand, step: string) =>
    commands.handle(caseImportDecider, { stream, command, context: contextOf(batchCommandId(batchId, step)) });

  const folder = await mkdtemp(join(tmpdir(), 'nomucheck-import-'));
  const thread = openRowThread();
  try {
    const path = join(folder, 'file');
    await bringBack(batch.file, path, parts.uploads);
    const reader = openFile(batch.format, path);
    if (batch.rows === null) await tell({ type: 'CountRows', rows: await reader.count() }, 'count');
    const vocabulary = vocabularyOf((await parts.rulesets.current()).ruleset);
    const importContext: ImportContext = { batch, vocabulary, contextOf, seen: await seenIn(commands, stream) };
    for await (const part of readAhead(inParts(reader, batch.done, parts.rowsAPart ?? ROWS_A_PART), thread)) {
      ending?.throwIfAborted();
      const report = await collectPart(part, parts, importContext);
      const { state } = await tell({ type: 'RecordPart', rows: report }, `part from ${part.rows[0]?.row}`);
      if (state) parts.onPart?.(state);
      if (state?.stage !== 'running') return;
    }
    await tell({ type: 'FinishImport' }, `finish after ${batch.parts}`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Cancelled meanwhile, or another worker has come further.
    if (error.code === 'stage_wrong' || error.code === 'conflict') return;
    if (error.code !== 'file_upload_failed') throw error;
    const failure = { type: 'FailImport', code: error.code, message: wordsOf(error).slice(0, 500) } as const;
    await unlessGone(tell(failure, `fail after ${started.id} ${batch.done}`));
  } finally {
    await thread.close();
    await rm(folder, { recursive: true, force: true });
  }
};

export const contextFor =
  (actor: Actor, batchId: string, clock: () => Date, reason?: string) =>
  (commandId: string): CommandContext => ({
    commandId,
    at: clock().toISOString(),
    actor,
    correlationId: batchId,
    ...(reason !== undefined && { reason }),
  });

/** Writes the file to this machine's disk, and checks that it is what was uploaded. */
const bringBack = async ({ upload, hash }: ImportedFile, path: string, uploads: ImportRunParts['uploads']) => {
  if (!(await uploads.isKept(upload))) throw unreadable('올린 파일을 더는 보관하고 있지 않습니다. 다시 올려 주십시오.');
  const file = await open(path, 'wx', 0o600);
  const seen = createHash('sha256');
  try {
    for await (const piece of uploads.read(upload)) {
      seen.update(piece);
      await file.writeFile(piece);
    }
  } finally {
    await file.close();
  }
  if (seen.digest('hex') !== hash) throw new Error(`the upload ${upload} isn't what its hash says`);
};

async function* inParts(reader: FileReader, after: number, most: number): AsyncIterable<readonly FileRow[]> {
  let part: FileRow[] = [];
  let bytes = 0;
  for await (const row of reader.rowsAfter(after)) {
    part.push(row);
    bytes += sizeOf(row);
    if (part.length === most || bytes > BYTES_A_PART) {
      yield part;
      part = [];
      bytes = 0;
    }
  }
  if (part.length > 0) yield part;
}

/** While one part is imported, the thread reads the next. */
async function* readAhead(
  parts: AsyncIterable<readonly FileRow[]>,
  thread: Pick<RowThread, 'prepare'>,
): AsyncIterable<PartRead> {
  let ahead: { rows: readonly FileRow[]; reading: Promise<PartRead['prepared']> } | null = null;
  for await (const rows of parts) {
    const read: PartRead | null = ahead && { rows: ahead.rows, prepared: await ahead.reading };
    ahead = { rows, reading: thread.prepare(rows) };
    // A failure of reading ahead is thrown when that part is due.
    ahead.reading.catch(() => {});
    if (read) yield read;
  }
  if (ahead) yield { rows: ahead.rows, prepared: await ahead.reading };
}

/** The cases that earlier parts contained, with their rows. */
const seenIn = async (commands: CommandHandler, stream: string): Promise<Map<string, SeenRow>> => {
  const seen = new Map<string, SeenRow>();
  for (const event of await commands.history<CaseImportEvent>(stream)) {
    if (event.type !== 'CaseImportPartRecorded') continue;
    for (const { row, caseId } of event.data.rows) if (caseId && !seen.has(caseId)) seen.set(caseId, { row });
  }
  return seen;
};
