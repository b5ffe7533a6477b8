import type { DecisionFacts } from '@nomucheck/domain/cases/decision-facts.ts';
import { caseIdentity } from '@nomucheck/domain/cases/identity/case-identity.ts';
import { v5 as uuidV5 } from 'uuid';

/**
 * The id of a case that was imported or crawled: from the number that its source gives it, otherwise from tribunal, date and
 * numbers. The source's number is preferred because two decisions may have the same court, day and number.
 */
export const collectedCaseId = (facts: DecisionFacts): string =>
  uuidV5(
    facts.sourceId === null
      ? caseIdentity({ ...facts, caseNumbers: [...facts.caseNumbers] })
      : `source|${facts.sourceId}`,
    caseNames,
  );

/** The namespace of ids that are derived from the decision itself; cases entered by hand use the same one. */
const caseNames = '8c0b0f3c-6f0b-4d8e-9a3a-5d2f1c7f3e21';
