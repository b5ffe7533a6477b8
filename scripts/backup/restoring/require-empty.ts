import { readdir, stat } from 'node:fs/promises';
import type { EventLog } from '../../../backend/engine/event-store/log-adapter.ts';
import { proofFileIn } from '../../../backend/engine/log-proofs/proof-file.ts';
import type { Pool } from '../../../backend/engine/postgres/connections/pool.ts';
import { isUnfinishedRestore } from '../../../backend/engine/postgres/server/unfinished-restore.ts';
import { filesFolderIn } from '../../../backend/files/disk/local-files.ts';
import { START } from '../../../domain/kernel/log/position.ts';
import { RefusedBackup } from '../format/refused-backup.ts';

/** Refuses to write over anything: a log, people's data, effects, or files. */
export const requireEmpty = async (eventLog: EventLog, pool: Pool, dataDir: string): Promise<void> => {
  if (await isUnfinishedRestore(pool))
    throw new RefusedBackup(
      '이 데이터베이스에는 되살리다가 멈춘 것이 남아 있습니다. 새 데이터베이스(또는 새 DATA_DIR)에 되살려 주세요.',
    );
  if ((await hasEvents(eventLog)) || (await hasRows(pool)))
    throw new RefusedBackup(
      '이 데이터베이스는 비어 있지 않습니다. 아무것도 바꾸지 않았습니다. 새 데이터베이스(또는 새 DATA_DIR)에 되살려 주세요.',
    );
  if ((await hasFiles(filesFolderIn(dataDir))) || (await isThere(proofFileIn(dataDir))))
    throw new RefusedBackup(
      `데이터 폴더 ${dataDir}에 올린 파일이나 기록의 증명이 남아 있습니다. 아무것도 바꾸지 않았습니다. 새 DATA_DIR에 되살려 주세요.`,
    );
};

const hasEvents = async (eventLog: EventLog): Promise<boolean> => {
  // Its tables aren't made yet.
  if (eventLog.migrations.length > 0 && !(await eventLog.isThere())) return false;
  const store = eventLog.open({ readers: 1 });
  try {
    // Another store's head may be an event of its own.
    for (let after = START; ; ) {
      const { events, position, atHead } = await store.readAll({ after, limit: 1 });
      if (events.length > 0 || atHead) return events.length > 0;
      after = position;
    }
  } finally {
    await store.close();
  }
};

const hasRows = async (pool: Pool): Promise<boolean> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('vault', 'work', 'read')`,
  );
  if (tables.length === 0) return false;
  const { rows } = await pool.query<{ some: boolean }>(
    `select ${tables.map(({ name }) => `exists (select from ${name})`).join(' or ')} as some`,
  );
  return rows[0]?.some === true;
};

const hasFiles = async (folder: string): Promise<boolean> => (await readdir(folder).catch(() => [])).length > 0;
const isThere = async (file: string): Promise<boolean> => (await stat(file).catch(() => null)) !== null;
