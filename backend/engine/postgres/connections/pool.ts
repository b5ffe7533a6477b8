import type pg from 'pg';
import { GrowingPool } from './growing-pool.ts';
import { type SilenceParts, watchForSilence } from './silence.ts';

export type { Pool, PoolClient } from 'pg';

const pools = new Set<pg.Pool>();

/**
 * A pool that survives an outage of its server. When the server ends, an idle client emits `error` on the pool and a
 * checked-out client on itself; without a listener either ends the process (node-postgres #2386, #2439). Each wait is
 * limited: 2 s for a connection; 15 s for a statement, after which the server cancels it, and one second later this
 * process gives it up; a server that doesn't answer at all is detected within 4 s (silence.ts), however long a
 * statement may take. With `statement_timeout: 0` a statement may take as long as it needs, and 30 s are allowed for
 * that detection.
 */
export const createPool = (
  url: string,
  options: pg.PoolConfig = {},
  report: SilenceParts['report'] = () => {},
): pg.Pool => {
  const { statement_timeout = 15_000 } = options;
  // A statement that may take hours isn't cancelled because the machine was busy for two seconds.
  const patience = statement_timeout ? {} : { longestAnswerMs: 30_000 };
  const silence = watchForSilence({ url, isOver: () => pool.ended, report, ...patience });
  const pool = new GrowingPool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout,
    query_timeout: statement_timeout ? statement_timeout + 1_000 : 0,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'nomucheck',
    stream: silence.socket,
    ...options,
  });
  protectPool(pool);
  pool.on('acquire', silence.asked);
  pool.on('release', (_error, client) => silence.answered(client));
  return pool;
};

export type PoolUse = {
  readonly name: string;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
};

/** For each pool, also one that a library made: it survives its server, and `openPools` lists it until it has ended. */
export const protectPool = (pool: pg.Pool): void => {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  stillOpen();
  pools.add(pool);
};

/**
 * The open pools of this process, by the application name that PostgreSQL shows; pools with the same name are added
 * up.
 */
export const openPools = (): readonly PoolUse[] => {
  const uses = new Map<string, PoolUse>();
  for (const pool of stillOpen()) {
    const { application_name: name = 'nomucheck', max } = pool.options;
    const most = pool instanceof GrowingPool ? pool.most : max;
    const known = uses.get(name) ?? { name, open: 0, idle: 0, waiting: 0, most: 0 };
    uses.set(name, {
      name,
      open: known.open + pool.totalCount,
      idle: known.idle + pool.idleCount,
      waiting: known.waiting + pool.waitingCount,
      most: known.most + most,
    });
  }
  return [...uses.values()];
};

const stillOpen = (): ReadonlySet<pg.Pool> => {
  for (const pool of pools) if (pool.ended) pools.delete(pool);
  return pools;
};
