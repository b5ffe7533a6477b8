import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { visibleText } from '../../kernel/text/text.ts';
import { lineLengths, topicId } from '../corrections/correction-events.ts';

/** Corrections of topics, over HTTP: `/api/ai-advices/topic-corrections`. */

const line = visibleText(lineLengths.line);
const reason = visibleText(1_000);

/** A sentence of an answer that a topic says, and that is the same for everybody who reads it. */
export const topicLineOut = z.strictObject({
  topicId: z.string(),
  /** null for a topic that isn't there any more. */
  title: z.string().nullable(),
  line: z.string(),
  /** What it is said to rest on; null for what needs no source. */
  law: z.string().nullable(),
  /** It opens the answer, so it can be said otherwise but not left out. */
  opens: z.boolean(),
});
export type TopicLineOut = z.infer<typeof topicLineOut>;
export const topicLinesOut = z.strictObject({ lines: z.array(topicLineOut) });

export const correctLineBody = z.strictObject({
  /** The answer that shows the mistake; null to say otherwise what is corrected already. */
  from: z.strictObject({ adviceId: z.uuid(), answerId: z.uuid() }).nullable(),
  topicId,
  line,
  /** null: never say it again. */
  replacement: visibleText(lineLengths.replacement).nullable(),
  /** What the new sentence rests on; null where that stays. */
  law: visibleText(lineLengths.law).nullable(),
  reason,
});
export type CorrectLineBody = z.infer<typeof correctLineBody>;

export const restoreLineBody = z.strictObject({ topicId, line, reason });
export type RestoreLineBody = z.infer<typeof restoreLineBody>;

/** A correction in force. */
export const topicCorrectionItem = z.strictObject({
  /** The topic and the line: a line is corrected once at a time. */
  id: z.string(),
  topicId: z.string(),
  title: z.string().nullable(),
  line: z.string(),
  replacement: z.string().nullable(),
  law: z.string().nullable(),
  fromAdvice: z.uuid().nullable(),
  by: z.strictObject({ id: z.string(), name: z.string() }),
  at: instant,
  reason: z.string().nullable(),
});
export type TopicCorrectionItem = z.infer<typeof topicCorrectionItem>;

export const topicCorrectionSorts = ['at', 'topicId', 'id'] as const;
export type TopicCorrectionSort = (typeof topicCorrectionSorts)[number];
export const topicCorrectionFilter = z.strictObject({
  id: z.array(z.string().max(700)).max(1_000).optional(),
  topicId: topicId.optional(),
});
export type TopicCorrectionFilter = z.infer<typeof topicCorrectionFilter>;
