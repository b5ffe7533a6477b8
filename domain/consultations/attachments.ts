import { z } from 'zod';
import { instant } from '../kernel/contract/values.ts';

/** Files that belong to a consultation, from both sides: `/api/consult/{id}/files`. They are only saved, never shown in a page. */

/** Of one consultation, both sides together. */
export const ATTACHMENTS_AT_MOST = 10;

export const attachment = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  at: instant,
  by: z.enum(['person', 'firm']),
  /** Whether the caller has added it, and may remove it. */
  mine: z.boolean(),
  /** Opens it for a minute. */
  url: z.string(),
});
export type Attachment = z.infer<typeof attachment>;

export const attachments = z.strictObject({
  items: z.array(attachment),
  /** Whether the caller may add one more. */
  mayAdd: z.boolean(),
});
export type Attachments = z.infer<typeof attachments>;
