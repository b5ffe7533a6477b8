import type { RefineCounts, RefineFilter, RefineItem, RefineSort } from '@nomucheck/domain/cases/contract/refine.ts';
import type { Db } from '../../runner/db.ts';
import { allOf, conditionsOf, orderedBy } from './conditions.ts';
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

type Found = Omit<RefineItem, 'collectedAt' | 'updatedAt'> & { collected_at: Date; updated_at: Date };

/** Where the rows are that match, and how many of its values are asked for so far. */
const queued = async (db: Db, filter: RefineFilter) => {
  const asked = conditionsOf();
  const conditions = [inQueue];
  if (filter.id) conditions.push(asked.isOneOf('id', filter.id));
  for (const column of ['stage', 'kind', 'sampling', 'batch'] as const) {
    const wanted = filter[column];
    if (wanted !== undefined) conditions.push(asked.equals(column, wanted));
  }
  if (filter.outcome === 'unknown') conditions.push('outcome is null');
  else if (filter.outcome !== undefined) conditions.push(asked.equals('outcome', filter.outcome));
  if (filter.sureOutcome !== undefined)
    conditions.push(filter.sureOutcome ? hasSureOutcome : `not coalesce(${hasSureOutcome}, false)`);
  if (filter.sentBack !== undefined) conditions.push(`sent_back is ${filter.sentBack ? 'not null' : 'null'}`);
  if (filter.likeness !== undefined) {
    const { rows } = await db.query<{ id: string }>(queuedWithLikeness);
    const alike = asked.isOneOf(
      'id',
      rows.map(({ id }) => id),
    );
    conditions.push(filter.likeness ? alike : `not ${alike}`);
  }
  if (filter.q !== undefined) conditions.push(asked.holds(filter.q));
  return { ...asked, where: allOf(conditions) };
};

/** The ids of all that match, the oldest first, at most so many. */
export const idsInQueue = async (db: Db, filter: RefineFilter, most: number): Promise<readonly string[]> => {
  const { where, values, given } = await queued(db, filter);
  const { rows } = await db.query<{ id: string }>(
    `select id from read.case_work where ${where} order by collected_at, id limit ${given(most)}`,
    values,
  );
  return rows.map(({ id }) => id);
};

/** A page of the queue and how many there are in all. Ids asked for by name are never cut off. */
export const listQueue = async (
  db: Db,
  { sort, from, to, filter }: QueueWanted,
): Promise<{ readonly items: readonly RefineItem[]; readonly total: number }> => {
  const { where, values, given } = await queued(db, filter);
  const counting = [...values];
  const order = orderedBy(sortColumns[sort.field], sort.descending, sort.field === 'decidedOn');
  const page = filter.id ? '' : `limit ${given(to - from + 1)} offset ${given(from)}`;
  const [counted, { rows }] = await Promise.all([
    db.query<{ total: number }>(`select count(*)::int as total from read.case_work where ${where}`, counting),
    db.query<Found>(
      `select id, revision, stage, kind, sampling, tribunal, record->'caseNumbers' as "caseNumbers",
         decided_on::text as "decidedOn", title, outcome, sections, open_proposals as "openProposals", ${proposedColumns},
         ${likeOnes('page')} as likeness, batch, sent_back as "sentBack", refined_by as "refinedBy", collected_at, updated_at
       from (select * from read.case_work
         where id in (select id from read.case_work where ${where} order by ${order} ${page})) page
       order by ${order}`,
      values,
    ),
  ]);
  return {
    items: rows.map(({ collected_at, updated_at, ...item }) => ({
      ...item,
      collectedAt: collected_at.toISOString(),
      updatedAt: updated_at.toISOString(),
    })),
    total: counted.rows[0]?.total ?? 0,
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
