import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { RecallFilter } from '@nomucheck/domain/recalls/contract.ts';
import { countOf, readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { RecalledRecordRow } from './recalled-records.ts';

export type RecallsWanted = {
  readonly sort: { readonly field: 'recalledAt'; readonly descending: boolean };
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly filter: RecallFilter;
};

type Instants = 'recalled_at' | 'record_at' | 'settled_at' | 'reason';
export type ListedRecall = Omit<RecalledRecordRow, Instants> & {
  readonly recalled_at: Date;
  readonly record_at: Date;
  readonly settled_at: Date | null;
  readonly reason: Sealed | null;
  /** Whose record it is; null: a post. */
  readonly owner: string | null;
  readonly title: string | null;
  readonly last_calculation_id: string | null;
  readonly last_calculated_at: string | null;
  readonly last_rate: number | null;
};
/**
 * Whoever calculated again has the figure of now; a document that was sold stays as it was sold. An advice whose text doesn't cite the
 * case any more, or that was withdrawn, has nothing to look at.
 */
const listed = `(
  select r.id, r.case_id, r.revision, r.change, r.recalled_at, r.kind, r.record_id, r.check_id, r.calculation_id,
    coalesce(a.published_at, a.asked_at, r.record_at) as record_at, r.rate_before, r.rate_after,
    r.settled_at, r.settled_by, r.reason, coalesce(c.owner, a.asker) as owner, p.title, f.calculation_id as last_calculation_id, f.calculated_at as last_calculated_at,
    case when f.side = 'employer' and f.shows is null then 1 - f.rate else f.rate end as last_rate,
    r.settled_at is null
      and (r.kind <> 'result' or f.calculation_id is not distinct from r.calculation_id) as open
  from read.recalled_records r
    left join read.checks c on c.id = r.check_id
    left join read.check_figures f on f.id = r.check_id
    left join read.board_posts p on r.kind = 'post' and p.id = r.record_id
    left join read.advices a on r.kind = 'advice' and a.id = r.record_id
  where r.kind <> 'advice' or (
    a.stage <> 'withdrawn' and a.flags @> jsonb_build_array(jsonb_build_object('caseId', r.case_id, 'revision', r.revision))
  )
) listed`;

const matchingOf = ({ open, kind, caseId }: RecallFilter) => {
  const matching = sql.from(sql.raw(listed));
  if (kind !== undefined) matching.where('kind', kind);
  if (caseId !== undefined) matching.where('case_id', caseId);
  // What is settled isn't read at all, so that the index of what isn't is used: the dashboard counts these each time.
  if (open) matching.whereNull('settled_at');
  if (open !== undefined) matching.where('open', open);
  return matching;
};

/** A page of what was recalled, and how many there are. */
export const listRecalls = async (
  db: Db,
  { sort, from, to, filter }: RecallsWanted,
): Promise<{ readonly items: readonly ListedRecall[]; readonly total: number }> => {
  const { rows, total } = await readPage<ListedRecall>(db, {
    matching: matchingOf(filter),
    columns: ['*'],
    order: [
      { column: 'recalled_at', descending: sort.descending },
      { column: 'id', descending: false },
    ],
    range: { from, to },
  });
  return { items: rows, total };
};

export const countRecalls = (db: Db, filter: RecallFilter): Promise<number> => countOf(db, matchingOf(filter));
