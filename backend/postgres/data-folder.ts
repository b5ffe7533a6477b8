import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process-life.ts';

/**
 * One service a data folder. A killed start may leave its service a moment longer (it notices that its parent is gone and
 * drains), so that is waited for; one that stays is somebody's running service, and a second on the same log would only
 * fight with it for the database. Throws with the way out in Korean.
 */
export const claimDataFolder = async (dataDir: string): Promise<{ readonly release: () => Promise<void> }> => {
  await mkdir(dataDir, { recursive: true });
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

/** After a restart of the machine the number may be anyone's. */
const isNode = async (pid: number): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  return /node/.test(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''));
};
