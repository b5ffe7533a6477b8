import type {
  BulkRowFilter,
  BulkRowOut,
  BulkWorkDetail,
  BulkWorkFilter,
  BulkWorkOut,
  BulkWorkSort,
} from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { refineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { readPage, sql } from '../../lists/page.ts';
import type { Db } from '../../runner/db.ts';
import type { BulkWorkRow } from './bulk-works.ts';

type Wanted<Field, Filter> = {
  readonly sort: { readonly field: Field; readonly descending: boolean };
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly filter: Filter;
};
export type BulkWorksWanted = Wanted<BulkWorkSort, BulkWorkFilter>;
export type BulkRowsWanted = Wanted<'row', BulkRowFilter>;
type Page<Item> = { readonly items: readonly Item[]; readonly total: number };

/** A job without the name of who asked for it, which only the log knows, and with its reason still sealed. */
export type ListedWork = Omit<BulkWorkOut, 'startedBy' | 'reverted'> & {
  readonly startedBy: Actor;
  readonly reverted: (Omit<NonNullable<BulkWorkOut['reverted']>, 'reason'> & { readonly reason: Sealed | null }) | null;
};

type Found = Omit<BulkWorkRow, 'revert_reason' | 'started_at' | 'updated_at'> & {
  readonly started_at: Date;
  readonly updated_at: Date;
};

const listedColumns = [
  ...['id', 'kind', 'then_ready', 'filter', 'stage', 'total', 'done', 'counts', 'reverted', 'started_by'],
  ...['started_as', 'started_at', 'updated_at'],
] as const;

const listed = (row: Found): ListedWork => ({
  id: row.id,
  kind: row.kind,
  thenReady: row.then_ready,
  // A condition that the queue no longer has isn't told as one that it has.
  filter: row.filter && (refineFilter.safeParse(row.filter).data ?? null),
  stage: row.stage,
  total: row.total,
  done: row.done,
  counts: { ...row.counts },
  reverted: row.reverted && {
    reverted: row.reverted.reverted,
    keptCount: row.reverted.keptCount,
    reason: row.reverted.reason,
  },
  startedBy: { id: row.started_by, role: row.started_as },
  startedAt: row.started_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** The condition that a job is going on. */
export const isUnderWay = `stage in ('running', 'stopping', 'reverting')`;

/** A page of the jobs, and how many there are. Jobs requested by id are never cut off. */
export const listBulkWorks = async (db: Db, { sort, from, to, filter }: BulkWorksWanted): Promise<Page<ListedWork>> => {
  const matching = sql('read.case_bulk_works');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.kind) matching.where('kind', filter.kind);
  if (filter.underWay) matching.whereRaw(isUnderWay);
  if (filter.stage) matching.where('stage', filter.stage);
  const { descending } = sort;
  const { rows, total } = await readPage<Found>(db, {
    matching,
    columns: listedColumns,
    order: [
      { column: sort.field === 'startedAt' ? 'started_at' : 'updated_at', descending },
      { column: 'id', descending },
    ],
    range: filter.id ? null : { from, to },
  });
  return { items: rows.map(listed), total };
};

/** One job; null where there is none. */
export const findBulkWork = async (db: Db, id: string): Promise<ListedWork | null> => {
  const { rows } = await db.query<Found>(`select ${listedColumns.join(', ')} from read.case_bulk_works where id = $1`, [
    id,
  ]);
  return rows[0] ? listed(rows[0]) : null;
};

/** Why the cases of a job were refused, the commonest cause first. */
export const refusalsOf = async (db: Db, id: string): Promise<BulkWorkDetail['refusals']> => {
  const { rows } = await db.query<BulkWorkDetail['refusals'][number]>(
    `select coalesce(said ->> 'code', '') as code, coalesce(said ->> 'message', '') as message, count(*)::int as cases
     from read.case_bulk_parts, jsonb_array_elements(rows) said
     where work_id = $1 and said ->> 'verdict' = 'refused'
     group by 1, 2 order by cases desc, 1, 2`,
    [id],
  );
  return rows;
};

/** When the job was reverted, this case was left as it was. */
const isKept = `coalesce(jsonb_exists(bulk.reverted -> 'kept', line.said ->> 'caseId'), false)`;

/** A page of what became of the cases of a job, in the job's order, each case named as it is today. */
export const listBulkRows = async (
  db: Db,
  id: string,
  { sort, from, to, filter }: BulkRowsWanted,
): Promise<Page<BulkRowOut>> => {
  const matching = sql
    .from(
      sql.raw(
        `read.case_bulk_parts part
         cross join lateral jsonb_array_elements(part.rows) with ordinality as line (said, place)
         join read.case_bulk_works bulk on bulk.id = part.work_id
         left join read.case_work w on w.id = line.said ->> 'caseId'`,
      ),
    )
    .where('part.work_id', id);
  if (filter.verdict) matching.whereRaw(`line.said ->> 'verdict' = ?`, [filter.verdict]);
  if (filter.kept !== undefined) matching.whereRaw(filter.kept ? isKept : `not ${isKept}`);
  const { rows, total } = await readPage<BulkRowOut>(db, {
    matching,
    columns: [
      sql.raw(`line.said ->> 'caseId' as id, line.said ->> 'caseId' as "caseId",
        (part.from_row + line.place - 1)::int as row, line.said ->> 'verdict' as verdict, line.said ->> 'code' as code,
        line.said ->> 'message' as message, line.said -> 'like' as "like", ${isKept} as kept, w.stage, w.tribunal,
        coalesce(w.record -> 'caseNumbers', '[]') as "caseNumbers", w.decided_on::text as "decidedOn",
        coalesce(w.title, '') as title, w.outcome,
        coalesce(nullif(w.record ->> 'point', ''), w.proposed -> 'point' ->> 'text', '') as point`),
    ],
    order: [{ column: 'row', descending: sort.descending }],
    range: { from, to },
  });
  return { items: rows, total };
};
