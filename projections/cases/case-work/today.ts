import type { Today } from '@nomucheck/domain/cases/contract/today.ts';
import type { Db } from '../../runner/db.ts';
import { queuedWithLikeness } from './likeness.ts';
import { hasSureOutcome, proposedColumns } from './proposed.ts';

/** The figures of the home that stand in the cases' read models. */
export type CasesToday = Pick<
  Today,
  'waiting' | 'sure' | 'sentBack' | 'likeness' | 'ready' | 'newText' | 'running' | 'next'
>;

const inWork = `edition = 0 and stage = 'crawled'`;

/** All of them in one query. The next case is the first of the queue in its first order. */
export const casesToday = async (db: Db): Promise<CasesToday> => {
  const { rows } = await db.query<CasesToday>(
    `select
       (select count(*)::int from read.case_work where ${inWork}) as waiting,
       (select count(*)::int from read.case_work where ${hasSureOutcome} and stage = 'crawled') as sure,
       (select count(*)::int from read.case_work where ${inWork} and sent_back is not null) as "sentBack",
       (select count(*)::int from (${queuedWithLikeness}) alike) as likeness,
       (select count(*)::int from read.case_work where edition = 0 and stage = 'ready') as ready,
       (select count(*)::int from read.case_work where edition > 0 and stage = 'master' and has_newer_text) as "newText",
       (select count(*)::int from read.case_bulk_works where stage in ('running', 'stopping', 'reverting')) as running,
       (select to_jsonb(first) from (
          select id, tribunal, record -> 'caseNumbers' as "caseNumbers", decided_on::text as "decidedOn", title, outcome,
            ${proposedColumns}
          from read.case_work where ${inWork} order by collected_at, id limit 1) first) as next`,
  );
  const [found] = rows;
  if (!found) throw new Error('a query of scalars has no row');
  return found;
};
