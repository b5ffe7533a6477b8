import { orderOf, START } from '@nomucheck/domain/kernel/log/position.ts';
import { anyTerm } from '@nomucheck/domain/search/query/ts-query.ts';
import { caseFacts } from '../../cases/case-facts.ts';
import type { EditionsPoint } from '../../cases/edition-changes.ts';
import type { Db } from '../../runner/db.ts';
import { caseSearch } from './case-search.ts';

/**
 * Records that say what was asked for, each by the position that brought it: of any time, in the order of the table, which
 * is nearly that of positions. Which of them hold, and what they are, `Editions` know.
 */
export type Hits = Float64Array;

export type HitsFound = {
  /** null: all records. */
  readonly hits: Hits | null;
  /** The position that both the index and the facts had reached. */
  readonly position: string;
  /** The position that the facts had reached, in the same snapshot. */
  readonly facts: EditionsPoint;
  /** The position that the index had reached, and its epoch: every row up to there is in the snapshot. */
  readonly indexedUpTo: number;
  readonly indexEpoch: string;
};

type HitsRow = {
  hits: Uint8Array | null;
  index: string;
  index_epoch: string;
  facts: string;
  epoch: string;
  /** The facts have a record that the index lacks. The checkpoints don't tell: the index takes fewer types of events. */
  lacks: boolean;
};

/**
 * `query` as `tsQueryOf` writes it; null requests all. One statement, so that hits and positions are of one snapshot.
 */
export const hitsOf = (db: Db, query: string | null): Promise<HitsFound> =>
  query === null ? hitsWith(db, 'null::bytea', []) : hitsWith(db, `(${named('words', '$1')})`, [query]);

/** The same of the rows that came after a position of the index; none if the index has gone on by more than `most`. */
export const newHitsOf = (db: Db, query: string, after: number, most: number): Promise<HitsFound> =>
  hitsWith(
    db,
    // The rows come by the index on their positions first: nearly always there is none. The words of many would take long.
    `case when coalesce(i.position, '${START}')::bigint <= $2::bigint + ${most} then (
        select string_agg(int8send(opened), '') from (
          select opened, words from read.case_search where opened > $2::bigint offset 0
        ) as newer where words @@ $1::tsquery) end`,
    [query, after],
  );

const hitsWith = async (db: Db, hits: string, values: readonly unknown[]): Promise<HitsFound> => {
  const { rows } = await db.query<HitsRow>(
    `select ${hits} as hits,
       coalesce(i.position, '${START}') as index, coalesce(i.epoch, 0)::text as index_epoch,
       coalesce(f.position, '${START}') as facts, coalesce(f.epoch, 0)::text as epoch,
       exists (select from read.case_facts where from_position > coalesce(i.position, '${START}')) as lacks
     from (values (1)) always
     left join read.checkpoints i on i.name = '${caseSearch.name}'
     left join read.checkpoints f on f.name = '${caseFacts.name}'`,
    [...values],
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a row');
  return {
    hits: hits === 'null::bytea' ? null : numbersIn(row.hits),
    position: row.lacks && row.index < row.facts ? row.index : row.facts,
    facts: { position: row.facts, epoch: Number(row.epoch) },
    indexedUpTo: orderOf(row.index),
    indexEpoch: row.index_epoch,
  };
};

/** Those with the words in their name or point. */
export const gistHitsOf = async (db: Db, query: string): Promise<Hits> => {
  const { rows } = await db.query<{ hits: Uint8Array | null }>(`${named('head', '$1')}`, [query]);
  return numbersIn(rows[0]?.hits ?? null);
};

/** For each of these conditions the records that meet it, anywhere or in name and point, all of one snapshot. */
export const hitsOfEach = async (
  db: Db,
  queries: readonly string[],
  column: 'words' | 'head' = 'words',
): Promise<readonly Hits[]> => {
  if (queries.length === 0) return [];
  const { rows } = await db.query<{ hits: Uint8Array | null }>(
    `select (${named(column, 'wanted.query')}) as hits
     from unnest($1::text[]) with ordinality as wanted (query, n) order by wanted.n`,
    [queries],
  );
  return rows.map(({ hits }) => numbersIn(hits));
};

/** Those with any of these terms in their name or point. */
export const likelyHitsOf = async (db: Db, terms: readonly string[]): Promise<Hits> =>
  terms.length === 0 ? new Float64Array() : gistHitsOf(db, anyTerm(terms));

/** A hundred thousand rows would be a hundred thousand messages; as one value they are copied at once. */
const named = (column: 'words' | 'head', query: string): string =>
  `select string_agg(int8send(opened), '') as hits from read.case_search where ${column} @@ ${query}::tsquery`;

const numbersIn = (bytes: Uint8Array | null): Hits => {
  if (bytes === null) return new Float64Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Float64Array(bytes.byteLength / 8);
  for (let n = 0; n < numbers.length; n += 1) {
    numbers[n] = view.getUint32(8 * n) * 2 ** 32 + view.getUint32(8 * n + 4);
  }
  return numbers;
};

/** So many are read by one connection; more are read side by side. */
const BY_ONE = 200;

/** The ranking data, by the position that brought the record. */
export const frequenciesOf = async (db: Db, opened: readonly number[]): Promise<ReadonlyMap<number, Uint8Array>> => {
  const parts = Array.from({ length: Math.ceil(opened.length / BY_ONE) }, (_, n) =>
    frequenciesOfSome(db, opened.slice(n * BY_ONE, (n + 1) * BY_ONE)),
  );
  return new Map((await Promise.all(parts)).flat());
};

/**
 * As base64, because bytes come as hexadecimal digits otherwise: a search reads a megabyte and more of it, and takes half the
 * time for that.
 */
const frequenciesOfSome = async (db: Db, opened: readonly number[]): Promise<readonly [number, Uint8Array][]> => {
  const { rows } = await db.query<{ opened: string; frequencies: string }>(
    `select opened, encode(frequencies, 'base64') as frequencies from read.case_search where opened = any ($1::bigint[])`,
    [opened],
  );
  return rows.map((row) => [Number(row.opened), Buffer.from(row.frequencies, 'base64')]);
};
