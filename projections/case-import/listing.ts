import type {
  ImportFilter,
  ImportOut,
  ImportSort,
  ReportFilter,
  ReportRowOut,
} from '@nomucheck/domain/case-import/contract.ts';
import type { ReportRow } from '@nomucheck/domain/case-import/import-events.ts';
import type { Db } from '../runner/db.ts';
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
type Page<Item> = { readonly items: readonly Item[]; readonly total: number };

type Instants = 'started_at' | 'running_since' | 'updated_at';
type Found = Omit<CaseImportRow, Instants | 'bytes'> & { readonly [Instant in Instants]: Date } & {
  readonly bytes: string;
};

const listed = (row: Found): ImportOut => ({
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
export const listImports = async (db: Db, { sort, from, to, filter }: ImportsWanted): Promise<Page<ImportOut>> => {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (filter.id) conditions.push(`id = any (${given(filter.id)}::text[])`);
  if (filter.stage) conditions.push(`stage = ${given(filter.stage)}`);
  if (filter.dryRun !== undefined) conditions.push(`dry_run = ${given(filter.dryRun)}`);
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const counted = await db.query<{ total: number }>(`select count(*)::int as total from read.case_imports ${where}`, [
    ...values,
  ]);
  const column = sort.field === 'startedAt' ? 'started_at' : 'updated_at';
  const direction = sort.descending ? 'desc' : 'asc';
  const page = filter.id ? '' : `limit ${given(to - from + 1)} offset ${given(from)}`;
  const { rows } = await db.query<Found>(
    `select * from read.case_imports ${where} order by ${column} ${direction}, id ${direction} ${page}`,
    values,
  );
  return { items: rows.map(listed), total: counted.rows[0]?.total ?? 0 };
};

/** One file; null when the read model doesn't have it. */
export const findImport = async (db: Db, id: string): Promise<ImportOut | null> => {
  const { rows } = await db.query<Found>('select * from read.case_imports where id = $1', [id]);
  return rows[0] ? listed(rows[0]) : null;
};

/** A page of the rows of a file's report, in the file's order. */
export const listReport = async (
  db: Db,
  id: string,
  { sort, from, to, filter }: ReportWanted,
): Promise<Page<ReportRowOut>> => {
  const values: unknown[] = [id];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['import_id = $1'];
  if (filter.verdict) conditions.push(`line ->> 'verdict' = ${given(filter.verdict)}`);
  if (filter.duplicates !== undefined)
    conditions.push(`jsonb_array_length(line -> 'like') ${filter.duplicates ? '>' : '='} 0`);
  if (filter.q !== undefined) {
    const words = given(filter.q);
    conditions.push(
      `(position(lower(${words}) in lower(line ->> 'name')) > 0 or position(lower(${words}) in lower(line ->> 'title')) > 0)`,
    );
  }
  const lines = `from read.case_import_parts, jsonb_array_elements(rows) line where ${conditions.join(' and ')}`;
  const counted = await db.query<{ total: number }>(`select count(*)::int as total ${lines}`, [...values]);
  const { rows } = await db.query<{ line: ReportRow }>(
    `select line ${lines} order by (line ->> 'row')::int ${sort.descending ? 'desc' : 'asc'}
     limit ${given(to - from + 1)} offset ${given(from)}`,
    values,
  );
  return { items: rows.map(({ line }) => ({ ...line, id: `${id}:${line.row}` })), total: counted.rows[0]?.total ?? 0 };
};
