import { z } from 'zod';
import { defineEvent } from '../../kernel/log/event-definition.ts';
import { storableText } from '../../kernel/text/text.ts';

/** Corrections of one topic. Nothing in them is of a person: the lines are the firm's own, and whose answer showed the mistake is an id. */

export const lineLengths = { line: 600, replacement: 600, law: 300 } as const;

/** `kakao-dismissal` */
export const topicId = z.string().regex(/^[a-z0-9-]{1,60}$/);
const line = storableText(lineLengths.line);

const corrected = z.strictObject({
  topicId,
  /** The sentence as the topic says it, without the marks of its sources. */
  line,
  /** null: it is never said again. */
  replacement: storableText(lineLengths.replacement).nullable(),
  /** What the new sentence rests on; null where that stays. */
  law: storableText(lineLengths.law).nullable(),
  /** The advice that showed the mistake. */
  fromAdvice: z.uuid().nullable(),
});
/** The topic says it again as it is written. The reason is the event's, in both. */
const restored = z.strictObject({ topicId, line });

export type TopicCorrectionEvent =
  | { type: 'TopicLineCorrected'; data: z.infer<typeof corrected> }
  | { type: 'TopicLineRestored'; data: z.infer<typeof restored> };

export const topicCorrectionEvents = [
  defineEvent({ type: 'TopicLineCorrected', version: 1, schema: corrected }),
  defineEvent({ type: 'TopicLineRestored', version: 1, schema: restored }),
] as const;
