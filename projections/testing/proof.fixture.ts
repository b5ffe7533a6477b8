import fc from 'fast-check';
import { propertyRunsUnshrunk } from '../../.config/property-runs.ts';

/**
 * A property over random cases, each told its place among them. A case may build upon those before it (one long log, say), so
 * a failure is told as it is, not shrunk.
 */
export const prove = async <Case>(
  arbitrary: fc.Arbitrary<Case>,
  holds: (given: Case, index: number) => Promise<void>,
): Promise<void> => {
  let index = 0;
  await fc.assert(
    fc.asyncProperty(arbitrary, (given) => holds(given, index++)),
    propertyRunsUnshrunk(),
  );
};

export const cases = propertyRunsUnshrunk().numRuns;
export const isLong = process.env.LONG === '1';
