/**
 * Starts a timer of this thread's processor time; the function returned tells the milliseconds used since. A busy machine
 * doesn't lengthen them, so a limit on them fails only where the work itself grew.
 */
export const processorTimer = (): (() => number) => {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
};
