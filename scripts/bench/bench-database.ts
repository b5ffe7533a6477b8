import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventLogAt } from '../../backend/engine/event-store/event-log.ts';
import { createPool, type Pool } from '../../backend/engine/postgres/connections/pool.ts';
import { createDatabase } from '../../backend/engine/postgres/database.ts';
import { migrate } from '../../backend/engine/postgres/migrations.ts';
import { openCluster } from '../../backend/engine/postgres/server/cluster.ts';
import { memorySettings } from '../../backend/engine/postgres/server/memory-settings.ts';
import { startServer } from '../../backend/engine/postgres/server/server.ts';

export type BenchDatabase = {
  readonly url: string;
  readonly pool: Pool;
  readonly folder: string;
  /** The process of the server. */
  readonly pid: number;
};

const signals = ['SIGINT', 'SIGTERM'] as const;

/** A separate server with fsync on and an empty log, in a folder that is removed afterwards. */
export const withBenchDatabase = async (
  work: (database: BenchDatabase) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'nomucheck-bench-'));
  const cluster = await openCluster(folder);
  const server = await startServer(cluster, { ...memorySettings(), max_connections: '200', ...settings });
  let ending: Promise<void> | null = null;
  const end = (): Promise<void> => {
    ending ??= (async () => {
      await server.stop();
      await rm(await realpath(cluster.folder), { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    })();
    return ending;
  };
  // Otherwise the server and its folder would remain. Errors of connections that are closed by this are ignored.
  const interrupted = (): void => {
    process.on('uncaughtException', () => {});
    void end().finally(() => process.exit(130));
  };
  for (const signal of signals) process.once(signal, interrupted);
  try {
    await createDatabase(server.urlOf('postgres'), 'bench');
    const url = server.urlOf('bench');
    const pool = createPool(url, { statement_timeout: 0 });
    try {
      await migrate(pool, [...eventLogAt({ databaseUrl: url }).migrations]);
      await work({ url, pool, folder: await realpath(cluster.folder), pid: server.pid });
    } finally {
      await pool.end();
    }
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    await end();
  }
};
