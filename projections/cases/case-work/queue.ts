import type { RefineCounts, RefineFilter, RefineItem, RefineSort } from '@nomucheck/domain/cases/contract/refine.ts';
import { rowsOf, sql } from '../../lists/page.ts';
import type { Db } from '../../runner/db.ts';
import type { CaseWorkRow } from './case-work.ts';
import { allOf, type Condition, equals, holds, isOfLevel, isOneOf, orderedBy } from './conditions.ts';
import { likeOnes, queuedWithLikeness } from './likeness.ts';
import { hasSureOutcome, proposedColumns } from './proposed.ts';

export type QueueWanted = {
  readonly sort: { readonly field: RefineSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names cases. */
  readonly from: number;
  readonly to: number;
  readonly filter: RefineFilter;
};

/** In refinement, ready, or discarded before any acceptance. */
const inQueue = `edition = 0 and stage <> 'merged'`;

const sortColumns: Readonly<Record<RefineSort, string>> = {
  collectedAt: 'collected_at',
  updatedAt: 'updated_at',
  decidedOn: 'decided_on',
  title: 'title',
  openProposals: 'open_proposals',
};

/** A case of the queue; why it was sent back is still sealed, and who works on it isn't of the read model. */
export type SealedRefineItem = Omit<RefineItem, 'sentBack' | 'holder'> & {
  readonly sentBack: CaseWorkRow['sent_back'];
};

type Found = Omit<SealedRefineItem, 'collectedAt' | 'updatedAt'> & { collected_at: Date; updated_at: Date };

const listed = `id, revision, stage, kind, sampling, tribunal, record->'caseNumbers' as "caseNumbers",
  decided_on::text as "decidedOn", title, outcome, sections, open_proposals as "openProposals", ${proposedColumns},
  ${likeOnes('page')} as likeness, batch, sent_back as "sentBack", refined_by as "refinedBy", collected_at, updated_at`;

/**
 * The matching rows. They are wrapped in an object, because a promise that resolves to a query of knex would run it.
 */
const queued = async (db: Db, filter: RefineFilter): Promise<{ readonly where: Condition }> => {
  const conditions = [sql.raw(inQueue)];
  if (filter.id) conditions.push(isOneOf('id', filter.id));
  for (const column of ['stage', 'kind', 'sampling', 'batch'] as const) {
    const wanted = filter[column];
    if (wanted !== undefined) conditions.push(equals(column, wanted));
  }
  if (filter.level !== undefined) conditions.push(isOfLevel(filter.level));
  if (filter.refinedBy !== undefined) conditions.push(equals('refined_by', filter.refinedBy));
  if (filter.outcome === 'unknown') conditions.push(sql.raw('outcome is null'));
  else if (filter.outcome !== undefined) conditions.push(equals('outcome', filter.outcome));
  if (filter.sureOutcome !== undefined)
    conditions.push(sql.raw(filter.sureOutcome ? hasSureOutcome : `not coalesce(${hasSureOutcome}, false)`));
  if (filter.sentBack !== undefined) conditions.push(sql.raw(`sent_back is ${filter.sentBack ? 'not null' : 'null'}`));
  if (filter.likeness !== undefined) {
    const { rows } = await db.query<{ id: string }>(queuedWithLikeness);
    const alike = isOneOf(
      'id',
      rows.map(({ id }) => id),
    );
    conditions.push(filter.likeness ? alike : sql.raw('not ?', [alike]));
  }
  if (filter.q !== undefined) conditions.push(holds(filter.q));
  return { where: allOf(conditions) };
};

/** The ids of all matching cases, oldest first, up to a limit. */
export const idsInQueue = async (db: Db, filter: RefineFilter, most: number): Promise<readonly string[]> => {
  const { where } = await queued(db, filter);
  const ids = sql('read.case_work').whereRaw(where).orderByRaw('collected_at, id').limit(most);
  return (await rowsOf<{ id: string }>(db, ids.select('id'))).map(({ id }) => id);
};

/** A page of the queue, and how many cases there are. Cases requested by id are never cut off. */
export const listQueue = async (
  db: Db,
  { sort, from, to, filter }: QueueWanted,
): Promise<{ readonly items: readonly SealedRefineItem[]; readonly total: number }> => {
  const { where } = await queued(db, filter);
  const matching = sql('read.case_work').whereRaw(where);
  const order = orderedBy(sortColumns[sort.field], sort.descending, sort.field === 'decidedOn');
  const ids = matching.clone().select('id').orderByRaw(order);
  if (!filter.id) ids.limit(to - from + 1).offset(from);
  const page = sql('read.case_work').select('*').whereIn('id', ids).as('page');
  const [[counted], rows] = await Promise.all([
    rowsOf<{ total: number }>(db, matching.clone().select(sql.raw('count(*)::int as total'))),
    rowsOf<Found>(db, sql.from(page).select(sql.raw(listed)).orderByRaw(order)),
  ]);
  return {
    items: rows.map(({ collected_at, updated_at, ...item }) => ({
      ...item,
      collectedAt: collected_at.toISOString(),
      updatedAt: updated_at.toISOString(),
    })),
    total: counted?.total ?? 0,
  };
};

const mostBatches = 50;

type CountRow = {
  what: 'stage' | 'kind' | 'outcome' | 'sampling' | 'batch' | 'sent_back' | 'likeness';
  value: string | null;
  cases: number;
};

/** How many cases wait, by kind of work, in one query. Discarded cases count only among the stages. */
export const countQueue = async (db: Db): Promise<RefineCounts> => {
  const { rows } = await db.query<CountRow>(
    `with queue as materialized (
       select stage, kind, sampling, outcome, batch, count(*)::int as cases
       from read.case_work where ${inQueue} group by stage, kind, sampling, outcome, batch
     ), open as (select * from queue where stage <> 'withdrawn')
     select 'stage' as what, stage as value, sum(cases)::int as cases from queue group by stage
     union all select 'kind', kind, sum(cases)::int from open group by kind
     union all select 'sampling', sampling, sum(cases)::int from open group by sampling
     union all select 'outcome', outcome, sum(cases)::int from open group by outcome
     union all select 'sent_back', null, count(*)::int from read.case_work
       where ${inQueue} and stage <> 'withdrawn' and sent_back is not null
     union all select 'likeness', null, count(*)::int from (${queuedWithLikeness}) alike
     union all (
       select 'batch', batch, sum(cases)::int as cases from open where batch is not null
       group by batch order by cases desc, batch limit ${mostBatches})`,
  );
  const of = (what: CountRow['what']) => rows.filter((row) => row.what === what);
  const by = (what: CountRow['what']): Readonly<Record<string, number>> =>
    Object.fromEntries(of(what).map(({ value, cases }) => [value ?? 'unknown', cases]));
  const one = (what: CountRow['what']): number => of(what)[0]?.cases ?? 0;
  const stages = by('stage');
  const { crawled = 0, ready = 0, withdrawn = 0 } = stages;
  return {
    total: crawled + ready,
    stages: { crawled, ready, withdrawn },
    kinds: by('kind'),
    samplings: by('sampling'),
    outcomes: by('outcome'),
    sentBack: one('sent_back'),
    likeness: one('likeness'),
    batches: of('batch').flatMap(({ value, cases }) => (value === null ? [] : [{ batch: value, cases }])),
  };
};
