import { z } from 'zod';

/** Where the firm serves, or has served, the other side: another record in which one of the names stands on the other side. */
export const conflict = z.strictObject({
  what: z.enum(['advice', 'consultation']),
  id: z.uuid(),
  /** Which name of this record stands on which side of the other one. */
  here: z.enum(['client', 'opponent']),
  there: z.enum(['client', 'opponent']),
});
export type Conflict = z.infer<typeof conflict>;

const keyOf = ({ what, id, here, there }: Conflict): string => [what, id, here, there].join(' ');

/** Whether one of these conflicts is none of those in spite of which somebody went on. */
export const hasNewConflict = (accepted: readonly Conflict[], conflicts: readonly Conflict[]): boolean => {
  const known = new Set(accepted.map(keyOf));
  return conflicts.some((conflict) => !known.has(keyOf(conflict)));
};

/** Of one record: a large company is named by thousands, and a few tell what there is to know. */
export const MOST_CONFLICTS = 50;
