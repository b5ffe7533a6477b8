const long = process.env.LONG === '1';

/**
 * A whole property's time, in milliseconds: vitest's own limit is for one case. Generous in the long form: 2,000 processes
 * that die take a quarter of an hour on two idle cores, and a busy machine is no counterexample.
 */
export const propertyTimeout = long ? 7_200_000 : 240_000;

/**
 * How often the engine's properties are tried, said here for all of them: in `npm test`, and in `npm run test:long`. The
 * seed is the run's, printed at its beginning; `SEED=… npm test -- <path>` tries the same cases again. What takes too long
 * fails with the case it was at (or the smallest counterexample so far), before vitest's limit would hide it.
 */
export const propertyRuns = () => ({
  numRuns: long ? 2_000 : 20,
  ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
  interruptAfterTimeLimit: propertyTimeout * 0.8,
  markInterruptAsFailure: true,
});

/** For properties over processes and connections that die: the first counterexample as it is, a smaller one may be mere luck. */
export const propertyRunsUnshrunk = () => ({ ...propertyRuns(), endOnFailure: true });
