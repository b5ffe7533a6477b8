import { chmod, mkdir, readdir } from 'node:fs/promises';
import { declared } from '../../../backend/contexts.ts';
import { eventLogAt, type LogPlace } from '../../../backend/engine/event-store/event-log.ts';
import { migrationSets } from '../../../backend/engine/foundation/prepare-database.ts';
import { proofFileIn, readProofs } from '../../../backend/engine/log-proofs/proof-file.ts';
import { createPool, type Pool } from '../../../backend/engine/postgres/connections/pool.ts';
import type { Queryable } from '../../../backend/engine/postgres/connections/queryable.ts';
import { migrationsOf, type RunMigration } from '../../../backend/engine/postgres/migrations.ts';
import type { MasterKeys } from '../../../backend/engine/sealing/keys/master-keys.ts';
import { createSealingKeys } from '../../../backend/engine/sealing/keys/sealing-keys.ts';
import type { Position } from '../../../domain/kernel/log/position.ts';
import { type Manifest, writeManifest } from '../format/manifest.ts';
import { namesOfMasterKeys } from '../format/master-key-names.ts';
import { createPartWriter } from '../format/part-writer.ts';
import { RefusedBackup } from '../format/refused-backup.ts';
import { bytesOf, countOf, everySecond, type Say } from '../format/said.ts';
import { copyFiles } from './copy-files.ts';
import { copyTables } from './copy-tables.ts';
import { createLogCopy } from './log-copy.ts';
import { openSnapshot } from './snapshot.ts';

export type BackupParts = {
  readonly place: LogPlace;
  readonly dataDir: string;
  readonly masterKeys: MasterKeys;
  /** Made here; it must not exist, or be empty. */
  readonly folder: string;
  /** This program's version. */
  readonly program: string;
  readonly say: Say;
};

/**
 * Everything that the service can't compute anew, while it runs: the log up to a moment, the vault and the effects at that
 * moment, and the uploaded files. The master key isn't in it. Memory doesn't grow with what is copied.
 */
export const backUp = async (parts: BackupParts): Promise<Manifest> => {
  const { place, dataDir, masterKeys, folder, program, say } = parts;
  const eventLog = eventLogAt(place);
  const pool = createPool(place.databaseUrl, {
    ...{ max: 3, statement_timeout: 0, idle_in_transaction_session_timeout: 0, application_name: 'nomucheck backup' },
  });
  const store = eventLog.open({ readers: 2, patience: { server: 600_000, client: 610_000 } });
  try {
    if (!(await eventLog.isThere()))
      throw new RefusedBackup('아직 데이터베이스가 없습니다. 먼저 npm start로 켜 주세요.');
    const migrations = await migrationsOf(migrationSets(eventLog, declared.migrations));
    await refuseOtherRelease(pool, migrations);
    await makeFolder(folder);
    const takenAt = new Date().toISOString();
    const log = createLogCopy(
      store,
      folder,
      everySecond((events: number) => say(`기록을 옮기는 중 · ${countOf(events)}개`)),
    );
    // Most of the log before the snapshot, which holds back the cleaning up of the database as long as it is open.
    await log.upTo(await store.head());
    const snapshot = await openSnapshot(pool, store);
    try {
      await log.upTo(snapshot.head);
      const ofLog = await log.finish();
      say(`기록: 이벤트 ${countOf(ofLog.events)}개, 마지막 위치 ${ofLog.head}`);
      const tables = await copyTables(snapshot.client, folder);
      say(`보관 표: ${tables.length}개, ${countOf(tables.reduce((sum, { rows }) => sum + rows, 0))}행`);
      const wrapping = await createSealingKeys(snapshot.client).masterKeysInUse();
      const files = await copyFiles(dataDir, folder);
      say(`올린 파일: ${countOf(files.files)}개, ${bytesOf(files.bytes)}`);
      const proofs = await copyProofs(dataDir, folder, ofLog.head);
      const kept = { log: ofLog, tables, files, proofs };
      const manifest: Manifest = {
        ...{ format: 1, takenAt, program, migrations: [...migrations], ...kept },
        masterKeys: namesOfMasterKeys(wrapping, masterKeys),
      };
      await writeManifest(folder, manifest);
      return manifest;
    } finally {
      await snapshot.close();
    }
  } finally {
    await store.close();
    await pool.end();
  }
};

/** The tables must be those of this program: a restore makes them as the manifest says. */
const refuseOtherRelease = async (pool: Pool, migrations: readonly RunMigration[]): Promise<void> => {
  const { rows } = await (pool satisfies Queryable).query<RunMigration>(
    `select schema, name, sha256 from meta.migrations where name like '%.sql'`,
  );
  const nameOf = ({ schema, name, sha256 }: RunMigration): string => `${schema}/${name} ${sha256}`;
  const [ours, theirs] = [new Set(migrations.map(nameOf)), new Set(rows.map(nameOf))];
  // A database that moved to another store may still have the tables of its old log.
  const unknown = rows.filter((one) => one.schema !== 'log' && !ours.has(nameOf(one)));
  if (unknown.length === 0 && ours.isSubsetOf(theirs)) return;
  throw new RefusedBackup(
    '데이터베이스가 이 프로그램의 릴리스와 다릅니다. 서비스와 같은 릴리스의 프로그램으로 백업해 주세요. ' +
      '이 릴리스가 더 새로우면 먼저 이 프로그램으로 서비스를 한 번 켜 주세요.',
  );
};

const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new RefusedBackup(`${folder} 폴더가 비어 있지 않습니다. 새 폴더를 적어 주세요.`);
  await chmod(folder, 0o700);
};

/** The proofs of what is in the backup; later ones are of what is not. */
const copyProofs = async (dataDir: string, folder: string, head: Position): Promise<Manifest['proofs']> => {
  const parts = createPartWriter(folder, 'log-proofs');
  for (const { proof } of await readProofs(proofFileIn(dataDir)))
    if (proof && proof.position <= head) await parts.write(JSON.stringify(proof));
  return [...(await parts.finish())];
};
