import { z } from 'zod';
import { requiredText, storableText } from '../kernel/text.ts';
import { type CaseDraft, caseRecord } from './case-record.ts';

/**
 * A stretch of a case's cleaned text, in UTF-16 units, `to` exclusive, with the words that stand there: so that a person
 * sees at once what was read, and a changed text is noticed.
 */
export const passage = z
  .strictObject({ from: z.int().min(0), to: z.int().min(1), quote: storableText(600) })
  .refine(({ from, to }) => to > from);
export type Passage = z.infer<typeof passage>;

const told = {
  /** Unique in its case: `outcome#1`. */
  id: requiredText(60),
  /** The name of the rule that found it. */
  rule: requiredText(60),
  /** null: it comes from what the source says beside the text. */
  passage: passage.nullable(),
};
const { shape } = caseRecord;
const proposed = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({ ...told, field: z.literal(field), value });

/**
 * What a machine read and a person takes, changes or dismisses. Of a list (keywords, sections, statutes, citations) each
 * proposal is one entry.
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

/** The fields that rules propose values of. */
export const proposalField = z.enum(proposal.options.map(({ shape: { field } }) => field.value));

/** A case may not propose without end: a decision that cites two hundred cases says so in its text. */
export const proposals = z
  .array(proposal)
  .max(300)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);

/** The draft after this value is taken, yet to be checked: a single value replaces, an entry of a list is added to it. */
export const withTaken = (draft: CaseDraft, field: Proposal['field'], value: Proposal['value']): unknown => {
  const before: unknown = draft[field];
  return { ...draft, [field]: Array.isArray(before) ? [...new Set([...before, value])] : value };
};
