import fc from 'fast-check';
import { propertyRunsOfProcesses, propertyRunsUnshrunk } from '../../.config/property-runs.ts';

/**
 * A property over random cases, each told its place among them. A case may build upon those before it (one long log, say), so
 * a failure is told as it is, not shrunk.
 */
export const prove = async <Case>(
  arbitrary: fc.Arbitrary<Case>,
  holds: (given: Case, index: number) => Promise<void>,
  runs: ReturnType<typeof propertyRunsUnshrunk> = propertyRunsUnshrunk(),
): Promise<void> => {
  let index = 0;
  await fc.assert(
    fc.asyncProperty(arbitrary, (given) => holds(given, index++)),
    runs,
  );
};

/** The same where each case kills a process. */
export const proveByKilling: typeof prove = (arbitrary, holds) => prove(arbitrary, holds, propertyRunsOfProcesses());

export const cases = propertyRunsUnshrunk().numRuns;
export const kills = propertyRunsOfProcesses().numRuns;
export const isLong = process.env.LONG === '1';
