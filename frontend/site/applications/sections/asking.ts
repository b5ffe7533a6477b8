import type { Material } from '@nomucheck/domain/applications/basis.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';

/** What a question needs of the page: what is known, what is wrong, and what to do with what is typed. */
export type Asking = {
  readonly material: Material;
  readonly errors: Readonly<Record<string, string>>;
  readonly onType: (fields: FieldChanges) => void;
  /** A field whose content can't be taken into the document, or null once it can. */
  readonly onWrong: (field: string, message: string | null) => void;
};
