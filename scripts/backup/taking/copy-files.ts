import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesFolderIn } from '../../../backend/files/disk/local-files.ts';
import type { Manifest } from '../format/manifest.ts';
import { createPartWriter } from '../format/part-writer.ts';
import { copyFile } from '../format/uploaded-files.ts';

/**
 * What people uploaded, as it lies there: encrypted. It is copied after the log, so whatever an event names is there, unless
 * it was deleted since; what the log doesn't know yet, the service sweeps away.
 */
export const copyFiles = async (dataDir: string, folder: string): Promise<Manifest['files']> => {
  const source = filesFolderIn(dataDir);
  const list = createPartWriter(folder, 'files');
  let [files, bytes] = [0, 0];
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  for (const owner of (await namesIn(source)).filter(isId)) {
    await mkdir(join(folder, 'files', owner), { mode: 0o700 });
    for (const id of (await namesIn(join(source, owner))).filter(isId)) {
      const file = `files/${owner}/${id}`;
      const copied = await copyFile(join(source, owner, id), join(folder, file));
      if (copied === null) {
        await rm(join(folder, file));
        continue;
      }
      await list.write(JSON.stringify({ file, ...copied }));
      files += 1;
      bytes += copied.bytes;
    }
  }
  return { files, bytes, parts: [...(await list.finish())] };
};

/** A file that is still being written has another name. */
const isId = (name: string): boolean => /^[0-9a-f-]{36}$/.test(name);

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
