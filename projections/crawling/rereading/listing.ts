import type {
  DifferenceFilter,
  DifferenceOut,
  RereadFilter,
  RereadOut,
} from '@nomucheck/domain/crawling/rereading/contract.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { readPage, rowsOf, sql } from '../../lists/page.ts';
import type { Db } from '../../runner/db.ts';
import type { RereadDifferenceRow } from './reread-differences.ts';
import type { RereadRow } from './rereads.ts';

type Wanted<Field, Filter> = {
  readonly sort: { readonly field: Field; readonly descending: boolean };
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly filter: Filter;
};
export type RereadsWanted = Wanted<'startedAt', RereadFilter>;
export type DifferencesWanted = Wanted<'id', DifferenceFilter>;
type Page<Item> = { readonly items: readonly Item[]; readonly total: number };

type FoundReread = Omit<RereadRow, 'started_at' | 'updated_at'> & {
  readonly started_at: Date;
  readonly updated_at: Date;
};
const rereadColumns = [
  ...['id', 'source', 'reader', 'stage', 'message', 'total', 'read', 'unreadable', 'kept', 'open', 'deciding'],
  ...['settled', 'started_by', 'started_at', 'updated_at'],
];
type ByField = RereadOut['openFields'];
const rereadOut = (
  fields: ReadonlyMap<string, ByField>,
  { started_by, started_at, updated_at, ...row }: FoundReread,
): RereadOut => ({
  ...{ id: row.id, source: row.source, reader: row.reader, stage: row.stage, message: row.message },
  ...{ total: row.total, read: row.read, unreadable: row.unreadable, kept: row.kept, open: row.open },
  ...{ openFields: fields.get(row.id) ?? {}, deciding: row.deciding, settled: row.settled, startedBy: started_by },
  ...{ startedAt: started_at.toISOString(), updatedAt: updated_at.toISOString() },
});

/** How many differences of each field nobody has settled, by reading. */
const openFieldsOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ByField>> => {
  const { rows } = await db.query<{ id: string; fields: ByField }>(
    `select reread_id as id, json_object_agg(field, open) as fields
     from (
       select reread_id, field, count(*)::int as open from read.reread_differences
       where reread_id = any ($1::text[]) and state = 'open' group by reread_id, field
     ) of_fields
     group by reread_id`,
    [ids],
  );
  return new Map(rows.map(({ id, fields }) => [id, fields]));
};

export const listRereads = async (db: Db, wanted: RereadsWanted): Promise<Page<RereadOut>> => {
  const { sort, from, to, filter } = wanted;
  const matching = sql('read.rereads');
  if (filter.source) matching.where('source', filter.source);
  const { rows, total } = await readPage<FoundReread>(db, {
    matching,
    columns: rereadColumns,
    order: [
      { column: 'started_at', descending: sort.descending },
      { column: 'id', descending: sort.descending },
    ],
    range: { from, to },
  });
  const fields = await openFieldsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => rereadOut(fields, row)), total };
};

/** null when the read model doesn't have it. */
export const findReread = async (db: Db, id: string): Promise<RereadOut | null> => {
  const [row] = await rowsOf<FoundReread>(db, sql('read.rereads').where({ id }).select(rereadColumns));
  return row ? rereadOut(await openFieldsOf(db, [id]), row) : null;
};

export const listDifferences = async (
  db: Db,
  rereadId: string,
  { sort, from, to, filter }: DifferencesWanted,
): Promise<Page<DifferenceOut>> => {
  const matching = sql('read.reread_differences').where('reread_id', rereadId);
  if (filter.state) matching.where('state', filter.state);
  if (filter.field) matching.where('field', filter.field);
  const { rows, total } = await readPage<Omit<RereadDifferenceRow, 'id' | 'reread_id'>>(db, {
    matching,
    columns: ['difference_id', 'case_id', 'item_id', 'title', 'field', 'before', 'after', 'state'],
    order: [{ column: 'difference_id', descending: sort.descending }],
    range: { from, to },
  });
  return {
    items: rows.map(({ difference_id: id, case_id: caseId, item_id: itemId, title, field, before, after, state }) => ({
      ...{ id, caseId, itemId, title, field, before, after, state },
    })),
    total,
  };
};

/** The reading of a source that goes on now. */
export const runningReread = async (db: Db, source: SourceName): Promise<string | null> => {
  const running = sql('read.rereads').where({ source, stage: 'running' }).orderBy('started_at', 'desc').limit(1);
  const [row] = await rowsOf<{ id: string }>(db, running.select('id'));
  return row?.id ?? null;
};
