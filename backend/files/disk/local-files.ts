import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePlace, FileStore } from './file-store.ts';

/** Folders and files are made of ids alone, so no name that comes from outside is ever a path. */
const isId = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);

/** Below the data folder. Several machines share it as a folder of their network. */
export const filesFolderIn = (dataDir: string): string => join(dataDir, 'files');

/** Files that are being written; on the same volume, so that they can be renamed. */
const underWay = 'under-way';

/**
 * Files on a disk of this machine: a folder for each owner. Several processes may use one folder, also over a network,
 * where it renames as a whole.
 */
export const createLocalFiles = (folder: string): FileStore => {
  const folderOf = (owner: string): string => {
    if (!isId(owner)) throw new Error('an owner of files is an id');
    return join(folder, owner);
  };
  const pathOf = ({ owner, id }: FilePlace): string => {
    if (!isId(id)) throw new Error('the name of a file is an id');
    return join(folderOf(owner), id);
  };

  return {
    put: async (place, bytes) => {
      const path = pathOf(place);
      await mkdir(join(folder, underWay), { recursive: true, mode: 0o700 });
      const begun = join(folder, underWay, randomUUID());
      try {
        await writeThrough(begun, bytes);
        await mkdir(folderOf(place.owner), { recursive: true, mode: 0o700 });
        await rename(begun, path);
      } catch (error) {
        await rm(begun, { force: true });
        throw error;
      }
    },
    get: async (place) => orNull(readFile(pathOf(place))),
    remove: async (place) => rm(pathOf(place), { force: true }),
    removeAllOf: async (owner) => rm(folderOf(owner), { recursive: true, force: true }),
    usedBy: async (owner) => {
      const sizes = await Promise.all(
        (await namesIn(folderOf(owner))).map(
          async (name) => (await orNull(stat(join(folderOf(owner), name))))?.size ?? 0,
        ),
      );
      return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
    before: async function* (instant) {
      for (const owner of (await namesIn(folder)).filter(isId))
        for (const id of (await namesIn(folderOf(owner))).filter(isId))
          if (await isOlder(pathOf({ owner, id }), instant)) yield { owner, id };
    },
    sweepBrokenOff: async (instant) => {
      for (const name of await namesIn(join(folder, underWay))) {
        const path = join(folder, underWay, name);
        if (await isOlder(path, instant)) await rm(path, { force: true });
      }
    },
  };
};

/** On the disk before it is renamed: after a power failure the name would otherwise stand for an empty file. */
const writeThrough = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const isOlder = async (path: string, instant: Date): Promise<boolean> => {
  const found = await orNull(stat(path));
  return found !== null && found.mtime < instant;
};

const namesIn = async (folder: string): Promise<readonly string[]> => (await orNull(readdir(folder))) ?? [];

const orNull = async <Found>(finding: Promise<Found>): Promise<Found | null> => {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};
