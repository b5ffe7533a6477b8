import { mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../process-life.ts';

/** Makes the data folder if it doesn't exist, and checks that it is writable. Throws with instructions in Korean. */
export const prepareDataFolder = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true });
    await rmdir(await mkdtemp(join(dataDir, '.writable-')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code] ?? `시스템이 거절했습니다(${code || error})`;
    throw new Error(`데이터 폴더 ${dataDir}를 쓸 수 없습니다. ${reason}. 쓸 수 있는 폴더를 DATA_DIR에 적어 주세요.`, {
      cause: error,
    });
  }
};

const noRight = '이 계정에는 그 폴더에 쓸 권한이 없습니다';
const fileThere = '그 경로에 폴더가 아닌 파일이 있습니다';
const reasons: Readonly<Record<string, string>> = {
  EACCES: noRight,
  EPERM: noRight,
  EROFS: '읽기 전용인 곳입니다',
  ENOTDIR: fileThere,
  EEXIST: fileThere,
  ENOENT: '없는 곳을 가리키는 링크이거나 만들 수 없는 곳입니다',
  ELOOP: '자기 자신을 가리키는 링크입니다',
  ENOSPC: '디스크에 남은 공간이 없습니다',
};

/**
 * One service a data folder. A killed start may leave its service running for a moment (it notices the end of its
 * parent and drains), so this waits; one that stays is a running service, and a second one on the same log would
 * conflict with it. Throws with instructions in Korean.
 */
export const claimDataFolder = async (dataDir: string): Promise<{ readonly release: () => Promise<void> }> => {
  await prepareDataFolder(dataDir);
  const file = join(dataDir, 'service.pid');
  const patience = Date.now() + 8_000;
  for (let holder = await holderOf(file); holder !== null; holder = await holderOf(file)) {
    if (Date.now() > patience)
      throw new Error(
        `이 데이터 폴더(${dataDir})로 이미 실행 중입니다(프로세스 ${holder}). 먼저 끄거나 DATA_DIR을 바꿔 주세요.`,
      );
    await sleep(100);
  }
  await writeFile(file, String(process.pid));
  return { release: () => rm(file, { force: true }) };
};

const holderOf = async (file: string): Promise<number | null> => {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return pid > 0 && pid !== process.pid && isAlive(pid) && (await isNode(pid)) ? pid : null;
};

/** After a restart of the machine the pid may belong to any process. */
const isNode = async (pid: number): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  return /node/.test(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''));
};
