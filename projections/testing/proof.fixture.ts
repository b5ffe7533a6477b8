import fc from 'fast-check';

/** How many random cases a proof takes: the one place that says so. `LONG=1`, as `npm run test:long` sets it, takes the many. */
export const isLong = process.env.LONG === '1';
export const cases = (short = 50, long = 2_000): number => (isLong ? long : short);

/**
 * A property over random cases. Its seed is printed, and `SEED=…` makes the same cases again. A case may build upon those
 * before it (one long log, say), so a failure is told as it is, not shrunk.
 */
export const prove = async <Case>(
  name: string,
  arbitrary: fc.Arbitrary<Case>,
  holds: (given: Case, index: number) => Promise<void>,
  numRuns = cases(),
): Promise<void> => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`${name}: ${numRuns} cases, seed ${seed}`);
  let index = 0;
  await fc.assert(
    fc.asyncProperty(arbitrary, (given) => holds(given, index++)),
    { seed, numRuns, endOnFailure: true },
  );
};
