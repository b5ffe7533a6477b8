import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** @typedef {{ name: string, parent: number }} Process */

/**
 * A running process; without name and parent when they can't be read.
 * @param {number} pid
 * @returns {Process}
 */
const processOf = (pid) => {
  try {
    if (process.platform === 'win32') return unknown;
    if (process.platform !== 'linux') {
      const [parent = '', ...name] = String(spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]).stdout)
        .trim()
        .split(/\s+/);
      return { name: basename(name.join(' ')), parent: Number(parent) };
    }
    // `pid (name) state ppid …`; the name may hold anything, brackets too.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = status.lastIndexOf(')');
    return { name: status.slice(status.indexOf('(') + 1, end), parent: Number(status.slice(end + 2).split(' ')[1]) };
  } catch {
    return unknown;
  }
};

const unknown = { name: '', parent: 0 };

/**
 * The parent processes up to npm. npm starts a script through a shell; some shells stay (dash), others are replaced
 * by the command (bash), so npm is our parent or its parent. A process above npm may end, for example the terminal
 * in which `nohup npm start &` was typed: that is no reason to stop.
 * @param {number} pid our parent
 * @param {(pid: number) => Process} look
 */
export const chainAbove = (pid = process.ppid, look = processOf) => {
  const { name, parent } = look(pid);
  return /^-?(ba|da|a|k|z)?sh$/.test(name) ? `${pid} ${parent}` : `${pid}`;
};
