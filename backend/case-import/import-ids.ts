import { caseIdentity } from '@nomucheck/domain/cases/case-identity.ts';
import type { DecisionFacts } from '@nomucheck/domain/cases/decision-facts.ts';
import { v5 as uuidV5 } from 'uuid';

/**
 * The id of a case from a file: from the number that its source gives it, otherwise from tribunal, date and numbers.
 * The source's number is preferred because two decisions may have the same court, day and number.
 */
export const importedCaseId = (facts: DecisionFacts): string =>
  uuidV5(
    facts.sourceId === null
      ? caseIdentity({ ...facts, caseNumbers: [...facts.caseNumbers] })
      : `source|${facts.sourceId}`,
    caseNames,
  );

/** The command ids of a row and of a part are the same at each try, so that a restart carries each out once. */
export const rowCommandId = (batchId: string, row: number, purpose: 'collect' | 'revert'): string =>
  uuidV5(`${purpose} ${row}`, batchId);
export const batchCommandId = (batchId: string, step: string): string => uuidV5(`step ${step}`, batchId);

/** The namespace of ids that are derived from the decision itself; cases entered by hand use the same one. */
const caseNames = '8c0b0f3c-6f0b-4d8e-9a3a-5d2f1c7f3e21';
