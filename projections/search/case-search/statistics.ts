import { type Fields, fieldNames, MARK } from '@nomucheck/domain/search/ranking/frequencies.ts';
import { factsPosition } from '../../cases/standing.ts';
import type { Db } from '../../runner/db.ts';

/**
 * The number of cases with each term, counted from time to time: a generation. A search has its generation in its
 * cursor, so that all its pages are ranked by the same figures. These counts aren't derived from events: they can be
 * deleted and are counted again.
 */
export type Generation = {
  readonly generation: number;
  /** Cases that held when it was counted, and of how many of them the terms were counted. */
  readonly cases: number;
  readonly sampled: number;
  readonly lengths: Fields<number>;
  readonly position: string;
  /** Seconds since the count. */
  readonly age: number;
};

/** The sample size: counting the terms of more cases takes seconds and changes little. */
const SAMPLE = 4_000;
/** How many older generations are kept for readers who request another page. */
const KEPT = 5;
/** Any number that nothing else locks. */
const LOCK = 7_236_495;

const tables = `
  create table if not exists read.search_generations (
    generation integer primary key, cases integer not null, sampled integer not null,
    lengths jsonb not null, position text collate "C" not null, counted_at timestamptz not null
  );
  create table if not exists read.search_terms (
    generation integer not null, kind text not null, term text collate "C" not null, cases integer not null,
    primary key (generation, kind, term)
  );`;

/**
 * The newest generation, or the named one; null when there is none. One from before a case had five parts counts as
 * none.
 */
export const generationOf = async (db: Db, wanted?: number): Promise<Generation | null> => {
  const { rows: there } = await db.query<{ there: boolean }>(
    `select to_regclass('read.search_generations') is not null as there`,
  );
  if (!there[0]?.there) return null;
  const { rows } = await db.query<Generation>(
    `select generation, cases, sampled, lengths, position, extract(epoch from now() - counted_at)::float8 as age
     from read.search_generations where ($1::int is null or generation = $1) and lengths ? 'point' order by generation desc limit 1`,
    [wanted ?? null],
  );
  return rows[0] ?? null;
};

/** Counts again; does nothing while another process counts. `db` is one connection, in a transaction. */
export const countTerms = async (db: Db): Promise<void> => {
  const { rows: locks } = await db.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
  if (!locks[0]?.mine) return;
  await db.query(tables);
  const { rows } = await db.query<{ cases: number; generation: number }>(
    `select (select count(*)::int from read.case_facts where to_position is null) as cases,
       (select coalesce(max(generation), 0) + 1 from read.search_generations) as generation`,
  );
  const { cases = 0, generation = 1 } = rows[0] ?? {};
  const nth = Math.max(1, Math.ceil(cases / SAMPLE));
  // An arbitrary sample that is the same each time.
  const sample = `read.case_search join read.case_facts using (fact)
    where to_position is null and abs(hashtext(case_id)) % ${nth} = 0`;
  const byte = (at: number): string => `get_byte(frequencies, ${at})`;
  const lengths = fieldNames.map((name, place) => {
    const at = 4 + 4 * place;
    const length = `${byte(at + 1)} * 65536 + ${byte(at + 2)} * 256 + ${byte(at + 3)}`;
    return `'${name}', coalesce(avg(${length}) filter (where ${byte(0)} = ${MARK}), 1)`;
  });
  await db.query(
    `insert into read.search_generations (generation, cases, sampled, lengths, position, counted_at)
     select $1, $2, count(*), jsonb_build_object(${lengths.join(', ')}),
       ${factsPosition}, now()
     from ${sample}`,
    [generation, cases],
  );
  await db.query(
    `insert into read.search_terms (generation, kind, term, cases)
     select $1, 'term', word, ndoc from ts_stat('select words from ${sample}') where ndoc > 1`,
    [generation],
  );
  await db.query(
    `insert into read.search_terms (generation, kind, term, cases)
     select $1, 'keyword', keyword, count(*) from read.case_facts, unnest(keywords) as keyword
     where to_position is null group by keyword`,
    [generation],
  );
  await db.query('delete from read.search_terms where generation <= $1', [generation - KEPT]);
  await db.query('delete from read.search_generations where generation <= $1', [generation - KEPT]);
};

/** The number of sampled cases with each of these terms; terms in at most one case are left out. */
export const frequenciesIn = async (
  db: Db,
  generation: number,
  terms: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<{ term: string; cases: number }>(
    `select term, cases from read.search_terms where generation = $1 and kind = 'term' and term = any ($2::text[])`,
    [generation, terms],
  );
  return new Map(rows.map(({ term, cases }) => [term, cases]));
};

/** The keywords of all cases and the number of cases with each. */
export const keywordsIn = async (db: Db, generation: number): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<{ term: string; cases: number }>(
    `select term, cases from read.search_terms where generation = $1 and kind = 'keyword'`,
    [generation],
  );
  return new Map(rows.map(({ term, cases }) => [term, cases]));
};
