import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { defineEvent } from '../../kernel/log/event-definition.ts';
import { storableText } from '../../kernel/text/text.ts';
import { lengths } from '../texts/text-lengths.ts';

/**
 * What was noted about one answer: its asker says whether it fits the question, and the service says that it put care before the law.
 * Both are the same event, and which of them it was is sealed: what is stored must not tell of a person's state of mind.
 */

export const whysOfReport = ['fits', 'does_not_fit', 'care'] as const;

const reported = z.strictObject({
  asker: z.uuid(),
  answerId: z.uuid(),
  /** A labour attorney has to look at the answer. */
  toLookAt: z.boolean(),
  /** null once the key that it is sealed under is destroyed. */
  report: z.strictObject({ why: z.enum(whysOfReport), comment: storableText(lengths.note).nullable() }).nullable(),
  /** The consent that it rests on; null for none. */
  consentedAt: instant.nullable(),
});
/** Somebody of the firm looked at it; what they did is the event's reason. The asker's own departure ends it, too. */
const settled = z.strictObject({ asker: z.uuid(), answerId: z.uuid() });

export type ReportEvent =
  | { type: 'AdviceAnswerReported'; data: z.infer<typeof reported> }
  | { type: 'AdviceReportSettled'; data: z.infer<typeof settled> };

export const reportEvents = [
  defineEvent({
    ...{ type: 'AdviceAnswerReported', version: 1, schema: reported },
    sealed: { person: 'asker', fields: ['report'], consentedAt: 'consentedAt', consentIsOptional: true },
  }),
  defineEvent({ type: 'AdviceReportSettled', version: 1, schema: settled }),
] as const;
