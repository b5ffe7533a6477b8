import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** How one store's errors are to be understood. */
export type Outage = {
  /** It failed for a passing reason; its outcome may be unknown. */
  readonly isPassing: (error: unknown) => boolean;
  /** A server that didn't answer in time has already been waited for. */
  readonly isSilence: (error: unknown) => boolean;
};

/** Long enough for a cut connection to be replaced, short enough for a waiting person. */
const pauses = [50, 200, 500, 1_000];
const giveUpAfter = 2_500;

/**
 * Tries again over a short outage. Only for operations that may be repeated: reads, and appends, whose ids the log
 * recognises. Throws `unavailable` when the outage lasts.
 */
export const acrossOutage = async <Result>(
  { isPassing, isSilence }: Outage,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  const begin = performance.now();
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      const pause = pauses[tries];
      if (pause === undefined || isSilence(error) || performance.now() - begin > giveUpAfter) throw unavailable(error);
      await sleep(pause * (0.75 + Math.random() / 2));
    }
  }
};

const unavailable = (cause: unknown): DomainError => {
  if (cause instanceof DomainError) return cause;
  const error = new DomainError('unavailable');
  error.cause = cause;
  return error;
};
