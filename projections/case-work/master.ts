import type {
  MasterCase,
  MasterCaseFacets,
  MasterCaseFilter,
  MasterCaseSort,
} from '@nomucheck/domain/contract/legal-case.ts';
import type { CaseRecord } from '@nomucheck/domain/legal-case/case-record.ts';
import type { Db, DbPool } from '../runner/db.ts';
import { allOf, conditionsOf, orderedBy } from './conditions.ts';

export type MasterWanted = {
  readonly sort: { readonly field: MasterCaseSort; readonly descending: boolean };
  /** Both inclusive; passed over where `filter.id` names cases. */
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

const dimensions = ['stage', 'kind', 'sampling', 'outcome', 'tribunal', 'section', 'keyword', 'year', 'batch'] as const;
type Dimension = (typeof dimensions)[number];

/** What was asked for, by the dimension that it narrows; `others` narrow without being one. */
const narrowed = (filter: MasterCaseFilter) => {
  const asked = conditionsOf();
  const others = ['edition > 0'];
  const by = new Map<Dimension, string>();
  if (filter.id) others.push(asked.isOneOf('id', filter.id));
  for (const column of ['stage', 'kind', 'sampling', 'outcome', 'tribunal', 'batch'] as const) {
    const wanted = filter[column];
    if (wanted !== undefined) by.set(column, asked.equals(column, wanted));
  }
  if (filter.section !== undefined) by.set('section', asked.has('sections', filter.section));
  if (filter.keyword !== undefined) by.set('keyword', asked.has('keywords', filter.keyword));
  if (filter.from !== undefined) others.push(`decided_on >= ${asked.given(filter.from)}::date`);
  if (filter.to !== undefined) others.push(`decided_on <= ${asked.given(filter.to)}::date`);
  if (filter.newText !== undefined) others.push(filter.newText ? 'has_newer_text' : 'not has_newer_text');
  if (filter.q !== undefined) others.push(asked.holds(filter.q));
  return { ...asked, others, by, where: allOf([...others, ...by.values()]) };
};

const columns = `id, revision, stage, merged_into, edition, record, accepted_at, updated_at`;

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

/** A page of the master cases and how many there are in all. Ids asked for by name are never cut off. */
export const listMaster = async (
  db: Db,
  { sort, from, to, filter }: MasterWanted,
): Promise<{ readonly items: readonly MasterCase[]; readonly total: number }> => {
  const { where, values, given } = narrowed(filter);
  const counted = countMaster(db, filter);
  const page = filter.id ? '' : `limit ${given(to - from + 1)} offset ${given(from)}`;
  const { rows } = await db.query<Found>(
    `select ${columns} from read.case_work where ${where} order by ${orderOf(sort)} ${page}`,
    values,
  );
  return { items: rows.map(listed), total: await counted };
};

/** How many there are. */
export const countMaster = async (db: Db, filter: MasterCaseFilter): Promise<number> => {
  const { where, values } = narrowed(filter);
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from read.case_work where ${where}`,
    values,
  );
  return rows[0]?.total ?? 0;
};

const atOnce = 500;

/** All of them, some at a time, as they stood when the first were read: its reader sets the pace. */
export async function* eachMaster(
  db: DbPool,
  { sort, filter }: Pick<MasterWanted, 'sort' | 'filter'>,
): AsyncGenerator<readonly MasterCase[], void, undefined> {
  const { where, values } = narrowed(filter);
  const client = await db.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      `declare cases no scroll cursor for select ${columns} from read.case_work where ${where} order by ${orderOf(sort)}`,
      values,
    );
    for (;;) {
      const { rows } = await client.query<Found>(`fetch ${atOnce} from cases`);
      if (rows.length > 0) yield rows.map(listed);
      if (rows.length < atOnce) break;
    }
  } finally {
    // Whoever stops reading midway is no failure; a connection that can't end its transaction is thrown away.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

const most: Readonly<Record<Dimension, number>> = {
  stage: 10,
  kind: 10,
  sampling: 10,
  outcome: 10,
  tribunal: 30,
  section: 23,
  keyword: 50,
  year: 100,
  batch: 20,
};

const valueIn: Readonly<Record<Dimension, string>> = {
  stage: 'stage',
  kind: 'kind',
  sampling: 'sampling',
  outcome: 'outcome',
  tribunal: 'tribunal',
  section: 'unnest(sections)',
  keyword: 'unnest(keywords)',
  year: `extract(year from decided_on)::int::text`,
  batch: 'batch',
};

/** Those of one index are read together and from it alone; all the others apart, at the same time. */
const readTogether: readonly (readonly Dimension[])[] = [
  ['stage', 'kind', 'sampling', 'outcome', 'tribunal', 'batch'],
  ['year'],
  ['section'],
  ['keyword'],
];

type FacetRow = { dimension: Dimension; value: string; cases: number };

/**
 * How many there are of each value, all conditions applied but the dimension's own: so that another value of it can be
 * chosen.
 */
export const masterFacets = async (db: Db, filter: MasterCaseFilter): Promise<MasterCaseFacets> => {
  const { others, by, values } = narrowed(filter);
  const flags = [...by].map(([dimension, condition]) => `, (${condition}) as is_${dimension}`).join('');
  const facetOf = (dimension: Dimension): string => {
    const rest = [...by].filter(([other]) => other !== dimension).map(([other]) => `is_${other}`);
    return `(select '${dimension}' as dimension, ${dimension} as value, sum(n)::int as cases
      from matched where ${allOf([`${dimension} is not null`, ...rest])}
      group by ${dimension} order by cases desc, value limit ${most[dimension]})`;
  };
  const found = await Promise.all(
    readTogether.map((those) =>
      db.query<FacetRow>(
        `with matched as materialized (
           select ${those.map((dimension) => `${valueIn[dimension]} as ${dimension}`).join(', ')} ${flags}, count(*) as n
           from read.case_work where ${allOf(others)}
           group by ${Array.from({ length: those.length + by.size }, (_none, n) => n + 1).join(', ')}
         ) ${those.map(facetOf).join(' union all ')}`,
        values,
      ),
    ),
  );
  const rows = found.flatMap(({ rows }) => rows);
  const of = (wanted: Dimension) =>
    rows.filter(({ dimension }) => dimension === wanted).map(({ value, cases }) => ({ value, cases }));
  return {
    stage: of('stage'),
    kind: of('kind'),
    sampling: of('sampling'),
    outcome: of('outcome'),
    tribunal: of('tribunal'),
    section: of('section'),
    keyword: of('keyword'),
    year: of('year').toSorted((one, other) => Number(other.value) - Number(one.value)),
    batch: of('batch'),
  };
};
