import type { Db } from '../../runner/db.ts';
import { type Hits, type HitsFound, hitsOf, newHitsOf } from './hits.ts';

/**
 * The hits of a search, those of common words from memory: a word that most cases have takes the database longer than all else
 * in a search, and nearly every search has one.
 */
export type KnownHits = {
  of(query: string | null): Promise<HitsFound>;
  /** Resolves when nothing is being read into memory. */
  settled(): Promise<void>;
};

/** A condition that at least so many records meet is remembered. */
const COMMON = 10_000;
/** So many conditions are remembered, the last used: 400 KB each with 100,000 records. */
const KEPT = 48;
/** A list is read anew when the log has gone on by so many positions: the words of the rows since then have to be read. */
const AGED = 2_000;

/** The records that meet a condition, by position, up to that position of the index. Rows are only ever added to the index. */
type Known = { readonly hits: Uint32Array; readonly upTo: number };

export const createKnownHits = (db: Db, common = COMMON): KnownHits => {
  const known = new Map<string, Known>();
  /** With another owner, a parked event applied later or a rebuilt table, rows before the position may be new. */
  let epoch = '';
  let learning: Promise<void> | null = null;

  const learn = async (conditions: readonly string[]): Promise<void> => {
    for (const condition of conditions) {
      const found = await hitsOf(db, condition);
      if (found.indexEpoch !== epoch) known.clear();
      epoch = found.indexEpoch;
      const hits = Uint32Array.from(found.hits ?? []).sort();
      // A position beyond 32 bits does not fit.
      if (found.indexedUpTo < 2 ** 32) known.set(condition, { hits, upTo: found.indexedUpTo });
      for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - KEPT))) known.delete(oldest);
    }
  };
  const learnInBackground = (conditions: readonly string[]): void => {
    learning ??= learn(conditions)
      // The next search with many hits tries again.
      .catch(() => {})
      .finally(() => {
        learning = null;
      });
  };

  const fromMemory = async (query: string, conditions: Conditions): Promise<HitsFound | null> => {
    const ofEpoch = epoch;
    const all = [...conditions.wanted, ...conditions.unwanted];
    const lists = all.map((condition) => known.get(condition));
    if (conditions.wanted.length === 0 || lists.some((list) => list === undefined)) return null;
    const upTo = Math.min(...lists.map((list) => list?.upTo ?? 0));
    const listsOf = (which: readonly string[]) => which.map((condition) => known.get(condition)?.hits ?? nothing);
    const older = meeting(listsOf(conditions.wanted), listsOf(conditions.unwanted), upTo);
    const found = await newHitsOf(db, query, upTo, AGED);
    if (found.indexEpoch !== ofEpoch) return null;
    if (found.indexedUpTo > upTo + AGED) {
      learnInBackground(all);
      return null;
    }
    for (const [n, condition] of all.entries()) {
      const list = lists[n];
      if (list && known.delete(condition)) known.set(condition, list);
    }
    const newer = found.hits ?? [];
    const hits = new Float64Array(older.length + newer.length);
    hits.set(older);
    hits.set(newer, older.length);
    return { ...found, hits };
  };

  return {
    of: async (query) => {
      if (query === null) return hitsOf(db, null);
      const conditions = conditionsOf(query);
      const remembered = await fromMemory(query, conditions);
      if (remembered) return remembered;
      const found = await hitsOf(db, query);
      if ((found.hits?.length ?? 0) >= common) {
        const isNew = (condition: string): boolean => found.indexEpoch !== epoch || !known.has(condition);
        learnInBackground([...conditions.wanted, ...conditions.unwanted].filter(isNew));
      }
      return found;
    },
    settled: async () => {
      await learning;
    },
  };
};

type Conditions = { readonly wanted: readonly string[]; readonly unwanted: readonly string[] };

const nothing = new Uint32Array();

/** What a query (as `tsQueryOf` writes it) demands, one by one: they are joined by `&`. */
export const conditionsOf = (query: string): Conditions => {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let from = 0;
  const take = (to: number): void => {
    const condition = query.slice(from, to).trim();
    if (condition.startsWith('!')) unwanted.push(condition.slice(1));
    else if (condition !== '') wanted.push(condition);
    from = to + 1;
  };
  for (let at = 0; at < query.length; at += 1) {
    const character = query[at];
    if (character === "'") isQuoted = !isQuoted;
    else if (character === '\\') at += 1;
    else if (isQuoted) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === '&' && depth === 0) take(at);
  }
  take(query.length);
  return { wanted, unwanted };
};

/** The positions in all of the wanted lists and in none of the others, up to a position. */
const meeting = (wanted: readonly Uint32Array[], unwanted: readonly Uint32Array[], upTo: number): Hits => {
  const [shortest = nothing, ...others] = wanted.toSorted((one, other) => one.length - other.length);
  const hits = new Float64Array(shortest.length);
  const places = new Uint32Array(others.length + unwanted.length);
  const isIn = (list: Uint32Array, place: number, position: number): boolean => {
    let at = places[place] ?? 0;
    while (at < list.length && (list[at] ?? 0) < position) at += 1;
    places[place] = at;
    return list[at] === position;
  };
  let found = 0;
  for (const position of shortest) {
    if (position > upTo) break;
    if (!others.every((list, n) => isIn(list, n, position))) continue;
    if (unwanted.some((list, n) => isIn(list, others.length + n, position))) continue;
    hits[found] = position;
    found += 1;
  }
  return hits.subarray(0, found);
};
