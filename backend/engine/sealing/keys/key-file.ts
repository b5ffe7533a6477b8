import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The master secrets: those of the configuration, otherwise the one in the data folder, which is made at the first
 * start and readable only by its owner. Without it the data of all people is lost, so back it up, apart from the
 * database.
 */
export const masterSecrets = async (
  configured: readonly string[],
  dataDir: string,
): Promise<readonly [string, ...string[]]> =>
  (await existingMasterSecrets(configured, dataDir)) ?? [await makeSecret(dataDir, keyFileIn(dataDir))];

/** The same without making one: null where there is none. */
export const existingMasterSecrets = async (
  configured: readonly string[],
  dataDir: string,
): Promise<readonly [string, ...string[]] | null> => {
  const [first, ...older] = configured;
  if (first !== undefined) return [first, ...older];
  const secret = await readSecret(keyFileIn(dataDir));
  return secret === null ? null : [secret];
};

const keyFileIn = (dataDir: string): string => join(dataDir, 'master.key');

const readSecret = async (path: string): Promise<string | null> => {
  try {
    return (await readFile(path, 'utf8')).trim() || null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

const makeSecret = async (dataDir: string, path: string): Promise<string> => {
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64');
  // `wx`: of two processes that start together, the second must not replace the key that the first already used.
  const file = await open(path, 'wx', 0o600).catch(() => null);
  if (!file) {
    const made = await readSecret(path);
    if (made) return made;
    throw new Error(`the master key at ${path} can't be made or read`);
  }
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return secret;
};
