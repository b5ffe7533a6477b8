import { DomainError, type ErrorCode } from '@nomucheck/domain/kernel/errors.ts';

/**
 * Thrown by the handler of an effect when what it was for is gone: withdrawn, paid back, erased, cancelled or done by somebody else. The
 * effect is done, because people do that every day; nobody has to look.
 */
export class GroundGone extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'GroundGone';
  }
}

const gone: ReadonlySet<ErrorCode> = new Set(['stage_wrong', 'not_found']);

/** A step of an effect on a record that may have gone on without it: where the record refuses the step, nothing is left to be done. */
export const unlessGone = <Done>(step: Promise<Done>): Promise<Done> =>
  step.catch((error: unknown) => {
    throw error instanceof DomainError && gone.has(error.code) ? new GroundGone(error.code) : error;
  });
