import type { caseKinds } from './case-record.ts';

/** The specification's five levels: the kind of a case while it is crawled (`meeting`: a record of its hearing), then `ready`, then `master`. */
export const caseLevels = ['case-low', 'meeting', 'case-high', 'ready', 'master'] as const;
export type CaseLevel = (typeof caseLevels)[number];

/** The stage, and the kind where it matters. */
export const conditionsOfLevel = (
  level: CaseLevel,
): { readonly stage: 'crawled' | 'ready' | 'master'; readonly kind?: (typeof caseKinds)[number] } => {
  if (level === 'ready' || level === 'master') return { stage: level };
  return { stage: 'crawled', kind: level === 'meeting' ? 'case-low-meeting' : level };
};
