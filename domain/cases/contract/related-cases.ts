import { z } from 'zod';
import { requiredText } from '../../kernel/text/text.ts';
import { caseOutcomes } from '../case-record.ts';

/** The cases around one case: those of its dispute, those that it cites, those that were merged into it. */

/** A case as dialogs and lists name it: by tribunal and number, with what it says and how it ended. */
export const caseInShort = z.strictObject({
  id: z.string(),
  revision: z.int(),
  stage: z.enum(['crawled', 'ready', 'master', 'withdrawn', 'merged']),
  tribunal: z.string().nullable(),
  caseNumbers: z.array(z.string()),
  decidedOn: z.string().nullable(),
  title: z.string(),
  /** As it stands, or as it is proposed. */
  point: z.string(),
  outcome: z.enum(caseOutcomes).nullable(),
  /** What a rule reads of the outcome where nobody has said it yet. */
  proposedOutcome: z.strictObject({ outcome: z.enum(caseOutcomes), sure: z.boolean() }).nullable(),
});
export type CaseInShort = z.infer<typeof caseInShort>;

/**
 * Disputes to choose from. `q`: words of the title, the tribunal or a number in any spelling of one of the dispute's cases;
 * `dispute`: this one alone; neither: those of cases that name the same instance as `case`. `case` itself is left out.
 */
export const disputesQuery = z.strictObject({
  q: requiredText(200).optional(),
  dispute: requiredText(300).optional(),
  case: z.uuid().optional(),
});
export const disputeFound = z.strictObject({
  disputeId: z.string(),
  /** The first instance first. */
  cases: z.array(caseInShort),
});
export type DisputeFound = z.infer<typeof disputeFound>;
export const disputesFound = z.strictObject({ disputes: z.array(disputeFound) });
export type DisputesFound = z.infer<typeof disputesFound>;

/** `numbers`: one after the other, separated by commas. */
export const citedQuery = z.strictObject({ numbers: requiredText(14_000) });
/** Those of the numbers that an accepted case has. */
export const citedCases = z.strictObject({
  cases: z.array(
    z.strictObject({ number: z.string(), id: z.string(), tribunal: z.string(), outcome: z.enum(caseOutcomes) }),
  ),
});
export type CitedCases = z.infer<typeof citedCases>;

/** `wasAccepted`: it had a record of its own, which can be put back; else it goes back into refinement. */
export const mergedCases = z.strictObject({
  cases: z.array(caseInShort.extend({ wasAccepted: z.boolean() })),
});
export type MergedCases = z.infer<typeof mergedCases>;
