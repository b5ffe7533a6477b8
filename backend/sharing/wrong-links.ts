import { createHmac } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { networkOf } from '../engine/callers/source.ts';
import type { Attempts } from '../engine/vault/attempts.ts';

/**
 * Counts a call from this address with a token of no link; throws `too_many_requests` after many. The token of a link, also of an ended
 * one, is neither counted nor refused: otherwise strangers of a network would close the links of all people there. No token is guessed
 * (128 bits), so this protects nothing that a link shows: it only tells a program that tries tokens to stop.
 */
export type WrongLinks = (source: string) => Promise<void>;

const HOUR_SECONDS = 3600;
const mostAnHour = 600;

export const createWrongLinks = (attempts: Pick<Attempts, 'spend'>, subjectKey: Buffer): WrongLinks => {
  const subjectOf = (source: string): string =>
    createHmac('sha256', subjectKey)
      .update(`links\nshared results\n${networkOf(source)}`)
      .digest('base64url');
  return async (source) => {
    const allowance = { subject: subjectOf(source), most: mostAnHour, windowSeconds: HOUR_SECONDS };
    const seconds = await attempts.spend([allowance], 1);
    if (seconds > 0) throw new DomainError('too_many_requests', { params: { seconds } });
  };
};
