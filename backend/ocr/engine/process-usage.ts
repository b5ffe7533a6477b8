import { readFileSync } from 'node:fs';

/** What a process with all its threads has used. */
export type ProcessUsage = { readonly processorSeconds: number; readonly residentBytes: number };

/** Fixed in Linux's interface, whatever the kernel was built with (man 2 times: USER_HZ). */
const ticksASecond = 100;

/** Linux alone tells; elsewhere, and for a process that has ended, null. */
export const usageOf = (pid: number): ProcessUsage | null => {
  if (process.platform !== 'linux') return null;
  try {
    // The name of the program, in brackets, may contain blanks and brackets; fields are counted after it (man 5 proc).
    const afterName = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = Number(afterName[11]) + Number(afterName[12]);
    const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return { processorSeconds: ticks / ticksASecond, residentBytes: Number(resident ?? 0) * 1024 };
  } catch {
    return null;
  }
};
