import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import pg from 'pg';
import { acrossOutage, type Outage } from '../across-outage.ts';

/** Connection lost or refused, resources used up, server going down or cancelling: not the statement's fault. */
const passingClasses = new Set(['08', '53', '57', '58']);

/**
 * Whether a statement failed for a temporary reason; its outcome may be unknown. An error that isn't an answer of the
 * server is a broken connection or a timeout.
 */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || passingClasses.has((error.code ?? '08').slice(0, 2));

/** The pool answers with an error of the catalogue when the server said nothing in time. */
const outage: Outage = { isPassing: isUnreachable, isSilence: (error) => error instanceof DomainError };

/** A statement, tried again over a short outage of the server. */
export const acrossPostgresOutage = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  acrossOutage(outage, attempt);
