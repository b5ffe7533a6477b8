import type { DraftConflict } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { ApiError, isConflict } from '../../../api/api-error.ts';

/** What two people wrote at one place, and the revision of the draft over which one's own can be saved. */
export type Conflict = { readonly conflicts: readonly DraftConflict[]; readonly revision: number };

/** null where an error is none of that kind. */
export const conflictsIn = (error: unknown): Conflict | null => {
  if (!(error instanceof ApiError) || !isConflict(error)) return null;
  const { conflicts, currentRevision } = error.body;
  return Array.isArray(conflicts) && typeof currentRevision === 'number'
    ? { conflicts: conflicts.filter(isDraftConflict), revision: currentRevision }
    : null;
};

const isDraftConflict = (value: unknown): value is DraftConflict =>
  typeof value === 'object' && value !== null && 'at' in value && Array.isArray(value.at) && 'by' in value;
