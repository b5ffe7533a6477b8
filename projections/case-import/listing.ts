import type {
  ImportFilter,
  ImportOut,
  ImportRefusals,
  ImportSort,
  ReportFilter,
  ReportRowOut,
} from '@nomucheck/domain/case-import/contract.ts';
import type { ReportRow } from '@nomucheck/domain/case-import/import-events.ts';
import { causeOf } from '@nomucheck/domain/case-import/refusal-cause.ts';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { SealedValue } from '../runner/rows/sealed.ts';
import type { CaseImportRow } from './case-imports.ts';

type Wanted<Field, Filter> = {
  readonly sort: { readonly field: Field; readonly descending: boolean };
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly filter: Filter;
};
export type ImportsWanted = Wanted<ImportSort, ImportFilter>;
export type ReportWanted = Wanted<'row', ReportFilter>;
/** An import whose file's name, and the reason of its reversal, are still sealed. */
export type SealedImport = Omit<ImportOut, 'fileName' | 'reverted'> & {
  readonly fileName: SealedValue;
  readonly reverted: (Omit<NonNullable<ImportOut['reverted']>, 'reason'> & { readonly reason: Sealed | null }) | null;
};
type Page<Item> = { readonly items: readonly Item[]; readonly total: number };

type Instants = 'started_at' | 'running_since' | 'updated_at';
type Found = Omit<CaseImportRow, Instants | 'bytes'> & { readonly [Instant in Instants]: Date } & {
  readonly bytes: string;
};

const listed = (row: Found): SealedImport => ({
  id: row.id,
  fileName: row.file_name,
  format: row.format,
  bytes: Number(row.bytes),
  sampling: row.sampling,
  dryRun: row.dry_run,
  stage: row.stage,
  rows: row.rows,
  done: row.done,
  counts: row.counts,
  failure: row.failure,
  reverted: row.reverted && { ...row.reverted, kept: [...row.reverted.kept] },
  startedBy: row.started_by,
  startedAt: row.started_at.toISOString(),
  runningSince: row.running_since.toISOString(),
  doneBefore: row.done_before,
  updatedAt: row.updated_at.toISOString(),
  revision: row.revision,
});

/** A page of the files of cases, and how many there are. Files requested by id are never cut off. */
export const listImports = async (db: Db, { sort, from, to, filter }: ImportsWanted): Promise<Page<SealedImport>> => {
  const matching = sql('read.case_imports');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.stage) matching.where('stage', filter.stage);
  if (filter.dryRun !== undefined) matching.where('dry_run', filter.dryRun);
  const { descending } = sort;
  const { rows, total } = await readPage<Found>(db, {
    matching,
    columns: ['*'],
    order: [
      { column: sort.field === 'startedAt' ? 'started_at' : 'updated_at', descending },
      { column: 'id', descending },
    ],
    range: filter.id ? null : { from, to },
  });
  return { items: rows.map(listed), total };
};

/** One file; null when the read model doesn't have it. */
export const findImport = async (db: Db, id: string): Promise<SealedImport | null> => {
  const { rows } = await db.query<Found>('select * from read.case_imports where id = $1', [id]);
  return rows[0] ? listed(rows[0]) : null;
};

/** A page of the rows of a file's report, in the file's order. */
export const listReport = async (
  db: Db,
  id: string,
  { sort, from, to, filter }: ReportWanted,
): Promise<Page<ReportRowOut>> => {
  const matching = sql.from(sql.raw('read.case_import_parts, jsonb_array_elements(rows) line')).where('import_id', id);
  if (filter.verdict) matching.whereRaw(`line ->> 'verdict' = ?`, [filter.verdict]);
  if (filter.duplicates !== undefined)
    matching.whereRaw(`jsonb_array_length(line -> 'like') ${filter.duplicates ? '>' : '='} 0`);
  if (filter.q !== undefined)
    matching.whereRaw(
      `(position(lower(?) in lower(line ->> 'name')) > 0 or position(lower(?) in lower(line ->> 'title')) > 0)`,
      [filter.q, filter.q],
    );
  const { rows, total } = await readPage<{ line: ReportRow }>(db, {
    matching,
    columns: ['line', sql.raw(`(line ->> 'row')::int as place`)],
    order: [{ column: 'place', descending: sort.descending }],
    range: { from, to },
  });
  return { items: rows.map(({ line }) => ({ ...line, id: `${id}:${line.row}` })), total };
};

/** Why rows of a file were refused, the most frequent cause first. */
export const refusalsIn = async (db: Db, id: string): Promise<ImportRefusals> => {
  const { rows } = await db.query<ImportRefusals[number]>(
    `select coalesce(line ->> 'code', '') as code, coalesce(line ->> 'message', '') as message, count(*)::int as rows
     from read.case_import_parts part, jsonb_array_elements(part.rows) line
     where import_id = $1 and line ->> 'verdict' = 'refused'
     group by 1, 2`,
    [id],
  );
  const causes = new Map<string, ImportRefusals[number]>();
  for (const { code, message, rows: count } of rows) {
    const cause = { code, message: causeOf(message) };
    const key = JSON.stringify(cause);
    causes.set(key, { ...cause, rows: (causes.get(key)?.rows ?? 0) + count });
  }
  return [...causes.values()].sort((a, b) => b.rows - a.rows || (a.code + a.message < b.code + b.message ? -1 : 1));
};
