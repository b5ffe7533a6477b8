const long = process.env.LONG === '1';

/**
 * The time limit of one whole property, in milliseconds; vitest's own limit is for one case. Generous in the long form: the
 * longest takes three minutes on two idle cores, and a busy machine must not make the test fail.
 */
export const propertyTimeout = long ? 1_800_000 : 240_000;

/**
 * How many cases the engine's properties try, for all of them: in `npm test`, and in `npm run test:long`, which is to end
 * within about an hour on two idle cores. A property that has to pass each await of some work at least once names its own
 * number, made from the list of these awaits (`prove`). The seed is the run's, printed at its beginning;
 * `SEED=… npm test -- <path>` tries the same cases again. A property that takes too long fails with its current case (or
 * the smallest counterexample so far), before vitest's own limit would hide it.
 */
export const propertyRuns = () => ({
  numRuns: long ? 300 : 12,
  ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
  interruptAfterTimeLimit: propertyTimeout * 0.8,
  markInterruptAsFailure: true,
});

/**
 * For properties that kill processes and connections: the first counterexample is reported without shrinking, because a
 * smaller one may be chance.
 */
export const propertyRunsUnshrunk = () => ({ ...propertyRuns(), endOnFailure: true });
