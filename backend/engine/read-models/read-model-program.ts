import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The version of the program as far as rows depend on it: all code that read models are made of. A newer handler must
 * not continue a table that an older one has built in part.
 */
export const programOfReadModels = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of ['domain', 'projections']) {
    const files = (await readdir(join(root, folder), { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !/\.(test|fixtures?)\.ts$|[\\/](testing|node_modules)[\\/]/.test(file),
    );
    for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(root, folder, file)));
  }
  return hash.digest('hex');
};
