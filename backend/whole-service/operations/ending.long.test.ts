import { spawnSync } from 'node:child_process';
import { readFile, rm, stat, statfs, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../engine/testing/test-folder.ts';
import { type ServiceProcess, startServiceProcess } from '../../testing/service-process.fixture.ts';

let dataDir: string;
let running: ServiceProcess | null;
beforeEach(async () => {
  dataDir = await makeTestFolder('nomucheck-ending-');
  running = null;
});
afterEach(async () => {
  await running?.clear();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (environment: Readonly<Record<string, string>>, nodeOptions: readonly string[] = []) => {
  running = await startServiceProcess({ DATA_DIR: dataDir, ...environment }, nodeOptions);
  return running;
};
const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
const logged = (): Promise<string> => readFile(join(dataDir, 'logs', 'service.log'), 'utf8');
const alive = async ({ base }: ServiceProcess): Promise<number> => (await fetch(`${base}/livez`)).status;

describe('a log file whose volume is full', () => {
  it('affects neither requests nor the end of the service', async () => {
    const service = await start({ LOG_FILE: '/dev/full' });
    for (let n = 0; n < 200; n += 1) expect(await alive(service)).toBe(200);
    service.child.kill('SIGTERM');
    expect(await service.ended()).toBe(0);
    expect(service.said()).toContain('기록(LOG_FILE)을 쓸 수 없습니다');
  });

  it('is written to again when it has room', async () => {
    const volume = await smallVolume();
    try {
      const { file } = volume;
      const service = await start({ LOG_FILE: file });
      await volume.fill();
      for (let n = 0; n < 500; n += 1) expect(await alive(service)).toBe(200);
      await expect.poll(service.said).toContain('기록(LOG_FILE)을 쓸 수 없습니다');
      await volume.free();
      const before = await sizeOf(file);
      await expect.poll(async () => (await alive(service)) === 200 && (await sizeOf(file)) > before).toBe(true);
      service.child.kill('SIGTERM');
      expect(await service.ended()).toBe(0);
      expect(await readFile(file, 'utf8')).toContain('"msg":"ended"');
    } finally {
      await running?.clear();
      running = null;
      await volume.clear();
    }
  });
});

it('an unhandled failure is logged in a file that only this account can read, and the process ends in order with code 1', async () => {
  const fails = 'process.on("SIGUSR2", () => void Promise.reject(new Error("nobody handles it")))';
  const service = await start({}, ['--import', `data:text/javascript,${encodeURIComponent(fails)}`]);
  service.child.kill('SIGUSR2');
  expect(await service.ended()).toBe(1);
  const lines = (await logged())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      failure: 'unhandledRejection',
      err: expect.objectContaining({ message: 'nobody handles it' }),
    }),
  );
  expect(lines.at(-1)).toMatchObject({ msg: 'ended' });
  expect(await modeOf(join(dataDir, 'logs'))).toBe('700');
  expect(await modeOf(join(dataDir, 'logs', 'service.log'))).toBe('600');
});

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

type Volume = {
  readonly file: string;
  readonly fill: () => Promise<void>;
  readonly free: () => Promise<void>;
  readonly clear: () => Promise<void>;
};

/**
 * A volume of 64 kB with a log file. Where this account may not mount a volume, the file is one to which every write
 * fails until it is freed.
 */
const smallVolume = async (): Promise<Volume> => {
  const folder = await makeTestFolder('nomucheck-volume-');
  const file = join(folder, 'service.log');
  const clear = () => rm(folder, { recursive: true, force: true });
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,mode=700', 'tmpfs', folder]).status !== 0) {
    await symlink('/dev/full', file);
    return { file, fill: async () => {}, free: () => rm(file), clear };
  }
  const filler = join(folder, 'filler');
  return {
    file,
    fill: async () => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filler, Buffer.alloc(bavail * bsize));
    },
    free: () => rm(filler),
    clear: async () => {
      spawnSync('umount', [folder]);
      await clear();
    },
  };
};
