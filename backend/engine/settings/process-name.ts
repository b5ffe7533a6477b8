import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { ProcessRole } from '@nomucheck/domain/kernel/contract/projection.ts';

/** What staff see of a process: its role, its machine and its number there; the end tells two of one number apart. */
export const nameOfProcess = (role: ProcessRole): string =>
  `${role} ${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`;
