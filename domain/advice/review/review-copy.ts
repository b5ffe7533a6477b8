import { z } from 'zod';
import { storableText, visibleText } from '../../kernel/text/text.ts';
import { lengths } from '../texts/text-lengths.ts';
import { pointsInOrder } from './checklist.ts';

/** What a reviewer writes beside the text. */

/** Where a comment belongs: UTF-16 indices into the text, `to` exclusive, and the words that stood there. */
export const anchor = z.strictObject({
  from: z.int().min(0),
  to: z.int().min(0),
  quote: storableText(lengths.comment),
});
export const reviewComment = z.strictObject({ anchor, body: visibleText(lengths.comment) });
export type ReviewComment = z.infer<typeof reviewComment>;

export const checkedPoint = z.enum(pointsInOrder);
