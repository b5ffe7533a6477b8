import type { BenchDatabase } from '../bench-database.ts';

type Statement = { query: string; calls: number; executing: number; planning: number };

/** The settings of a server that counts statements. */
export const countingStatements = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
} as const;

/** Which statements `work` sends to the database `bench`, how often for each call and for how long. */
export const statementsOf = async (
  { pool }: Pick<BenchDatabase, 'pool'>,
  work: () => Promise<number>,
): Promise<void> => {
  await pool.query('create extension if not exists pg_stat_statements');
  await pool.query('select pg_stat_statements_reset()');
  const calls = await work();
  const { rows } = await pool.query<Statement>(
    `select regexp_replace(query, '\\s+', ' ', 'g') as query, calls::int, total_exec_time as executing, total_plan_time as planning
     from pg_stat_statements join pg_database d on d.oid = dbid
     where datname = current_database() and query !~ 'pg_stat_' order by calls desc`,
  );
  const row = ({ query, calls: sent, executing, planning }: Statement) => ({
    statement: query.slice(0, 70),
    'a call': Number((sent / calls).toFixed(2)),
    'exec ms': Number((executing / calls).toFixed(3)),
    'plan ms': Number((planning / calls).toFixed(3)),
  });
  const often = rows.filter(({ calls: sent }) => sent / calls >= 0.02);
  const sum = (statements: readonly Statement[]): Statement =>
    statements.reduce(
      (all, one) => ({
        query: all.query,
        calls: all.calls + one.calls,
        executing: all.executing + one.executing,
        planning: all.planning + one.planning,
      }),
      { query: `all ${rows.length} statements`, calls: 0, executing: 0, planning: 0 },
    );
  console.table([...often.map(row), row(sum(rows))]);
};
