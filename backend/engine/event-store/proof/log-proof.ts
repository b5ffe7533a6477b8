import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { GENESIS } from '@nomucheck/domain/kernel/log/stored-event.ts';

/** The first position at which the log differs from what was written. */
export type LogFault = { readonly position: Position; readonly stream: string | null; readonly why: string };

/** The events that were sealed after they had been written: how many, their hash, and the place of the last of them. */
export type Resealed = { readonly events: number; readonly digest: string; readonly last: Position };

export const nothingResealed: Resealed = { events: 0, digest: GENESIS, last: START };

/** What a check of the whole log up to its head found. */
export type LogProof = {
  readonly events: number;
  readonly streams: number;
  /** The last event's position, and its hash. */
  readonly head: Position;
  readonly headHash: string;
  /**
   * The hash of the whole log (whole-log-hash.ts). When it is stored elsewhere, any later change of the log can be
   * detected.
   */
  readonly digest: string;
  /** The same at the requested positions, as far as the log has them. */
  readonly digests: ReadonlyMap<Position, string>;
  readonly resealed: Resealed;
  readonly fault: LogFault | null;
};

export type ProofStep = { readonly checked: number; readonly of: number };

/** `asked`: the positions at which the hash of the whole log is wanted. */
export type Prove = (onStep?: (step: ProofStep) => void, asked?: ReadonlySet<Position>) => Promise<LogProof>;
