import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import pg from 'pg';

/** Connection lost or refused, resources used up, server going down or cancelling: not the statement's fault. */
const passingClasses = new Set(['08', '53', '57', '58']);

/**
 * Whether a statement failed for a temporary reason; its outcome may be unknown. An error that isn't an answer of the
 * server is a broken connection or a timeout.
 */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || passingClasses.has((error.code ?? '08').slice(0, 2));

/** Long enough for a cut connection to be replaced, short enough for a waiting person. */
const pauses = [50, 200, 500, 1000];
const giveUpAfter = 2_500;

/**
 * Tries again over a short outage. Only for operations that may be repeated: reads, and appends, whose ids the log
 * recognises. Throws `unavailable` when the outage lasts.
 */
export const acrossOutage = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  const begin = performance.now();
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = pauses[tries];
      // A timeout has already waited for a server that doesn't answer, so it isn't repeated.
      const isSilent = error instanceof DomainError;
      const over = pause === undefined || isSilent || performance.now() - begin > giveUpAfter;
      if (over || !isUnreachable(error)) throw asPortError(error);
      await sleep(pause);
    }
  }
};

/** The error as the port's callers know it: `unavailable` for temporary failures, any other error unchanged. */
const asPortError = (error: unknown): unknown => {
  if (error instanceof DomainError || !isUnreachable(error)) return error;
  const unavailable = new DomainError('unavailable');
  unavailable.cause = error;
  return unavailable;
};
