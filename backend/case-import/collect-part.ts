import { hash } from 'node:crypto';
import { arrivalOf } from '@nomucheck/domain/case-import/arrival.ts';
import type { CaseImport } from '@nomucheck/domain/case-import/case-import.ts';
import type { ReportRow } from '@nomucheck/domain/case-import/import-events.ts';
import { isOtherDecision, otherDecision } from '@nomucheck/domain/case-import/other-decision.ts';
import { type CaseEvent, caseCollected } from '@nomucheck/domain/cases/case-events.ts';
import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { Vocabulary } from '@nomucheck/domain/cases/proposals/vocabulary.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Blobs } from '../engine/vault/blobs.ts';
import { rowCommandId } from './import-ids.ts';
import { inTurns } from './in-turns.ts';
import { copiesAmong, type KnownCase, type KnownCases } from './known-cases.ts';
import { type Prepared, type PreparedRow, reportOf } from './prepared-row.ts';
import { type FileRow, wordsOf } from './reading/file-row.ts';

export type CollectParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly blobs: Pick<Blobs, 'putAll'>;
  readonly known: KnownCases;
};

/** What all parts of one file share. */
export type ImportContext = {
  readonly batch: Pick<CaseImport, 'batchId' | 'sampling' | 'dryRun'>;
  readonly vocabulary: Vocabulary;
  /** The person who uploaded the file. */
  readonly contextOf: (commandId: string) => CommandContext;
  /** For each case, the first row of this file with that case. */
  readonly seen: Map<string, SeenRow>;
};

/** `said` is what the row says about the case; undefined for a part that another process has done. */
export type SeenRow = { readonly row: number; readonly said?: Arrival['draft'] };

type Arrival = typeof caseCollected.schema._output;
type Became = Pick<ReportRow, 'verdict' | 'message'> & Partial<Pick<ReportRow, 'code' | 'caseId'>>;

/** Commands that run in parallel: the log writes appends together that arrive together. */
const AT_ONCE = 32;

/** Some rows of a file with the result of reading each. */
export type PartRead = { readonly rows: readonly FileRow[]; readonly prepared: readonly PreparedRow[] };

/**
 * Turns rows into cases, with one command for each; returns the outcome of each row. Repeating it gives the same
 * outcomes.
 */
export const collectPart = async (
  { rows, prepared }: PartRead,
  parts: CollectParts,
  importContext: ImportContext,
): Promise<readonly ReportRow[]> => {
  const { dryRun } = importContext.batch;
  const ready = prepared.flatMap((row) => ('ready' in row ? [row.ready] : []));
  const rawOf = new Map(rows.flatMap((row) => (row.kind === 'markdown' ? [[row.row, row.bytes] as const] : [])));
  const there = await parts.known([...new Set(ready.flatMap(({ keys }) => keys))]);

  // 1 store the texts that the events refer to by hash
  if (!dryRun) {
    await keep(
      ready.map(({ text }) => text),
      'text/plain',
      parts.blobs,
    );
    await keep(
      ready.flatMap(({ row }) => rawOf.get(row) ?? []),
      'text/markdown',
      parts.blobs,
    );
    for (const row of rows) if (row.kind === 'pdf') await keep([row.bytes], 'application/pdf', parts.blobs);
  }

  // 2 each row; rows of one case in sequence
  const likes = likesOf(ready, there);
  const became = await inTurns(
    ready,
    AT_ONCE,
    ({ known }) => known.caseId,
    async (row): Promise<ReportRow> => {
      const report = { ...reportOf(row, 'new', null, null), title: row.title, caseId: row.known.caseId };
      const arrival = caseCollected.schema.safeParse(arrivalFrom(row, rawOf.get(row.row) ?? null, importContext));
      if (!arrival.success) {
        const where = arrival.error.issues[0]?.path.join('.') ?? '';
        const message = `값이 자료의 규칙에 맞지 않습니다: ${where}`.slice(0, 500);
        return { ...report, ...refused(message) };
      }
      const first = importContext.seen.get(row.known.caseId);
      const told =
        first && first.row < row.row
          ? await repeats(arrival.data, first, parts)
          : dryRun
            ? await wouldBecome(arrival.data, parts)
            : await becomes(arrival.data, parts, importContext);
      if (!first && told.verdict !== 'refused')
        importContext.seen.set(row.known.caseId, { row: row.row, said: arrival.data.draft });
      const isOwn = told.verdict === 'new' || told.verdict === 'changed';
      return { ...report, ...told, like: isOwn ? [...(likes.get(row.row) ?? [])] : [] };
    },
  );
  const reports = new Map(
    [...became, ...prepared.flatMap((row) => ('report' in row ? [row.report] : []))].map((one) => [one.row, one]),
  );
  return rows.flatMap(({ row }) => reports.get(row) ?? []);
};

const keep = async (contents: readonly (Buffer | string)[], mediaType: string, blobs: CollectParts['blobs']) => {
  if (contents.length > 0)
    await blobs.putAll(
      contents.filter((content) => content.length > 0),
      mediaType,
    );
};

const named = (content: Buffer | string): string => hash('sha256', content, 'hex');

const arrivalFrom = (row: Prepared, raw: Buffer | null, { batch, vocabulary }: ImportContext) =>
  arrivalOf({
    caseId: row.known.caseId,
    origin: { batch: batch.batchId, row: row.row, sourceId: row.facts.sourceId },
    sampling: batch.sampling,
    facts: row.facts,
    content: row.text,
    text: row.text === '' ? null : { hash: named(row.text), chars: row.text.length },
    raw: raw && { hash: named(raw), mediaType: 'text/markdown' },
    proposed: row.proposed,
    sketch: row.known.sketch,
    vocabulary,
  });

/** Cases of which each row's case may be a copy: existing ones, and those of earlier rows of this part. */
const likesOf = (ready: readonly Prepared[], there: readonly KnownCase[]): ReadonlyMap<number, readonly string[]> => {
  const before = new Map<number, KnownCase[]>();
  const likes = new Map<number, readonly string[]>();
  for (const { row, known, keys } of ready) {
    const near = new Set(keys.flatMap((key) => before.get(key) ?? []));
    likes.set(row, copiesAmong(known, [...there, ...near]));
    for (const key of keys) before.set(key, [...(before.get(key) ?? []), known]);
  }
  return likes;
};

const refused = (message: string): Became => ({ verdict: 'refused', caseId: null, code: 'case_edit_failed', message });

/** A row whose case came from an earlier row of the same file. Every difference is reported. */
const repeats = async (arrival: Arrival, { row, said }: SeenRow, { commands }: CollectParts): Promise<Became> => {
  const { draft, origin, caseId } = arrival;
  const first = said ?? (await commands.load(caseDecider, caseStream(caseId))).state?.draft;
  if (first && origin.sourceId && isOtherDecision(first, draft))
    return refused(wordsOf(otherDecision(origin.sourceId, first)));
  if (first && !isSame(first.text, draft.text))
    return refused(`${row}번째와 같은 자료인데 본문이 다릅니다. 맞는 것 하나만 올려 주십시오.`);
  return { verdict: 'repeated', message: `${row}번째와 같은 자료입니다.` };
};

/** Refused, because the number of the row may be wrong: a case must not be overwritten by another decision. */
const requireSameDecision = (known: LegalCase | null, { draft, origin }: Arrival): void => {
  if (known && origin.sourceId && isOtherDecision(known.draft, draft))
    throw otherDecision(origin.sourceId, known.draft);
};

const refusedBy = (error: unknown): Became => {
  if (error instanceof DomainError && error.code === 'case_edit_failed') return refused(wordsOf(error));
  throw error;
};

const putAside: Became = {
  verdict: 'unchanged',
  message: '전에 제외했거나 다른 자료에 합친 자료라 그대로 두었습니다.',
};
const unchanged: Became = { verdict: 'unchanged', message: null };

const becomes = async (arrival: Arrival, { commands }: CollectParts, importContext: ImportContext): Promise<Became> => {
  const { batch, row } = arrival.origin;
  try {
    const { events, state } = await commands.handle(caseDecider, {
      stream: caseStream(arrival.caseId),
      command: { type: 'CollectCase', arrival },
      context: importContext.contextOf(rowCommandId(batch ?? '', row ?? 0, 'collect')),
      first: ({ state }) => requireSameDecision(state, arrival),
    });
    return becameBy(events[0], state);
  } catch (error) {
    return refusedBy(error);
  }
};

/** The same without writing: it only calls the decider. */
const wouldBecome = async (arrival: Arrival, { commands }: CollectParts): Promise<Became> => {
  const { state } = await commands.load(caseDecider, caseStream(arrival.caseId));
  try {
    requireSameDecision(state, arrival);
    return becameBy(caseDecider.decide({ type: 'CollectCase', arrival }, state)[0], state);
  } catch (error) {
    return refusedBy(error);
  }
};

const becameBy = (event: Pick<CaseEvent, 'type'> | undefined, state: LegalCase | null): Became => {
  if (event?.type === 'CaseCollected') return { verdict: 'new', message: null };
  if (event?.type === 'CaseTextChanged') return { verdict: 'changed', message: null };
  return state?.stage === 'withdrawn' || state?.stage === 'merged' ? putAside : unchanged;
};
