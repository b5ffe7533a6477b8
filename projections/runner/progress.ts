/** Where this process's projections stand, and a wake-up for whoever waits for them. */
export type Progress = {
  readonly positions: ReadonlyMap<string, string>;
  readonly moved: (name: string, position: string) => void;
  /** This process no longer knows: another owns it, or it stands still. */
  readonly forget: (name: string) => void;
  /** Resolves at the next movement, or after so many milliseconds. */
  readonly next: (milliseconds: number) => Promise<void>;
};

export const createProgress = (): Progress => {
  const positions = new Map<string, string>();
  const sleepers = new Set<() => void>();
  return {
    positions,
    moved: (name, position) => {
      positions.set(name, position);
      for (const wake of sleepers) wake();
    },
    forget: (name) => {
      positions.delete(name);
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
