import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import pg from 'pg';

/** Connection lost or refused, resources used up, server going down or cancelling: not the statement's fault. */
const passingClasses = new Set(['08', '53', '57', '58']);

/**
 * Whether a statement failed for what passes by itself. The outcome may be unknown. What isn't an answer of the server
 * at all is a broken connection or a timeout.
 */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || passingClasses.has((error.code ?? '08').slice(0, 2));

/** The error as the port's callers know it: `unavailable` for what passes, anything else as it is. */
export const asPortError = (error: unknown): unknown => {
  if (error instanceof DomainError || !isUnreachable(error)) return error;
  const unavailable = new DomainError('unavailable');
  unavailable.cause = error;
  return unavailable;
};
