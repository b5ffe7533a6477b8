import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { isRefusedStatement } from '../../postgres/connections/refused-statement.ts';
import { acrossOutage, type Outage } from '../delivery/across-outage.ts';

/**
 * Whether a statement failed for a temporary reason; its outcome may be unknown. An error that isn't an answer of the
 * server is a broken connection or a timeout.
 */
export const isUnreachable = (error: unknown): boolean => !isRefusedStatement(error);

/** The pool answers with an error of the catalogue when the server said nothing in time. */
const outage: Outage = { isPassing: isUnreachable, isSilence: (error) => error instanceof DomainError };

/** A statement, tried again over a short outage of the server. */
export const acrossPostgresOutage = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  acrossOutage(outage, attempt);
