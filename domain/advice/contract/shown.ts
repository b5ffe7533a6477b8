import { z } from 'zod';
import { expectedRevision, instant } from '../../kernel/contract/values.ts';
import { visibleText } from '../../kernel/text/text.ts';
import { lengths } from '../texts/text-lengths.ts';

/** `/api/ai-advices/shown`: what the home page shows of published advices. */

/** The attorney answers for both: that the text names nobody, and that the asker agreed; the reason says when and how they did. */
export const showAdviceBody = z.strictObject({
  question: visibleText(lengths.shownQuestion),
  answer: visibleText(lengths.shownAnswer),
  namesNobody: z.literal(true),
  askerAgreed: z.literal(true),
  reason: visibleText(1_000),
  expectedRevision,
});
export type ShowAdviceBody = z.infer<typeof showAdviceBody>;
export const hideAdviceBody = z.strictObject({ reason: visibleText(1_000), expectedRevision });

/** As everybody reads it: nothing that leads back to the advice. */
export const shownAdvice = z.strictObject({ question: z.string(), answer: z.string(), at: instant });
export type ShownAdvice = z.infer<typeof shownAdvice>;
