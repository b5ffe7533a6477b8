import { createHmac } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Attempts } from '../engine/vault/attempts.ts';

/** Limits on what one person may ask for. Each function throws `too_many_requests`. */
export type Allowances = {
  readonly change: (person: string) => Promise<void>;
  /** A drawn page costs a processor, and all drawings stand in one line. */
  readonly draw: (person: string) => Promise<void>;
};

const HOUR = 3_600;
/** A fast person's field is saved every second or two. */
const changesAnHour = 1_800;
const drawingsAnHour = 60;

export const createAllowances = (attempts: Pick<Attempts, 'spend'>, subjectKey: Buffer): Allowances => {
  const spend = (what: string, most: number) => async (person: string) => {
    const subject = createHmac('sha256', subjectKey).update(`${what}\n${person}`).digest('base64url');
    const seconds = await attempts.spend([{ subject, most, windowSeconds: HOUR }], 1);
    if (seconds > 0) throw new DomainError('too_many_requests', { params: { seconds } });
  };
  return { change: spend('application changes', changesAnHour), draw: spend('application drawings', drawingsAnHour) };
};
