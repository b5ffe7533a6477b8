import { z } from 'zod';
import { caseKinds, caseOutcomes } from '../../cases/case-record.ts';

/** A case as anybody finds it where it is published: what it is called, when it was decided and how it ended. */
export const publishedCase = z.strictObject({
  /** Another one than was asked for, if that was merged into this one. */
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
