import { type Granted, grantSuper } from '../backend/auth/grant-super.ts';
import { readConfiguration } from '../backend/configuration.ts';
import { visitDatabase } from '../backend/postgres/database.ts';
import { masterSecrets } from '../backend/sealing/key-file.ts';

/** `npm run user -- grant-super EMAIL`: also while the service runs, on the database that it uses. */

const said: Readonly<Record<Granted, string>> = {
  granted: '최고 관리자 권한을 주었습니다. 그 사람이 다시 로그인하면 적용됩니다.',
  already: '이미 최고 관리자입니다.',
  no_such_account: '이 이메일로 가입한 사람이 없습니다. 먼저 사이트에서 가입해 주세요.',
  no_database_yet: '아직 데이터베이스가 없습니다. 먼저 npm start로 서비스를 켜 주세요.',
};

const [command, email] = process.argv.slice(2);
if (command !== 'grant-super' || !email) {
  console.error('사용법: npm run user -- grant-super 이메일');
  process.exit(2);
}

const { dataDir, databaseUrl, masterKeys } = readConfiguration(process.env);
const database = await visitDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
try {
  const granted = await grantSuper(database.url, await masterSecrets(masterKeys, dataDir), email);
  console.log(said[granted]);
  process.exitCode = granted === 'granted' || granted === 'already' ? 0 : 1;
} finally {
  await database.stop();
}
