import { z } from 'zod';
import { contentHash } from '../cases/case-record.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { requiredText, storableText } from '../kernel/text/text.ts';
import { longestPageText, mostPageWords } from './limits.ts';
import { readFailures } from './reading/read-failure.ts';

/**
 * A PDF from its upload to its attachment to a case. The bytes, the page images, the words and the texts are kept in the vault
 * under their hashes until the document is removed. Reasons are in the event's envelope.
 */

const documentId = z.uuid();
const only = z.strictObject({ documentId });
const page = z.int().min(1).max(10_000);

/** `attachment`: found beside a decision, at this address or path of its source. */
export const documentOrigin = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('uploaded') }),
  z.strictObject({ how: z.literal('attachment'), at: storableText(1_000) }),
]);
export type DocumentOrigin = z.infer<typeof documentOrigin>;

/** A text kept under its hash; `chars` counts UTF-16 units. */
export const keptText = z.strictObject({ hash: contentHash, chars: z.int().min(0).max(longestPageText) });
export type KeptText = z.infer<typeof keptText>;

const uploaded = z.strictObject({
  documentId,
  /** null once the document is removed. */
  fileName: requiredText(200).nullable(),
  file: z.strictObject({ hash: contentHash, bytes: z.int().min(1) }),
  origin: documentOrigin,
});

const pageRead = z.strictObject({
  documentId,
  page,
  /** The number of pages that the document has. */
  pages: page,
  how: z.enum(['text_layer', 'recognised', 'mixed']),
  /** Pixels of the page image. */
  width: z.int().min(1),
  height: z.int().min(1),
  image: contentHash,
  /** The lines of words with confidences and boxes, as JSON. */
  lines: contentHash,
  text: keptText,
  words: z.int().min(0),
  lowWords: z.int().min(0),
  /** The sum of the words' confidences, each 0..100. */
  confidenceSum: z.number().min(0),
});
export type PageRead = z.infer<typeof pageRead>;

const readWhole = z.strictObject({ documentId, origin: documentOrigin });
const reason = z.enum(readFailures);
/** `pages`: how many it has, null where that isn't known; `unread`: those that were tried in vain. */
const failed = z.strictObject({
  ...{ documentId, reason, page: page.nullable(), pages: page.nullable() },
  unread: z.array(z.strictObject({ page, reason })).max(10_000),
});
const failedBefore = failed.pick({ documentId: true, reason: true, page: true });
/** A person's text of a page that couldn't be read. */
const typed = z.strictObject({ documentId, page, pages: page, text: keptText });
/**
 * `corrected` is false where a person has put back what was read. `lowWords` counts those that the recogniser was unsure of and
 * that still stand in the text; null where it wasn't counted (version 1).
 */
const corrected = z.strictObject({
  ...{ documentId, page, text: keptText, corrected: z.boolean() },
  lowWords: z.int().min(0).nullable(),
});
/** Words that a person has found right, by their places among all words of the page; `lowWords` as it is after that. */
const confirmed = z.strictObject({
  ...{ documentId, page, lowWords: z.int().min(0) },
  words: z.array(z.int().min(0)).min(1).max(mostPageWords),
});
const attached = z.strictObject({
  documentId,
  caseId: z.uuid(),
  became: z.enum(['new', 'changed', 'unchanged']),
  /** The pages, both inclusive, whose text the case got. */
  from: page,
  to: page,
});

export const pdfUploaded = defineEvent({
  type: 'PdfUploaded',
  version: 1,
  schema: uploaded,
  // People name files after people.
  sealed: { person: null, fields: ['fileName'] },
});
export const pdfPageRead = defineEvent({
  ...{ type: 'PdfPageRead', version: 2, schema: pageRead },
  // Version 2 may be `mixed`.
  upcast: { 1: (data) => data },
});
/** All pages have a text. */
export const pdfRead = defineEvent({ type: 'PdfRead', version: 1, schema: readWhole });
export const pdfReadingFailed = defineEvent({
  ...{ type: 'PdfReadingFailed', version: 2, schema: failed },
  upcast: {
    1: (data) => {
      const before = failedBefore.parse(data);
      const { page: number, reason: why } = before;
      return { ...before, pages: null, unread: number === null ? [] : [{ page: number, reason: why }] };
    },
  },
});
export const pdfReadingCancelled = defineEvent({ type: 'PdfReadingCancelled', version: 1, schema: only });
/** After it was cancelled or has failed: the missing pages are read. */
export const pdfReadingResumed = defineEvent({ type: 'PdfReadingResumed', version: 1, schema: only });
export const pdfPageCorrected = defineEvent({
  ...{ type: 'PdfPageCorrected', version: 2, schema: corrected },
  upcast: { 1: (data) => ({ ...corrected.omit({ lowWords: true }).parse(data), lowWords: null }) },
});
export const pdfPageTyped = defineEvent({ type: 'PdfPageTyped', version: 1, schema: typed });
export const pdfWordsConfirmed = defineEvent({ type: 'PdfWordsConfirmed', version: 1, schema: confirmed });
export const pdfAttached = defineEvent({ type: 'PdfAttached', version: 1, schema: attached });
/** Its name, bytes, images, words and texts are deleted. The same file may be uploaded again. */
export const pdfRemoved = defineEvent({ type: 'PdfRemoved', version: 1, schema: only, removesRecord: true });

export const ocrEvents = [
  pdfUploaded,
  pdfPageRead,
  pdfRead,
  pdfReadingFailed,
  pdfReadingCancelled,
  pdfReadingResumed,
  pdfPageCorrected,
  pdfPageTyped,
  pdfWordsConfirmed,
  pdfAttached,
  pdfRemoved,
] as const;

export type OcrEvent =
  | { type: 'PdfUploaded'; data: z.infer<typeof uploaded> }
  | { type: 'PdfPageRead'; data: PageRead }
  | { type: 'PdfRead'; data: z.infer<typeof readWhole> }
  | { type: 'PdfReadingFailed'; data: z.infer<typeof failed> }
  | { type: 'PdfReadingCancelled'; data: z.infer<typeof only> }
  | { type: 'PdfReadingResumed'; data: z.infer<typeof only> }
  | { type: 'PdfPageCorrected'; data: z.infer<typeof corrected> }
  | { type: 'PdfPageTyped'; data: z.infer<typeof typed> }
  | { type: 'PdfWordsConfirmed'; data: z.infer<typeof confirmed> }
  | { type: 'PdfAttached'; data: z.infer<typeof attached> }
  | { type: 'PdfRemoved'; data: z.infer<typeof only> };
