import { z } from 'zod';
import { requiredText, storableText } from '../kernel/text/text.ts';
import { type CaseDraft, caseRecord } from './case-record.ts';

/**
 * A passage of a case's cleaned text, in UTF-16 units, `to` exclusive, with its words. The words show a person at once what
 * the rule read, and show a later reader if the text has changed.
 */
export const passage = z
  .strictObject({ from: z.int().min(0), to: z.int().min(1), quote: storableText(600) })
  .refine(({ from, to }) => to > from);
export type Passage = z.infer<typeof passage>;

const base = {
  /** Unique within its case: `outcome#1`. */
  id: requiredText(60),
  /** The name of the rule that found it. */
  rule: requiredText(60),
  /** null: the value comes from the source's facts beside the text. */
  passage: passage.nullable(),
};
const { shape } = caseRecord;
const proposed = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({ ...base, field: z.literal(field), value });

/**
 * A value that a rule read and that a person takes, changes or dismisses. In a field with a list (keywords, sections,
 * statutes, citations) each proposal is one entry.
 */
export const proposal = z.discriminatedUnion('field', [
  proposed('kind', shape.kind),
  proposed('tribunal', shape.tribunal),
  proposed('decidedOn', shape.decidedOn.unwrap()),
  proposed('title', requiredText(300)),
  proposed('point', requiredText(2_000)),
  proposed('summary', requiredText(8_000)),
  proposed('outcome', shape.outcome),
  proposed('outcomeText', requiredText(200)),
  proposed('caseNumbers', requiredText(60)),
  proposed('keywords', requiredText(60)),
  proposed('sections', shape.sections.element),
  proposed('statutes', requiredText(100)),
  proposed('citations', requiredText(60)),
  proposed('disputeId', shape.disputeId),
]);
export type Proposal = z.infer<typeof proposal>;

/** The fields for which rules propose values. */
export const proposalField = z.enum(proposal.options.map(({ shape: { field } }) => field.value));

/** A limit on the proposals of a case: a decision may cite hundreds of cases. */
export const proposals = z
  .array(proposal)
  .max(300)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);

/**
 * The draft with this value taken, not validated yet: in a field with a single value it replaces the value, in a list it is
 * added.
 */
export const withTaken = (draft: CaseDraft, field: Proposal['field'], value: Proposal['value']): unknown => {
  const before: unknown = draft[field];
  return { ...draft, [field]: Array.isArray(before) ? [...new Set([...before, value])] : value };
};
