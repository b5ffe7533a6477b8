import { hash } from 'node:crypto';
import type { CaseImport } from '@nomucheck/domain/case-import/case-import.ts';
import type { ReportRow } from '@nomucheck/domain/case-import/import-events.ts';
import { arrivalOf } from '@nomucheck/domain/cases/arrival.ts';
import { wordsOf } from '@nomucheck/domain/cases/decision-facts.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { plainNumbers } from '@nomucheck/domain/cases/likeness.ts';
import { isOtherDecision, otherDecision } from '@nomucheck/domain/cases/other-decision.ts';
import type { Vocabulary } from '@nomucheck/domain/cases/vocabulary.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import {
  type Arrival,
  type CasesOfSources,
  type Collected,
  checkedArrival,
  collectCase,
  collectedCaseId,
  copiesAmong,
  isArrival,
  type KnownCase,
  type KnownCases,
  refused,
  wouldCollect,
} from '../../cases/context.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import { type Prepared, type PreparedRow, reportOf } from '../prepared-row.ts';
import type { FileRow } from '../reading/file-row.ts';
import { rowCommandId } from './import-ids.ts';
import { inTurns } from './in-turns.ts';

export type CollectParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly blobs: Pick<Blobs, 'putAll'>;
  readonly known: KnownCases;
  /** Cases that other sources brought may have the number of a row, too. */
  readonly casesOf: CasesOfSources;
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

type Became = Collected | { readonly verdict: 'repeated'; readonly message: string };

const fromElsewhere = { verdict: 'unchanged', message: '다른 출처에서 온 같은 자료가 이미 있습니다.' } as const;

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
  const ready = prepared.flatMap((row) => ('ready' in row ? [withKnown(row.ready)] : []));
  const rawOf = new Map(rows.flatMap((row) => (row.kind === 'markdown' ? [[row.row, row.bytes] as const] : [])));
  const joined = await parts.casesOf(ready.flatMap(({ facts }) => facts.sourceId ?? []));
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
      const elsewhere = joined.get(row.facts.sourceId ?? '') ?? row.known.caseId;
      if (elsewhere !== row.known.caseId) return { ...report, ...fromElsewhere, caseId: elsewhere };
      const arrival = checkedArrival(arrivalFrom(row, rawOf.get(row.row) ?? null, importContext));
      const became = isArrival(arrival) ? await becomes(arrival, row.row, parts, importContext) : arrival;
      if (became.verdict === 'refused') return { ...report, ...became, caseId: null, code: 'case_edit_failed' };
      const isOwn = became.verdict === 'new' || became.verdict === 'changed';
      const message = became.message ?? (isOwn ? lossOf(row.text) : null);
      return { ...report, ...became, message, like: isOwn ? [...(likes.get(row.row) ?? [])] : [] };
    },
  );
  const reports = new Map(
    [...became, ...prepared.flatMap((row) => ('report' in row ? [row.report] : []))].map((one) => [one.row, one]),
  );
  return rows.flatMap(({ row }) => reports.get(row) ?? []);
};

/** What has to be looked at of a case that was made: U+FFFD stands where its file was damaged, or ended within a character. */
const lossOf = (text: string): string | null =>
  text.includes('\ufffd')
    ? '본문에 읽을 수 없는 글자(\ufffd)가 있습니다. 파일이 중간에 끊기지 않았는지 확인해 주십시오.'
    : null;

const keep = async (contents: readonly (Buffer | string)[], mediaType: string, blobs: CollectParts['blobs']) => {
  if (contents.length > 0)
    await blobs.putAll(
      contents.filter((content) => content.length > 0),
      mediaType,
    );
};

const named = (content: Buffer | string): string => hash('sha256', content, 'hex');

/** A row, and the facts by which cases are compared. */
type Ready = Prepared & { readonly known: KnownCase };

const withKnown = (row: Prepared): Ready => {
  const { tribunal, decidedOn, caseNumbers } = row.facts;
  const caseId = collectedCaseId(row.facts);
  return { ...row, known: { caseId, tribunal, decidedOn, numbers: plainNumbers(caseNumbers), sketch: row.sketch } };
};

const arrivalFrom = (row: Ready, raw: Buffer | null, { batch, vocabulary }: ImportContext) =>
  arrivalOf({
    caseId: row.known.caseId,
    origin: { batch: batch.batchId, row: row.row, sourceId: row.facts.sourceId },
    sampling: batch.sampling,
    facts: row.facts,
    content: row.text,
    text: row.text === '' ? null : { hash: named(row.text), chars: row.text.length },
    raw: raw && { hash: named(raw), mediaType: 'text/markdown' },
    proposed: row.proposed,
    sketch: row.sketch,
    vocabulary,
  });

/** Cases of which each row's case may be a copy: existing ones, and those of earlier rows of this part. */
const likesOf = (ready: readonly Ready[], there: readonly KnownCase[]): ReadonlyMap<number, readonly string[]> => {
  const before = new Map<number, KnownCase[]>();
  const likes = new Map<number, readonly string[]>();
  for (const { row, known, keys } of ready) {
    const near = new Set(keys.flatMap((key) => before.get(key) ?? []));
    likes.set(row, copiesAmong(known, [...there, ...near]));
    for (const key of keys) before.set(key, [...(before.get(key) ?? []), known]);
  }
  return likes;
};

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

const becomes = async (
  arrival: Arrival,
  row: number,
  parts: CollectParts,
  { batch, contextOf, seen }: ImportContext,
): Promise<Became> => {
  const { caseId, draft } = arrival;
  const first = seen.get(caseId);
  if (first && first.row < row) return repeats(arrival, first, parts);
  const became = batch.dryRun
    ? await wouldCollect(arrival, parts.commands)
    : await collectCase(arrival, parts.commands, contextOf(rowCommandId(batch.batchId, row, 'collect')));
  if (!first && became.verdict !== 'refused') seen.set(caseId, { row, said: draft });
  return became;
};
