import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../process-life.ts';
import type { Cluster } from '../server/cluster.ts';

/** The process id of the server of this cluster. */
export const postmasterOf = async (cluster: Pick<Cluster, 'folder'>): Promise<number> =>
  Number((await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);

/**
 * Stops all processes of the server (SIGSTOP): connections stay open, nothing is answered. The test must call the
 * returned function to let them continue, also when it fails.
 */
export const freezeServer = async (cluster: Pick<Cluster, 'folder'>): Promise<() => void> => {
  const postmaster = await postmasterOf(cluster);
  // First the postmaster, so that no new process is started.
  process.kill(postmaster, 'SIGSTOP');
  const all = [postmaster, ...(await childrenOf(postmaster))];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
  };
};

const childrenOf = async (parent: number): Promise<readonly number[]> => {
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // `pid (name) state ppid …`; the name may contain any character.
    if (Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === parent) children.push(Number(name));
  }
  return children;
};
