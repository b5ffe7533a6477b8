import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The parent of a process; 0 where it can't be told. @param {number} pid */
const parentOf = (pid) => {
  if (process.platform === 'win32') return 0;
  try {
    if (process.platform !== 'linux') return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)]).stdout);
    // `pid (name) state ppid …`; the name may hold anything, brackets too.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
};

/** Our parent and its parent: npm starts a script through a shell, so the one that matters may be two steps up. */
export const chainAbove = () => `${process.ppid} ${parentOf(process.ppid)}`;
