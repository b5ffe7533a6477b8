import { z } from 'zod';
import { caseKinds, caseOutcomes } from '../../cases/case-record.ts';

/** What everybody may read of a case: only facts that its published source shows as well. */
export const publishedCase = z.strictObject({
  /** Differs from the requested id if that case was merged into this one. */
  id: z.string(),
  court: z.string(),
  caseNumbers: z.array(z.string()),
  decidedOn: z.string().nullable(),
  title: z.string(),
  kind: z.enum(caseKinds),
  outcome: z.enum(caseOutcomes),
  /** The address at which anyone can read it. */
  url: z.string(),
});
export type PublishedCase = z.infer<typeof publishedCase>;
