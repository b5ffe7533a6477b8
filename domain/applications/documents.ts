import type { LocalDate } from '../kernel/korean/korean-date.ts';
import { materialOf } from './basis.ts';
import type { ApplicationBasis } from './contract.ts';
import type { FiledDocument } from './document/document.ts';
import { reliefApplication } from './document/relief-application.ts';
import type { FieldChanges } from './fields.ts';
import { labourOfficePetition } from './outlines/labour-office.ts';
import { equalityCorrection, unfairLabourPractice, whistleblowerProtection } from './outlines/outlines.ts';
import { moneyCompensationRequest, representativeRequest } from './outlines/requests.ts';
import { reviewApplication } from './outlines/review.ts';
import type { DocumentName } from './standing.ts';

const writers = {
  relief_application: reliefApplication,
  review_application: reviewApplication,
  money_compensation_request: moneyCompensationRequest,
  representative_request: representativeRequest,
  labour_office_petition: labourOfficePetition,
  unfair_labour_practice: unfairLabourPractice,
  equality_correction: equalityCorrection,
  whistleblower_protection: whistleblowerProtection,
} as const;

/** The document as it stands on this day. */
export const documentOf = (
  name: DocumentName,
  basis: ApplicationBasis,
  fields: FieldChanges,
  today: LocalDate,
): FiledDocument => writers[name](materialOf(basis, fields, today));
