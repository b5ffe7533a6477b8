import { readFileSync } from 'node:fs';

/** Whether the number is a process id, also that of a zombie. */
export const isTaken = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether the process still runs. A zombie doesn't run: it has ended, but its parent hasn't read its exit code. */
export const isAlive = (pid: number): boolean => {
  if (!isTaken(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    // `pid (name) state …`; the name may contain any character, also brackets.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
};
