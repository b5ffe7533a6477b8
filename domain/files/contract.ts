import { z } from 'zod';
import { filePurposes, mediaTypes } from './purposes.ts';

/** Files over HTTP: `/files`. */

/** Files of a record are added to the record itself. */
export const purposeOfFile = z.enum(['photo', 'board'], { error: '무엇에 쓸 파일인지 골라 주세요.' });

export const uploadedFile = z.strictObject({
  id: z.uuid(),
  /** For its owner; other people need a link. */
  url: z.string(),
  mediaType: z.enum(mediaTypes),
  bytes: z.int(),
  /** The sides of an image as it is kept. */
  width: z.int(),
  height: z.int(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/** The signature of a link: until when it works, and what proves that the service made it. */
export const fileQuery = z.object({
  sig: z
    .string()
    .regex(/^\d{1,12}\.[\w-]{22}$/, { error: '링크가 올바르지 않아요.' })
    .optional(),
});

/** Works for a minute, for whoever has it. */
export const fileLink = z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() });
export type FileLink = z.infer<typeof fileLink>;

export const removedFile = z.strictObject({ id: z.uuid(), removed: z.literal(true) });

/** A file in the export of its owner's data. */
export const exportedFile = z.strictObject({
  id: z.uuid(),
  purpose: z.enum(filePurposes),
  name: z.string().nullable(),
  mediaType: z.enum(mediaTypes),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  /** Base64; null where it is read on the page that shows it, because of its size. */
  content: z.string().nullable(),
});
