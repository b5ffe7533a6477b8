import type { CaseFact } from '@nomucheck/domain/cases/case-counts.ts';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';

/** What figures would use of a record. */
export const factOf = (caseId: string, record: CaseRecord): CaseFact => {
  const { disputeId, decidedOn, outcome, keywords, sections, sampling } = record;
  return { caseId, disputeId, decidedOn, outcome, keywords, sections, sampling };
};
