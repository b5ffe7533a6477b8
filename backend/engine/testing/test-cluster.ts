import { chmod, chown, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, serverAccount } from '../postgres/server/account.ts';
import type { Cluster } from '../postgres/server/cluster.ts';

/** Stores a cluster that was never started in this folder, as the template of this run's clusters. */
export const keepTemplate = async (cluster: Cluster, dataDir: string): Promise<void> => {
  const template = join(dataDir, 'template');
  await copyChangingFolder(cluster.folder, join(template, 'postgres'));
  await copyFile(join(dataDir, 'postgres-password'), join(template, 'postgres-password'));
  process.env.TEST_CLUSTER = template;
};

/**
 * Puts a cluster into an empty data folder: a copy of the run's template. initdb would take a second of processor
 * time for each one, and it has tests of its own.
 */
export const copyTemplate = async (dataDir: string): Promise<void> => {
  const template = process.env.TEST_CLUSTER;
  if (!template) throw new Error('TEST_CLUSTER is not set: run this through vitest, which makes the first cluster');
  // The server runs under an account of its own, which has to come in.
  await chmod(dataDir, 0o755);
  const folder = join(dataDir, 'postgres');
  await copyChangingFolder(join(template, 'postgres'), folder);
  await changeOwner(serverAccount(), folder);
  await copyFile(join(template, 'postgres-password'), join(dataDir, 'postgres-password'));
};

/** Files may appear and disappear while the folder of a running server is copied. */
export const copyChangingFolder = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyChangingFolder(source, target);
    else await copyFile(source, target).catch(unlessGone);
  }
};

const unlessGone = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
};

export const changeOwner = async (account: Account | undefined, folder: string): Promise<void> => {
  if (!account) return;
  const inside = await readdir(folder, { recursive: true });
  for (const path of [folder, ...inside.map((name) => join(folder, name))]) await chown(path, account.uid, account.gid);
};
