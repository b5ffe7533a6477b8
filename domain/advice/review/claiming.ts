import type { Stage } from '../stages.ts';

/** How long a claim holds without work on it. */
const leaseMs = 30 * 60_000;

/** When a claim of this instant ends. */
export const leaseFrom = (at: string): string => new Date(Date.parse(at) + leaseMs).toISOString();

/** What decides whether somebody may claim a review: of an advice, or of its row in the queue. */
export type Claimable = {
  readonly asker: string;
  readonly stage: Stage;
  /** Everybody who has held each review of this round. */
  readonly held: { readonly 1: readonly string[]; readonly 2: readonly string[] };
  readonly holder: { readonly userId: string; readonly until: string } | null;
};

/** Why this person can't claim that review now; null if they can. */
export const refusalOfClaim = (
  claimable: Claimable,
  { stage: of, reviewer, at }: { readonly stage: 1 | 2; readonly reviewer: string; readonly at: string },
): 'stage_wrong' | 'same_reviewer' | 'conflict' | null => {
  const { asker, stage, held, holder } = claimable;
  if (!openStages[of].includes(stage)) return 'stage_wrong';
  if (asker === reviewer || held[of === 1 ? 2 : 1].includes(reviewer)) return 'same_reviewer';
  return holder && holder.userId !== reviewer && holder.until > at ? 'conflict' : null;
};

const openStages: Readonly<Record<1 | 2, readonly Stage[]>> = {
  1: ['review1_requested', 'review1'],
  2: ['review2_requested', 'review2'],
};
