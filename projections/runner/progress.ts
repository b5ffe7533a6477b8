import type { Hold } from './checkpoint.ts';

/** The positions of this process's projections, and a way to wait for them. */
export type Progress = {
  readonly holds: ReadonlyMap<string, Hold>;
  readonly moved: (name: string, hold: Hold) => void;
  /** This process no longer knows: another owns it. */
  readonly forget: (name: string) => void;
  /** Resolves at the next movement, or after so many milliseconds. */
  readonly next: (milliseconds: number) => Promise<void>;
};

export const createProgress = (): Progress => {
  const holds = new Map<string, Hold>();
  const sleepers = new Set<() => void>();
  return {
    holds,
    moved: (name, hold) => {
      holds.set(name, hold);
      for (const wake of sleepers) wake();
    },
    forget: (name) => {
      holds.delete(name);
    },
    next: (milliseconds) =>
      new Promise((resolve) => {
        const wake = (): void => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        sleepers.add(wake);
      }),
  };
};
