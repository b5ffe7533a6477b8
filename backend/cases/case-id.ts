import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { caseIdentity } from '@nomucheck/domain/cases/identity/case-identity.ts';
import { v5 as uuidV5 } from 'uuid';

/**
 * The id of a decision, the same however it comes to us: of its tribunal, date and numbers. Where the date isn't known, of
 * what its source calls it, because lower courts reuse numbers. null where nothing tells it from others.
 */
export const caseIdOf = (
  { tribunal, decidedOn, caseNumbers }: Pick<CaseDraft, 'tribunal' | 'decidedOn' | 'caseNumbers'>,
  sourceId: string | null,
): string | null => {
  const named = tribunal !== null && caseNumbers.length > 0;
  if (sourceId !== null && (!named || decidedOn === null)) return uuidV5(`source|${sourceId}`, caseNames);
  return named ? uuidV5(caseIdentity({ tribunal, decidedOn, caseNumbers }), caseNames) : null;
};

/** Any fixed UUID: a decision that is seeded, uploaded or crawled is one case. */
const caseNames = '8c0b0f3c-6f0b-4d8e-9a3a-5d2f1c7f3e21';
