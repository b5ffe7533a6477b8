import type { DraftWork } from '../work/use-draft-work.ts';
import type { Field } from './field.ts';

export type FieldProps<Kind extends Field['kind']> = {
  readonly field: Extract<Field, { kind: Kind }>;
  readonly work: DraftWork;
  /** What stands at the field in the edition that the draft is based on; null: the same, or nothing that can be said in a line. */
  readonly former: string | null;
  readonly disabled: boolean;
};

/** Where findings, differences and the preview lead: the element has this id. */
export const fieldId = (field: Field): string => `field/${field.at.join('/')}`;

/** What stands below a field: help, and what stood there before. */
export const below = (help: string | undefined, former: string | null): string | undefined =>
  former === null ? help : `${help === undefined ? '' : `${help} · `}바탕이 된 판: ${former}`;
