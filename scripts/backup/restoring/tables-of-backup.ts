import { declared } from '../../../backend/contexts.ts';
import type { EventLog } from '../../../backend/engine/event-store/log-adapter.ts';
import { migrationSets } from '../../../backend/engine/foundation/prepare-database.ts';
import type { Pool } from '../../../backend/engine/postgres/connections/pool.ts';
import { type MigrationSet, migrate, migrationsOf } from '../../../backend/engine/postgres/migrations.ts';
import type { Manifest } from '../format/manifest.ts';
import { RefusedBackup } from '../format/refused-backup.ts';

/** The tables as they were when the backup was taken. The later migrations run over the rows, as they would have done. */
export const makeTablesOf = async (
  { migrations }: Pick<Manifest, 'migrations'>,
  eventLog: EventLog,
  pool: Pool,
): Promise<void> => {
  const sets = migrationSets(eventLog, declared.migrations);
  await refuseNewer(migrations, sets);
  const only = (set: MigrationSet): MigrationSet =>
    set.schema === 'log' ? set : { ...set, only: new Set(migrations.filter(isOf(set)).map(({ name }) => name)) };
  await migrate(pool, sets.map(only));
};

const isOf =
  ({ schema }: MigrationSet) =>
  (one: { readonly schema: string }): boolean =>
    one.schema === schema;

/** The log's own tables aren't asked for: a backup may come from another store. */
const refuseNewer = async (migrations: Manifest['migrations'], sets: readonly MigrationSet[]): Promise<void> => {
  const ours = new Map((await migrationsOf(sets)).map(({ schema, name, sha256 }) => [`${schema}/${name}`, sha256]));
  const unknown = migrations.filter(
    ({ schema, name, sha256 }) => schema !== 'log' && ours.get(`${schema}/${name}`) !== sha256,
  );
  if (unknown.length > 0)
    throw new RefusedBackup('더 새로운 프로그램이 만든 백업입니다. 그 릴리스의 프로그램으로 되살려 주세요.');
};
