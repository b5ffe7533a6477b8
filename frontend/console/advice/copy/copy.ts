import type { WorkingCopyOut } from '@nomucheck/domain/advice/contract/review.ts';

/** What a reviewer writes: the text, and beside it comments and confirmed points. */
export type Copy = Pick<WorkingCopyOut, 'text' | 'comments' | 'checklist'>;

export const copyOf = ({ text, comments, checklist }: Copy): Copy => ({ text, comments, checklist });

export const isSame = (one: Copy, other: Copy): boolean =>
  JSON.stringify(copyOf(one)) === JSON.stringify(copyOf(other));
