import type { Hold } from './leases.ts';

/** The positions of this process's subscribers, and a way to wait for them. */
export type Progress<H extends Hold> = {
  readonly holds: ReadonlyMap<string, H>;
  readonly moved: (name: string, hold: H) => void;
  /** The position is unknown to this process from now on, because another owns it. */
  readonly forget: (name: string) => void;
  /** Resolves at the next movement, or after this many milliseconds. */
  readonly next: (milliseconds: number) => Promise<void>;
};

export const createProgress = <H extends Hold>(): Progress<H> => {
  const holds = new Map<string, H>();
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
