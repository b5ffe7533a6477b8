import type { MasterCaseFacets, MasterCaseFilter } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { Knex } from 'knex';
import { rowsOf, sql } from '../../lists/page.ts';
import type { Db } from '../../runner/db.ts';
import { allOf, joined } from './conditions.ts';
import { type Dimension, narrowed } from './narrowing.ts';

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

/**
 * A row of the master list is wide, and an index entry has room for a few keywords only. So an index holds everything
 * that is counted for cases with few keywords, and is scanned alone; cases with many keywords are read from the table.
 */
const mostInIndex = 10;
const fewKeywords = `edition > 0 and cardinality(keywords) <= ${mostInIndex}`;
const manyKeywords = `edition > 0 and cardinality(keywords) > ${mostInIndex}`;
const known = 'stage, kind, sampling, outcome, tribunal, batch, has_newer_text, decided_on, sections, keywords';

export const facetIndexes: readonly string[] = [
  '(stage, kind, sampling, outcome, tribunal, batch) where edition > 0',
  `(${known}) where ${fewKeywords}`,
  `(id) where ${manyKeywords}`,
];

/**
 * Dimensions that are counted in one pass. The dimensions of the smallest index need no keywords, so they don't read
 * them.
 */
const smallest: readonly Dimension[] = ['stage', 'kind', 'sampling', 'outcome', 'tribunal', 'batch'];
const inOnePass: readonly (readonly Dimension[])[] = [smallest, ['year'], ['section'], ['keyword']];

/**
 * How many cases each value has, with all conditions but those of the value's own dimension, so that another value can
 * be chosen.
 */
export const masterFacets = async (db: Db, filter: MasterCaseFilter): Promise<MasterCaseFacets> => {
  const found = await Promise.all(inOnePass.map((those) => rowsOf<FacetRow>(db, queryOf(those, filter))));
  const rows = found.flat();
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

type FacetRow = { dimension: Dimension; value: string; cases: number };

/** Each value of a list is a row; a condition on the list itself must not limit the other values. */
const queryOf = (those: readonly Dimension[], { section, keyword, ...filter }: MasterCaseFilter): Knex.Raw => {
  const { others, by } = narrowed({
    ...filter,
    ...(section === undefined || those.includes('section') ? {} : { section }),
    ...(keyword === undefined || those.includes('keyword') ? {} : { keyword }),
  });
  const own = [...by].filter(([dimension]) => those.includes(dimension));
  const outside = [...by].filter(([dimension]) => !those.includes(dimension)).map(([, condition]) => condition);

  // Step 1: the number of cases by the values of these dimensions, and whether they meet each condition on one of these
  const flags = own.map(([dimension, condition]) => sql.raw(`(?) as is_${dimension}`, [condition]));
  const columns = [...those.map((dimension) => sql.raw(`${valueIn[dimension]} as ${dimension}`)), ...flags];
  const places = columns.map((_column, n) => n + 1).join(', ');
  // Words are looked for in the cases themselves; no index holds them.
  const parts = those === smallest || filter.q !== undefined ? ['true'] : [fewKeywords, manyKeywords];
  const counted = parts.map((part) =>
    sql.raw(`select ?, count(*) as n from read.case_work where ? group by ${places}`, [
      joined(columns, ', '),
      allOf([...others, sql.raw(part), ...outside]),
    ]),
  );

  // Step 2: the sums for each dimension, without its own condition
  const facets = those.map((dimension) => {
    const rest = own.filter(([other]) => other !== dimension).map(([other]) => `is_${other}`);
    return `(select '${dimension}' as dimension, ${dimension} as value, sum(n)::int as cases
      from counted where ${[`${dimension} is not null`, ...rest].join(' and ')}
      group by ${dimension} order by cases desc, value limit ${most[dimension]})`;
  });
  return sql.raw(`with counted as materialized (?) ${facets.join(' union all ')}`, [joined(counted, ' union all ')]);
};
