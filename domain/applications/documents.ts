import { materialOf } from './basis.ts';
import type { ApplicationBasis } from './contract.ts';
import type { FiledDocument } from './document/document.ts';
import { reliefApplication } from './document/relief-application.ts';
import type { FieldChanges } from './fields.ts';
import { labourOfficePetition } from './outlines/labour-office.ts';
import { equalityCorrection, unfairLabourPractice, whistleblowerProtection } from './outlines/outlines.ts';
import type { DocumentName } from './standing.ts';

const writers = {
  relief_application: reliefApplication,
  labour_office_petition: labourOfficePetition,
  unfair_labour_practice: unfairLabourPractice,
  equality_correction: equalityCorrection,
  whistleblower_protection: whistleblowerProtection,
} as const;

/** The document as it stands now. */
export const documentOf = (name: DocumentName, basis: ApplicationBasis, fields: FieldChanges): FiledDocument =>
  writers[name](materialOf(basis, fields));
