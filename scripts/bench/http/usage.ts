import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchDatabase } from '../bench-database.ts';
import type { Program } from './program.ts';

/** What calls cost: milliseconds of a processor and transactions, for one call. `NaN` where the system doesn't tell. */
export type Cost = { readonly node: number; readonly postgres: number; readonly transactions: number };

const ticksPerMs = 0.1;
/** PostgreSQL adds the counters of an idle connection after ten seconds at the latest. */
const untilAllIsToldMs = 11_000;

type Times = { readonly parent: number; readonly own: number; readonly withEnded: number };

/** From Linux's /proc; null elsewhere, and for a process that has ended. */
const timesOf = (pid: number): Times | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (index: number): number => (fields[index] ?? 0) / ticksPerMs;
    return { parent: fields[1] ?? 0, own: at(11) + at(12), withEnded: at(11) + at(12) + at(13) + at(14) };
  } catch {
    return null;
  }
};

/** With its children, those that have ended too. */
const cpuOfServer = (pid: number): number => {
  const server = timesOf(pid);
  if (!server) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  return children.reduce((sum, { own }) => sum + own, server.withEnded);
};

const transactionsIn = async (pool: BenchDatabase['pool'], database: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = $1',
    [database],
  );
  return rows[0]?.count ?? Number.NaN;
};

/**
 * Measures what `work` costs for each of its calls: the processor time of the program and of PostgreSQL, and all transactions of
 * the database, with those of read models and process managers. What an idle service does meanwhile is measured before, and taken off
 * the time in which the counters are waited for.
 */
export const createCosts = ({ pool, pid }: Pick<BenchDatabase, 'pool' | 'pid'>) => ({
  cpu: async <Result>(program: Program, work: () => Promise<Result>) => {
    const now = () => ({ node: timesOf(program.pid)?.own ?? Number.NaN, postgres: cpuOfServer(pid) });
    const before = now();
    const result = await work();
    const after = now();
    return { result, node: after.node - before.node, postgres: after.postgres - before.postgres };
  },
  transactions: async <Result>(database: string, work: () => Promise<Result>) => {
    const count = () => transactionsIn(pool, database);
    await sleep(untilAllIsToldMs);
    const idleFrom = await count();
    await sleep(untilAllIsToldMs);
    const before = await count();
    const result = await work();
    await sleep(untilAllIsToldMs);
    return { result, transactions: (await count()) - before - (before - idleFrom) };
  },
});
