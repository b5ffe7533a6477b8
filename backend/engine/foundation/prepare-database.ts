import { eventLogAt, type LogPlace } from '../event-store/event-log.ts';
import type { EventLog, SealingParts } from '../event-store/log-adapter.ts';
import { migrateQueue } from '../jobs/bullmq-jobs.ts';
import { createPool } from '../postgres/connections/pool.ts';
import { type MigrationSet, migrate } from '../postgres/migrations.ts';
import { refuseUnfinishedRestore } from '../postgres/server/unfinished-restore.ts';
import { grantToService } from '../postgres/service-grants.ts';
import { workMigrations } from '../process-managers/work-migrations.ts';
import { vaultMigrations } from '../vault/vault.ts';

/** `databaseUrl` is the connection string of the service's role. */
export type DatabaseToPrepare = LogPlace & {
  /** The owner's connection string; null when the service's role is the owner, or nothing is left to do. */
  readonly ownerUrl: string | null;
  readonly redisUrl: string | undefined;
  /** The folders with the contexts' own migrations of schema `vault`. */
  readonly migrations: readonly URL[];
  /** For what earlier versions wrote into the log in plain. */
  readonly sealing: SealingParts;
  /** A restore prepares a database that isn't whole yet; a service must not start on one. */
  readonly restoring?: boolean;
};

/** Everything that migrates the service's tables. */
export const migrationSets = (
  eventLog: Pick<EventLog, 'migrations'>,
  contextFolders: readonly URL[],
): readonly MigrationSet[] => [...eventLog.migrations, { ...vaultMigrations, contextFolders }, workMigrations];

/**
 * Brings the database and the rights of the service's role to the code's state, as the owner. The owner's connections
 * are closed before this returns: no code that serves requests has one.
 */
export const prepareDatabase = async (parts: DatabaseToPrepare): Promise<void> => {
  const { databaseUrl, ownerUrl, redisUrl, migrations, sealing, restoring = false } = parts;
  const eventLog = eventLogAt(parts);
  const grants = ownerUrl === null ? [] : [grantToService(await roleOf(databaseUrl))];
  // A migration takes as long as the tables are large.
  const pool = createPool(ownerUrl ?? databaseUrl, {
    max: 1,
    statement_timeout: 0,
    application_name: 'nomucheck migrations',
  });
  try {
    if (!restoring) await refuseUnfinishedRestore(pool);
    // When the queue is in PostgreSQL, its library has tables of its own.
    await migrate(pool, migrationSets(eventLog, migrations), [
      ...(redisUrl ? [] : [migrateQueue]),
      ...eventLog.preparations(sealing),
      ...grants,
    ]);
  } finally {
    await pool.end();
  }
};

const roleOf = async (url: string): Promise<string> => {
  const pool = createPool(url, { max: 1 });
  try {
    const { rows } = await pool.query<{ role: string }>('select current_user as role');
    if (!rows[0]) throw new Error('the database does not say who asks');
    return rows[0].role;
  } finally {
    await pool.end();
  }
};
