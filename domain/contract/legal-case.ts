import { z } from 'zod';
import { caseRecord } from '../legal-case/case-events.ts';
import { instant } from './values.ts';

/** A master case as the firm's people read it. */
export const masterCase = caseRecord.extend({
  id: z.string(),
  revision: z.int(),
  stage: z.enum(['master', 'withdrawn']),
  /** How many records it has had. */
  edition: z.int(),
  acceptedAt: instant,
  updatedAt: instant,
});
export type MasterCase = z.infer<typeof masterCase>;
