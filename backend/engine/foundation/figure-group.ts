import type { Action } from '@nomucheck/domain/accounts/rights.ts';
import type { Caller } from '../callers/caller.ts';

/** One context's figures of the console's home, for callers with the right to its lists. */
export type FigureGroup<Name extends string = string> = {
  /** A menu entry's right. */
  readonly right: Extract<Action, `menu.${string}`>;
  /** The read models that it counts in. */
  readonly reads: readonly string[];
  /** By the same conditions as the lists that the figures lead to. */
  readonly count: (caller: Caller, at: string) => Promise<Readonly<Record<Name, number>>>;
};
