import type { NextCaseOut } from '@nomucheck/domain/cases/contract/today.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Db } from '../../runner/db.ts';
import { isUnderWay } from '../bulk-works/listing.ts';
import { queuedWithLikeness } from './likeness.ts';
import { hasSureOutcome, proposedColumns } from './proposed.ts';

/** The figures of the home that stand in the cases' read models. */
export type CasesToday = {
  /** In refinement, not ready. */
  readonly waiting: number;
  /** Of those: this person worked on them last. */
  readonly mine: number;
  /** Of those: the outcome is proposed by a sure rule. */
  readonly sure: number;
  /** Of those: sent back from acceptance. */
  readonly sentBack: number;
  /** In refinement or ready: may be the same decision as another case. */
  readonly likeness: number;
  /** Ready, waiting to be accepted. */
  readonly ready: number;
  /** Accepted on this Korean day. */
  readonly acceptedToday: number;
  /** Accepted cases whose source has another text by now. */
  readonly newText: number;
  /** Bulk work that is going on. */
  readonly running: number;
};

const inWork = `edition = 0 and stage = 'crawled'`;

/** All of them in one query. */
export const casesToday = async (
  db: Db,
  { person, today }: { readonly person: string; readonly today: LocalDate },
): Promise<CasesToday> => {
  const { rows } = await db.query<CasesToday>(
    `select
       (select count(*)::int from read.case_work where ${inWork}) as waiting,
       (select count(*)::int from read.case_work where ${inWork} and refined_by = $1) as mine,
       (select count(*)::int from read.case_work where ${hasSureOutcome} and stage = 'crawled') as sure,
       (select count(*)::int from read.case_work where ${inWork} and sent_back is not null) as "sentBack",
       (select count(*)::int from (${queuedWithLikeness}) alike) as likeness,
       (select count(*)::int from read.case_work where edition = 0 and stage = 'ready') as ready,
       (select count(*)::int from read.case_work where edition > 0 and stage = 'master'
          and accepted_at >= ($2::date::timestamp at time zone 'Asia/Seoul')) as "acceptedToday",
       (select count(*)::int from read.case_work where edition > 0 and stage = 'master' and has_newer_text) as "newText",
       (select count(*)::int from read.case_bulk_works where ${isUnderWay}) as running`,
    [person, today],
  );
  const [found] = rows;
  if (!found) throw new Error('a query of scalars has no row');
  return found;
};

/** The first of the queue in its first order, without these cases; null where nothing is in refinement. */
export const nextCase = async (db: Db, without: readonly string[]): Promise<NextCaseOut['next']> => {
  const { rows } = await db.query<NonNullable<NextCaseOut['next']>>(
    `select id, tribunal, record -> 'caseNumbers' as "caseNumbers", decided_on::text as "decidedOn", title, outcome,
       ${proposedColumns}
     from read.case_work where ${inWork} and id <> all ($1::text[]) order by collected_at, id limit 1`,
    [without],
  );
  return rows[0] ?? null;
};
