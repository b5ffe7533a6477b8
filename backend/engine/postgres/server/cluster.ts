import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canReach, serverAccount } from './account.ts';
import { commonFolder, serverBinaries } from './binaries.ts';
import { prepareDataFolder } from './data-folder.ts';

/** The name of the cluster's superuser and of nothing else. */
export const SUPERUSER = 'nomucheck';

/** A PostgreSQL data directory that is ready to be served, and the password of its superuser. */
export type Cluster = {
  readonly folder: string;
  readonly password: string;
  readonly account: Account | undefined;
  /** The server's log file. */
  readonly logFile: string;
};

/**
 * The cluster in `<dataDir>/postgres`, made by initdb if it isn't there: UTF-8, C.UTF-8 (a C ctype knows no Hangul, and
 * text search then finds nothing, silently), data checksums. Where the server's account can't walk down to `dataDir`, the
 * cluster lies in a common folder and `<dataDir>/postgres` is a link to it.
 */
export const openCluster = async (dataDir: string, onProgress: (what: string) => void = () => {}): Promise<Cluster> => {
  const account = serverAccount();
  await prepareDataFolder(dataDir);
  const passwordFile = join(dataDir, 'postgres-password');
  const link = join(dataDir, 'postgres');
  if (!(await isMade(link))) {
    onProgress('데이터베이스를 만드는 중');
    await createCluster(link, dataDir, passwordFile, account);
  }
  const folder = await realpath(link);
  return {
    folder,
    password: (await readFile(passwordFile, 'utf8')).trim(),
    account,
    logFile: join(dataDir, 'postgres.log'),
  };
};

/**
 * Whether there is a cluster. One that exists but can't be read (it belongs to another account, or its link is broken)
 * may hold a whole log: making a new one in its place would hide the loss.
 */
const isMade = async (link: string): Promise<boolean> => {
  const isThere = await lstat(link).then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  try {
    return (await readdir(link)).includes('PG_VERSION');
  } catch (error) {
    throw new Error(
      `데이터베이스 폴더 ${link}를 열 수 없습니다. 그것을 만든 계정으로 켜거나, 링크가 가리키는 폴더를 되돌려 놓거나, DATA_DIR을 바꿔 주세요.`,
      { cause: error },
    );
  }
};

const createCluster = async (link: string, dataDir: string, passwordFile: string, account: Account | undefined) => {
  // The rest of an interrupted initdb contains no data: PG_VERSION is among the last files that it writes.
  await rm(link, { recursive: true, force: true });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const inPlace = account === undefined || canReach(account, join(await realpath(dataDir), 'postgres'));
  const folder = inPlace ? link : join(await commonFolder(), `cluster-${randomBytes(8).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  if (!inPlace) await symlink(folder, link);
  if (account) await chown(folder, account.uid, account.gid);

  const passwordForServer = `${folder}.password`;
  await writeFile(passwordForServer, await readFile(passwordFile), { mode: 0o600 });
  if (account) await chown(passwordForServer, account.uid, account.gid);
  try {
    await initdb(folder, passwordForServer, account);
  } finally {
    await rm(passwordForServer, { force: true });
  }
  await chmod(folder, 0o700);
};

const initdb = async (folder: string, passwordFile: string, account: Account | undefined): Promise<void> => {
  const { initdb } = await serverBinaries();
  const locale = process.platform === 'win32' ? 'C' : process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const options = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--lc-messages=C',
    '--data-checksums',
    '--no-instructions',
  ];
  const child = spawn(initdb, options, {
    ...account,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  if (code !== 0) throw new Error(`데이터베이스를 만들지 못했습니다(initdb ${code}): ${complaint.trim()}`);
};

/** The server's processes don't inherit this process's environment, so that they get no secret of the service. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  TZ: 'UTC',
  LC_ALL: 'C.UTF-8',
  LC_MESSAGES: 'C',
});
