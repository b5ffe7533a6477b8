import { resolve } from 'node:path';
import { readConfiguration, readOwnerUrl } from '../backend/engine/configuration.ts';
import { openDatabase } from '../backend/engine/postgres/database.ts';
import { existingMasterSecrets } from '../backend/engine/sealing/keys/key-file.ts';
import { masterKeysOf } from '../backend/engine/sealing/keys/master-keys.ts';
import { checkBackup } from './backup/restoring/check-backup.ts';
import { restore } from './backup/restoring/restore.ts';

/**
 * `npm run restore -- FOLDER`: a backup into an empty database, verified, with its read models. Ends with code 1 where
 * anything is refused or differs.
 */
const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('--') || more.length > 0) {
  console.error('사용법: npm run restore -- 백업폴더');
  process.exit(2);
}

const run = async (): Promise<number> => {
  const { dataDir, databaseUrl, eventStoreUrl, redisUrl, masterKeys: configured } = readConfiguration(process.env);
  const secrets = await existingMasterSecrets(configured, dataDir);
  const masterKeys = secrets && masterKeysOf(secrets);
  const manifest = await checkBackup(resolve(folder), masterKeys, console.log);
  if (masterKeys === null) throw new Error('no master key');
  const ownerUrl = readOwnerUrl(process.env);
  const database = await openDatabase({ dataDir, databaseUrl, ownerUrl }, (what) => console.log(`⏳ ${what}`));
  const place = { databaseUrl: database.url, eventStoreUrl };
  const parts = {
    folder: resolve(folder),
    manifest,
    place,
    ownerUrl: database.ownerUrl,
    redisUrl,
    dataDir,
    masterKeys,
  };
  return restore({ ...parts, say: console.log }).finally(() => database.stop());
};

const began = performance.now();
try {
  const found = await run();
  process.exitCode = found === 0 ? 0 : 1;
  if (found === 0)
    console.log(
      `✅ 되살렸습니다(${((performance.now() - began) / 1_000).toFixed(1)}초). 이제 npm start로 켜고, npm run verify로 한 번 더 확인해 주세요.`,
    );
} catch (error) {
  console.error(`❌ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
