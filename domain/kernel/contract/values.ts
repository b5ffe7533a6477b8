import { z } from 'zod';
import { isLocalDate } from '../korean/korean-date.ts';
import { longestWrittenPhone } from '../text/contact.ts';
import { storableText, visibleText } from '../text/text.ts';

/** Schemas that several routes share: places of questions, dates, values of answers. */

/** A template literal only checks the form (`detail-24` and `detail--3` have it), so the limits are checked separately. */
export const sectionId = z
  .templateLiteral(['detail-', z.int()])
  .refine((id) => /^detail-([1-9]|1\d|2[0-3])$/.test(id), {
    error: '없는 항목이에요. 1부터 23까지 가운데 골라 주세요.',
  });
export const numbering = z.int().min(0).max(99);
export const address = { section: z.union([sectionId, z.literal('intake')]), numbering };
/** The form alone; `koreanDay` is what people send. */
export const localDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'YYYY-MM-DD 꼴의 날짜로 적어 주세요.' });
/** A day of the calendar. */
export const koreanDay = z.string().refine(isLocalDate, { error: 'YYYY-MM-DD 꼴의, 달력에 있는 날짜로 적어 주세요.' });
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '09:00처럼 시각을 적어 주세요.' });
export const instant = z.iso.datetime();

/** Text first, because nearly every answer is text, and each alternative that fails costs time. */
export const answerValue = z.union([
  storableText(200),
  z.null(),
  z.int(),
  /** What was chosen of several choices. */
  z
    .array(z.string().regex(/^[a-z0-9_-]{1,40}$/))
    .min(1)
    .max(20)
    .readonly(),
  z.strictObject({ custom: visibleText(30) }),
  z.strictObject({ start: clock, end: clock, breakMinutes: z.int().min(0).max(1440) }),
  z.strictObject({
    name: storableText(20).optional(),
    phone: storableText(longestWrittenPhone).optional(),
    email: storableText(254).optional(),
  }),
]);

export const rulesetVersion = z.string().regex(/^[0-9a-f]{64}$/, { error: '질문지 버전이 올바르지 않아요.' });
/** The revision of a record, as clients send it: within PostgreSQL's `integer`. */
export const revisionNumber = z.int().min(0).max(2_147_483_647);
export const expectedRevision = revisionNumber.optional();

/** A question's place, in a response. */
export const addressOut = z.strictObject({ section: z.string(), numbering: z.int() });
export type AddressOut = z.infer<typeof addressOut>;
