import type { Fields } from '@nomucheck/domain/search/ranking/frequencies.ts';
import type { Statistics } from '@nomucheck/domain/search/ranking/term-weights.ts';
import {
  countTerms,
  frequenciesIn,
  type Generation,
  generationOf,
  keywordsIn,
} from '@nomucheck/projections/search/case-search/statistics.ts';
import type pg from 'pg';
import type { Logger } from 'pino';

export type TermStatistics = {
  /** The term counts used for ranking: the given version if it is still stored, otherwise the newest. */
  generation(wanted?: number): Promise<Generation>;
  of(generation: Generation, terms: readonly string[]): Promise<Statistics>;
  /** The number of cases with each of these words, and of all cases. */
  keywords(generation: Generation): Promise<ReadonlyMap<string, number>>;
};

const nothing: Generation = {
  generation: 0,
  cases: 0,
  sampled: 0,
  lengths: { name: 1, point: 1, gist: 1, order: 1, body: 1 } satisfies Fields<number>,
  position: '',
  age: 0,
};

/** Seconds that a count stays valid: with many cases a few new ones change little, with few cases much. */
const servesFor = ({ cases }: Generation): number => (cases < 2_000 ? 5 : 900);

/**
 * Counts the terms of the index again from time to time, in the background; only the very first search waits for it.
 */
export const createTermStatistics = ({
  pool,
  countingPool = pool,
  log,
}: {
  readonly pool: pg.Pool;
  /** Allows a statement two minutes. */
  readonly countingPool?: pg.Pool;
  readonly log: Pick<Logger, 'warn'>;
}): TermStatistics => {
  let counting: Promise<void> | null = null;
  const count = (): Promise<void> => {
    counting ??= inTransaction(countingPool, (client) => countTerms(client))
      .catch((error: unknown) => {
        log.warn({ err: error instanceof Error ? error.message : String(error) }, 'the terms could not be counted');
      })
      .finally(() => {
        counting = null;
      });
    return counting;
  };

  return {
    generation: async (wanted) => {
      const named = wanted === undefined ? null : await generationOf(pool, wanted);
      if (named) return named;
      const newest = await generationOf(pool);
      if (!newest || newest.cases === 0) {
        await count();
        return (await generationOf(pool)) ?? nothing;
      }
      if (newest.age > servesFor(newest)) void count();
      return newest;
    },
    of: async ({ generation, cases, sampled, lengths }, terms) => ({
      cases,
      sampled: Math.max(10, sampled),
      lengths,
      frequencies: generation === 0 ? new Map() : await frequenciesIn(pool, generation, terms),
    }),
    keywords: async ({ generation }) => (generation === 0 ? new Map() : keywordsIn(pool, generation)),
  };
};

/** A count's time depends on the size of the index. */
const inTransaction = async (pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = '120s'`);
    await work(client);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};
