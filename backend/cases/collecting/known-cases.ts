import { nearSame } from '@nomucheck/domain/cases/likeness.ts';
import { comparedTribunal } from '@nomucheck/domain/cases/tribunal-names.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

/** The facts about an existing case that show whether another one is a copy of it. */
export type KnownCase = {
  readonly caseId: string;
  readonly tribunal: string | null;
  readonly decidedOn: string | null;
  readonly numbers: readonly string[];
  readonly sketch: readonly number[];
};

/** Cases that share one of these keys (likeness.ts), as far as the read model has come. */
export type KnownCases = (keys: readonly number[]) => Promise<readonly KnownCase[]>;

export const createKnownCases =
  (db: Db): KnownCases =>
  async (keys) => {
    if (keys.length === 0) return [];
    const { rows } = await db.query<KnownCase>(
      `select id as "caseId", tribunal, to_char(decided_on, 'YYYY-MM-DD') as "decidedOn", plain_numbers as numbers, sketch
       from read.case_work where like_keys && $1::integer[] and stage in ('crawled', 'ready', 'master')`,
      [keys],
    );
    return rows;
  };

const MOST_NAMED = 5;

/** The cases of which this one may be a copy: nearly the same text, or the same numbers of the same tribunal. */
export const copiesAmong = (own: KnownCase, others: Iterable<KnownCase>): readonly string[] => {
  const found = new Set<string>();
  const minHash = new Set(own.sketch);
  for (const other of others) {
    if (found.size === MOST_NAMED) break;
    if (other.caseId !== own.caseId && (isNearSame(minHash, other.sketch) || isSameNumber(own, other)))
      found.add(other.caseId);
  }
  return [...found];
};

const isNearSame = (minHash: ReadonlySet<number>, other: readonly number[]): boolean => {
  if (minHash.size === 0 || other.length === 0) return false;
  const shared = other.filter((number) => minHash.has(number)).length;
  return shared >= nearSame * Math.max(minHash.size, other.length);
};

const isSameNumber = (own: KnownCase, other: KnownCase): boolean =>
  (own.tribunal === null ||
    other.tribunal === null ||
    comparedTribunal(own.tribunal) === comparedTribunal(other.tribunal)) &&
  own.numbers.some((number) => other.numbers.includes(number));
