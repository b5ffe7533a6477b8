import { caseIdentity } from '@nomucheck/domain/cases/case-identity.ts';
import type { DecisionFacts } from '@nomucheck/domain/cases/decision-facts.ts';
import { v5 as uuidV5 } from 'uuid';

/**
 * The id of a case that comes from a file: by the number that its source gives it, else by tribunal, date and numbers. The
 * source's number comes first because there are decisions of one court, day and number that are two.
 */
export const importedCaseId = (facts: DecisionFacts): string =>
  uuidV5(
    facts.sourceId === null
      ? caseIdentity({ ...facts, caseNumbers: [...facts.caseNumbers] })
      : `source|${facts.sourceId}`,
    caseNames,
  );

/** What is done for a row, and for a part, under the same id each time: so that a restart does it once. */
export const rowCommandId = (batchId: string, row: number, purpose: 'collect' | 'revert'): string =>
  uuidV5(`${purpose} ${row}`, batchId);
export const batchCommandId = (batchId: string, step: string): string => uuidV5(`step ${step}`, batchId);

/** The namespace of cases that are named by what they are: the same for those entered by hand. */
const caseNames = '8c0b0f3c-6f0b-4d8e-9a3a-5d2f1c7f3e21';
