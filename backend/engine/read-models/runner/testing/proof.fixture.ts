import fc from 'fast-check';
import { propertyRunsUnshrunk } from '../../../../../.config/property-runs.ts';

/**
 * Checks a property over random cases, as many as given or as other properties; each gets its number. A case may depend on
 * those before it (for example on one long log), so a failure is reported as it is and not shrunk.
 */
export const prove = async <Case>(
  arbitrary: fc.Arbitrary<Case>,
  holds: (given: Case, index: number) => Promise<void>,
  numRuns = cases,
): Promise<void> => {
  let index = 0;
  await fc.assert(
    fc.asyncProperty(arbitrary, (given) => holds(given, index++)),
    { ...propertyRunsUnshrunk(), numRuns },
  );
};

export const cases = propertyRunsUnshrunk().numRuns;
export const isLong = process.env.LONG === '1';
