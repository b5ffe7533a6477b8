import {
  searchWords as entrySchema,
  type SearchWords,
  searchWordAdded,
  searchWordChanged,
  searchWordRemoved,
} from '@nomucheck/domain/search/words/search-word-events.ts';
import { z } from 'zod';
import { readPage, sql } from '../../lists/page.ts';
import type { Db } from '../../runner/db.ts';
import { defineProjection, on } from '../../runner/projection.ts';

/** One entry of the table of search words. */
export type SearchWordRow = {
  id: string;
  words: readonly string[];
  finds: readonly string[];
  both_ways: boolean;
  source: string | null;
  /** As the program offers it. */
  starting_set: boolean;
  added_at: string;
  changed_at: string;
  revision: number;
};

const entryRead = z.object({ wordId: z.string(), ...entrySchema.shape, startingSet: z.boolean().default(false) });
type Entry = z.infer<typeof entryRead>;
const removedRead = z.object({ wordId: z.string() });

/** The table of search words; a removed entry is deleted here and stays in the log. */
export const searchWords = defineProjection<SearchWordRow>({
  name: 'search-words',
  version: 2,
  oneStreamARow: true,
  table: {
    name: 'search_words',
    key: 'id',
    columns: {
      words: 'text[] not null',
      finds: 'text[] not null',
      both_ways: 'boolean not null',
      source: 'text',
      starting_set: 'boolean not null',
      added_at: 'timestamptz not null',
      changed_at: 'timestamptz not null',
      revision: 'integer not null',
    },
    indexes: ['(changed_at desc, id)'],
  },
  takes: [
    on(searchWordAdded, entryRead, {
      keys: ({ data }) => [data.wordId],
      evolveRow: (_row, { data, at, revision }) => ({
        ...{ id: data.wordId, ...columnsOf(data) },
        ...{ added_at: at, changed_at: at, revision },
      }),
    }),
    on(searchWordChanged, entryRead, {
      keys: ({ data }) => [data.wordId],
      evolveRow: (row, { data, at, revision }) => row && { ...row, ...columnsOf(data), changed_at: at, revision },
    }),
    on(searchWordRemoved, removedRead, { keys: ({ data }) => [data.wordId], evolveRow: () => null }),
  ],
});

const columnsOf = ({ words, finds, bothWays, source, startingSet }: Entry) => ({
  ...{ words, finds, both_ways: bothWays },
  ...{ source: source ?? null, starting_set: startingSet },
});

/** Changes when an entry does: an entry is the same as long as its revision is. */
export const editionOfSearchWords = async (db: Db): Promise<string> => {
  const { rows } = await db.query<{ edition: string | null }>(
    `select md5(string_agg(id || ' ' || revision, ',' order by id)) as edition from read.search_words`,
  );
  return rows[0]?.edition ?? '';
};

/** The whole table, for a query. */
export const allSearchWords = async (db: Db): Promise<readonly SearchWords[]> => {
  const { rows } = await db.query<SearchWords>(
    `select words, finds, both_ways as "bothWays" from read.search_words order by id`,
  );
  return rows;
};

export type SearchWordItem = SearchWords & {
  readonly id: string;
  readonly revision: number;
  readonly startingSet: boolean;
  readonly addedAt: string;
  readonly changedAt: string;
};

export type SearchWordsWanted = {
  readonly sort: { readonly field: 'changedAt' | 'addedAt' | 'words'; readonly descending: boolean };
  readonly from: number;
  readonly to: number;
  readonly filter: { readonly id?: readonly string[] | undefined; readonly q?: string | undefined };
};

const orders = { changedAt: 'changed_at', addedAt: 'added_at', words: 'words' } as const;

type Found = Omit<SearchWordItem, 'addedAt' | 'changedAt' | 'source'> & {
  readonly source: string | null;
  readonly added_at: Date;
  readonly changed_at: Date;
};

/** A page of entries, and how many there are. Entries requested by id are never cut off. */
export const listSearchWords = async (
  db: Db,
  { sort, from, to, filter }: SearchWordsWanted,
): Promise<{ readonly items: readonly SearchWordItem[]; readonly total: number }> => {
  const matching = sql('read.search_words');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [[...filter.id]]);
  if (filter.q !== undefined)
    matching.whereRaw('exists (select from unnest(words || finds) word where position(? in word) > 0)', [filter.q]);
  const { rows, total } = await readPage<Found>(db, {
    matching,
    columns: [
      ...['id', 'words', 'finds', 'both_ways as bothWays', 'source', 'starting_set as startingSet'],
      ...['revision', 'added_at', 'changed_at'],
    ],
    order: [
      { column: orders[sort.field], descending: sort.descending },
      { column: 'id', descending: false },
    ],
    range: filter.id ? null : { from, to },
  });
  const items = rows.map(({ source, added_at, changed_at, ...item }) => ({
    ...item,
    ...(source === null ? {} : { source }),
    addedAt: added_at.toISOString(),
    changedAt: changed_at.toISOString(),
  }));
  return { total, items };
};
