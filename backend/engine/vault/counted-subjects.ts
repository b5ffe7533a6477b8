import { createHmac } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Allowance, Attempts } from './attempts.ts';

/** Names counters. Addresses and accounts are personal data too: the table holds only a keyed hash of them. */
export type SubjectOf = (...about: readonly string[]) => string;

export const subjectsUnder =
  (key: Buffer): SubjectOf =>
  (...about) =>
    createHmac('sha256', key).update(about.join('\n')).digest('base64url');

export const tooMany = (seconds: number): DomainError => new DomainError('too_many_requests', { params: { seconds } });

/** Counts this amount under each allowance; throws `too_many_requests` where one of them is used up. */
export const spendOrRefuse = async (
  attempts: Pick<Attempts, 'spend'>,
  allowances: readonly Allowance[],
  amount = 1,
): Promise<void> => {
  const seconds = await attempts.spend(allowances, amount);
  if (seconds > 0) throw tooMany(seconds);
};
