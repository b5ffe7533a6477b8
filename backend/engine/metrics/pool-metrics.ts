import type { PoolUse } from '../postgres/connections/pool.ts';
import type { Metric } from './exposition.ts';

/** How many connections of each database pool are in use. */
export const poolMetrics = (pools: readonly PoolUse[]): Metric[] => {
  const gauge = (name: string, help: string, read: (pool: PoolUse) => number): Metric => ({
    name: `app_pool_${name}`,
    help,
    type: 'gauge',
    samples: pools.map((pool) => ({ value: read(pool), labels: { pool: pool.name } })),
  });
  return [
    gauge('connections', 'Connections that are open.', ({ open }) => open),
    gauge('idle', 'Of these, those that nobody uses.', ({ idle }) => idle),
    gauge('waiting', 'Callers that wait for one.', ({ waiting }) => waiting),
    gauge('most', 'Connections that may be open.', ({ most }) => most),
  ];
};
