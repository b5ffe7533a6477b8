/** What can't be read in a text of conditions, where, and what was expected there. */
export type TextFinding = {
  /** From 1. */
  readonly line: number;
  /** The place in the whole text, from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** What could stand at that place instead; null: nothing is near. */
  readonly instead: string | null;
};

/** The conditions that a text says, or why it says none. */
export type Reading<T> =
  | { readonly read: T; readonly findings: readonly [] }
  | { readonly read: null; readonly findings: readonly TextFinding[] };
