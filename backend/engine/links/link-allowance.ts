import { createHmac } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { networkOf } from '../callers/source.ts';
import type { Attempts } from '../vault/attempts.ts';

/** Counts a call with a link's token from this address; throws `too_many_requests`. */
export type LinkAllowance = (source: string) => Promise<void>;

const HOUR_SECONDS = 3600;
/** A family opens a link some times; a network of a phone company has many families. */
const mostAnHour = 600;

export const createLinkAllowance = (
  attempts: Pick<Attempts, 'spend'>,
  subjectKey: Buffer,
  purpose: string,
): LinkAllowance => {
  const subjectOf = (source: string): string =>
    createHmac('sha256', subjectKey)
      .update(`links\n${purpose}\n${networkOf(source)}`)
      .digest('base64url');
  return async (source) => {
    const allowance = { subject: subjectOf(source), most: mostAnHour, windowSeconds: HOUR_SECONDS };
    const seconds = await attempts.spend([allowance], 1);
    if (seconds > 0) throw new DomainError('too_many_requests', { params: { seconds } });
  };
};
