import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Which program this is, as far as rows depend on it: all that read models are made of. A table that an older handler had
 * half built is not to be finished by a newer one.
 */
export const programOfReadModels = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of ['domain', 'projections']) {
    const files = (await readdir(join(root, folder), { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'),
    );
    for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(root, folder, file)));
  }
  return hash.digest('hex');
};
