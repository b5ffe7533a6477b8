import {
  caseFieldNames,
  caseKindNames,
  caseOutcomeNames,
  caseSamplingNames,
  caseSourceNames,
} from '@nomucheck/domain/cases/case-names.ts';
import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { disputeName } from '@nomucheck/domain/cases/identity/case-identity.ts';
import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';

/**
 * The record or draft of a case, field by field, in words. A text is described by its length: it is read on another
 * page.
 */
export const caseWords = (record: CaseDraft): Readonly<Record<string, unknown>> => ({
  [caseFieldNames.kind]: caseKindNames[record.kind],
  [caseFieldNames.sampling]: caseSamplingNames[record.sampling],
  [caseFieldNames.tribunal]: record.tribunal,
  [caseFieldNames.caseNumbers]: record.caseNumbers,
  [caseFieldNames.decidedOn]: record.decidedOn,
  [caseFieldNames.title]: record.title,
  [caseFieldNames.point]: record.point,
  [caseFieldNames.summary]: record.summary,
  [caseFieldNames.outcome]: record.outcome && caseOutcomeNames[record.outcome],
  [caseFieldNames.outcomeText]: record.outcomeText,
  [caseFieldNames.keywords]: record.keywords,
  [caseFieldNames.sections]: record.sections.map(sectionName),
  [caseFieldNames.statutes]: record.statutes,
  [caseFieldNames.citations]: record.citations,
  [caseFieldNames.disputeId]: record.disputeId && disputeName(record.disputeId),
  [caseFieldNames.source]: { 확인: caseSourceNames[record.source.how], 위치: record.source.at },
  [caseFieldNames.text]:
    record.text && `${record.text.chars.toLocaleString('ko-KR')}자 (${record.text.hash.slice(0, 8)})`,
});
