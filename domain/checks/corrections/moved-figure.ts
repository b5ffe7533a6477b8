/**
 * Whether a figure moves by more than so many percentage points. A percentage that appears or disappears does so with its routes, which
 * are told anyway.
 */
export const movesBeyond = (
  { before, after }: { readonly before: number | null; readonly after: number | null },
  points: number,
): boolean => before !== null && after !== null && Math.abs(after - before) * 100 > points;
