import { resolve } from 'node:path';
import { readConfiguration } from '../backend/engine/configuration.ts';
import { masterKeysOf } from '../backend/engine/sealing/keys/master-keys.ts';
import { programVersion } from './backup/program-version.ts';
import { backUp } from './backup/taking/back-up.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run backup -- FOLDER`: a new folder with everything that the service can't compute anew, taken while it runs. The
 * master key isn't in it.
 */
const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('--') || more.length > 0) {
  console.error('사용법: npm run backup -- 새폴더');
  process.exit(2);
}

await withDatabase(async ({ secrets, ...place }) => {
  const began = performance.now();
  const manifest = await backUp({
    place,
    dataDir: readConfiguration(process.env).dataDir,
    masterKeys: masterKeysOf(secrets),
    folder: resolve(folder),
    program: await programVersion(),
    say: console.log,
  });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(
    `✅ ${resolve(folder)}에 백업했습니다(${seconds}초). 기록 전체의 해시 ${manifest.log.digest}\n` +
      '   마스터 키는 들어 있지 않습니다. 다른 곳에 따로 보관해 주세요.',
  );
});
