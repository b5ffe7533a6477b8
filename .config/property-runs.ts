const long = process.env.LONG === '1';

/**
 * How often the engine's properties are tried, said here for all of them: in `npm test`, and in `npm run test:long`. The
 * seed is the run's, printed at its beginning; `SEED=… npm test -- <path>` tries the same cases again.
 */
export const propertyRuns = (): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: long ? 2_000 : 50,
  ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
});

/** For properties over processes that are killed and started: the first counterexample as it is, a smaller one would take as long. */
export const propertyRunsUnshrunk = () => ({ ...propertyRuns(), endOnFailure: true });

/** A whole property's time, in milliseconds: vitest's own limit is for one case. */
export const propertyTimeout = long ? 900_000 : 60_000;
