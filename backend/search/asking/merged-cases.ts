import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';

/** The greatest number of merges that are followed, when a case was merged into one that was merged itself. */
export const LONGEST_CHAIN = 5;

/** What a case was merged into; null where it wasn't. */
export const mergedBy = (
  events: readonly RecordedEvent<CaseEvent>[],
): { into: string; at: string; reason: string | null } | null => {
  const last = events.findLast(({ type }) => type === 'CaseMerged');
  if (last?.type !== 'CaseMerged') return null;
  return { into: last.data.into, at: last.at, reason: last.reason ?? null };
};
