import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { MasterCase, MasterCaseFilter, MasterCaseSort } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { rowsOf, sql } from '../../lists/page.ts';
import type { Db, DbPool } from '../../runner/db.ts';
import { orderedBy } from './conditions.ts';
import { narrowed } from './narrowing.ts';

export type MasterWanted = {
  readonly sort: { readonly field: MasterCaseSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names cases. */
  readonly from: number;
  readonly to: number;
  readonly filter: MasterCaseFilter;
};

const sortColumns: Readonly<Record<MasterCaseSort, string>> = {
  acceptedAt: 'accepted_at',
  updatedAt: 'updated_at',
  decidedOn: 'decided_on',
  title: 'title',
  tribunal: 'tribunal',
};

const columns = ['id', 'revision', 'stage', 'merged_into', 'edition', 'record', 'accepted_at', 'updated_at'];

type Found = {
  id: string;
  revision: number;
  stage: MasterCase['stage'];
  merged_into: string | null;
  edition: number;
  record: CaseRecord;
  accepted_at: Date;
  updated_at: Date;
};

const listed = ({ merged_into, record, accepted_at, updated_at, ...row }: Found): MasterCase => ({
  ...record,
  ...row,
  mergedInto: merged_into,
  acceptedAt: accepted_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

const orderOf = ({ field, descending }: MasterWanted['sort']): string =>
  orderedBy(sortColumns[field], descending, field === 'decidedOn');

const matching = ({ sort, filter }: Pick<MasterWanted, 'sort' | 'filter'>) =>
  sql('read.case_work').whereRaw(narrowed(filter).where).select(columns).orderByRaw(orderOf(sort));

/** A page of the master cases, and how many there are. Cases requested by id are never cut off. */
export const listMaster = async (
  db: Db,
  { sort, from, to, filter }: MasterWanted,
): Promise<{ readonly items: readonly MasterCase[]; readonly total: number }> => {
  const page = matching({ sort, filter });
  if (!filter.id) page.limit(to - from + 1).offset(from);
  const [total, rows] = await Promise.all([countMaster(db, filter), rowsOf<Found>(db, page)]);
  return { items: rows.map(listed), total };
};

/** How many there are. */
export const countMaster = async (db: Db, filter: MasterCaseFilter): Promise<number> => {
  const counting = sql('read.case_work').whereRaw(narrowed(filter).where).select(sql.raw('count(*)::int as total'));
  const [row] = await rowsOf<{ total: number }>(db, counting);
  return row?.total ?? 0;
};

const atOnce = 500;

/** All of them, in parts, as they were when the first part was read. The reader decides when the next part is read. */
export async function* eachMaster(
  db: DbPool,
  { sort, filter }: Pick<MasterWanted, 'sort' | 'filter'>,
): AsyncGenerator<readonly MasterCase[], void, undefined> {
  const { sql: text, bindings } = matching({ sort, filter }).toSQL().toNative();
  const client = await db.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`declare cases no scroll cursor for ${text}`, [...bindings]);
    for (;;) {
      const { rows } = await client.query<Found>(`fetch ${atOnce} from cases`);
      if (rows.length > 0) yield rows.map(listed);
      if (rows.length < atOnce) break;
    }
  } finally {
    // It isn't a failure when a reader stops early; a connection that can't end its transaction is closed.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}
