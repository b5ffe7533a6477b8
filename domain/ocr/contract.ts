import { z } from 'zod';
import { caseKinds, distinct } from '../cases/case-record.ts';
import { caseReason } from '../cases/contract/legal-case.ts';
import { expectedRevision, instant, koreanDay } from '../kernel/contract/values.ts';
import { requiredText, storableText } from '../kernel/text/text.ts';
import { longestPageText, mostPageWords } from './limits.ts';
import { readFailures } from './reading/read-failure.ts';

/**
 * `/api/ocr/pdf`: PDFs are uploaded, a job reads them page by page, a person corrects what was read and attaches the text to
 * a case or makes a new case of it. For admins.
 */

/**
 * `waiting`: no page has been read yet; `reading`: some pages have; `read`: all have a text; `failed`: some pages couldn't be
 * read, or the document. `failed` and `cancelled` can be read again, which goes on with the missing pages; what they have can
 * be corrected and attached, and a person can type the missing pages.
 */
export const ocrStatuses = ['waiting', 'reading', 'read', 'failed', 'cancelled'] as const;
export type OcrStatus = (typeof ocrStatuses)[number];

/**
 * The answer to `POST /api/ocr/pdf` (`multipart/form-data`; every part with a file name is a file, whatever its field is
 * called; the limits are in `limits.ts`): what each file became, in the order in which they were sent. `accepted`: a new document, which is being read;
 * `known`: the same bytes were uploaded before, as the document `id` with the name `knownAs`; `refused`: not a document, and
 * why. When all files are refused, the answer is that error instead, with `files` as here. For a request with one file, `id` and
 * `status` of its document stand beside `files`.
 */
export const uploadedPdf = z.discriminatedUnion('became', [
  z.strictObject({ became: z.literal('accepted'), fileName: z.string(), id: z.uuid() }),
  z.strictObject({ became: z.literal('known'), fileName: z.string(), id: z.uuid(), knownAs: z.string() }),
  z.strictObject({ became: z.literal('refused'), fileName: z.string(), code: z.string(), message: z.string() }),
]);
export type UploadedPdf = z.infer<typeof uploadedPdf>;
export const uploadedPdfs = z.strictObject({
  files: z.array(uploadedPdf),
  id: z.uuid().optional(),
  status: z.enum(ocrStatuses).optional(),
});
export type UploadedPdfs = z.infer<typeof uploadedPdfs>;

/** Why reading ended without a text: `message` is finished Korean. `page` where the reason lies in one page. */
const failure = z.strictObject({
  code: z.literal('pdf_unreadable'),
  reason: z.enum(readFailures),
  page: z.int().nullable(),
  message: z.string(),
});

/**
 * `typed`: the page couldn't be read, and a person has typed its text: it has no image (404), no words and no size (0). `mixed`:
 * its text layer, and beside it what was recognised of the rest.
 */
export const pageReadings = ['text_layer', 'recognised', 'mixed', 'typed'] as const;

/** What is known of a page without its words. */
export const ocrPageSummary = z.strictObject({
  page: z.int(),
  how: z.enum(pageReadings),
  words: z.int(),
  /** Words that the recogniser was unsure of, as far as nobody has corrected them or said that they are right. */
  lowWords: z.int(),
  /** 0..100, the mean of its words; null for a page without words. */
  confidence: z.number().nullable(),
  /** A person has corrected its text. */
  corrected: z.boolean(),
});
export type OcrPageSummary = z.infer<typeof ocrPageSummary>;

/**
 * A page that has no text, of a document that isn't being read any more. `reason` and `message` (finished Korean) say why; null
 * where nobody has tried yet. `PUT` with a text for it makes it a page like the others; `read-again` tries once more.
 */
const missingPage = z.strictObject({
  page: z.int(),
  reason: z.enum(readFailures).nullable(),
  message: z.string().nullable(),
});
export type MissingPage = z.infer<typeof missingPage>;

/** A case that the text was attached to. */
export const ocrAttachment = z.strictObject({
  caseId: z.uuid(),
  /** `new`: a case was made of it; `changed`: the case has this text as its new text; `unchanged`: it had it already. */
  became: z.enum(['new', 'changed', 'unchanged']),
  from: z.int(),
  to: z.int(),
  at: instant,
});
export type OcrAttachment = z.infer<typeof ocrAttachment>;

/** A row of `GET /api/ocr/pdf`. */
export const ocrDocumentItem = z.strictObject({
  id: z.uuid(),
  revision: z.int(),
  fileName: z.string(),
  bytes: z.int(),
  /** `uploaded` by a person; `attachment`: the crawler found it beside a decision, at `foundAt`. */
  from: z.enum(['uploaded', 'attachment']),
  foundAt: z.string().nullable(),
  status: z.enum(ocrStatuses),
  /** The number of pages read so far. */
  page: z.int(),
  /** The number of pages it has; null until the first one has been read. */
  pages: z.int().nullable(),
  /** The number of words. */
  words: z.int(),
  lowWords: z.int(),
  /** 0..100, the mean of all words; null while there is none. */
  confidence: z.number().nullable(),
  failure: failure.nullable(),
  correctedPages: z.int(),
  /** The number of cases that its text was attached to. */
  attachments: z.int(),
  /** The id of the person who uploaded it. */
  uploadedBy: z.string(),
  uploadedAt: instant,
  updatedAt: instant,
});
export type OcrDocumentItem = z.infer<typeof ocrDocumentItem>;

/** `GET /api/ocr/pdf/{id}`, and the answer of every command on a document. */
export const ocrDocument = ocrDocumentItem.extend({
  /** The pages read so far, as corrected, in the order of the document, with an empty line between two pages. */
  text: z.string(),
  /** In the order of the document, those that have been read. */
  readPages: z.array(ocrPageSummary),
  /** In the order of the document; empty while it is being read, and where the number of its pages isn't known. */
  missingPages: z.array(missingPage),
  attachedTo: z.array(ocrAttachment),
});
export type OcrDocument = z.infer<typeof ocrDocument>;

export const ocrSorts = ['uploadedAt', 'updatedAt', 'fileName', 'pages', 'confidence'] as const;
export type OcrSort = (typeof ocrSorts)[number];
export const ocrFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  /** A part of the file's name. */
  q: requiredText(100).optional(),
  status: z.enum(ocrStatuses).optional(),
  from: z.enum(['uploaded', 'attachment']).optional(),
  /** Whether its text was attached to a case. */
  attached: z.boolean().optional(),
});
export type OcrFilter = z.infer<typeof ocrFilter>;

/** Where something stands on the page image, in shares of its width and height (0..1). */
const box = z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** `GET /api/ocr/pdf/{id}/pages/{page}`: a page beside its image; 404 until it has been read. */
export const ocrPage = z.strictObject({
  page: z.int(),
  pages: z.int(),
  /** Pixels of the image (`GET …/pages/{page}/image`, `image/jpeg`; fetched with the token, shown as an object URL). */
  width: z.int(),
  height: z.int(),
  how: z.enum(pageReadings),
  /** As it stands now: what was read, or a person's correction of it. */
  text: z.string(),
  /** What was read; equal to `text` unless a person has corrected it. */
  readText: z.string(),
  corrected: z.boolean(),
  /**
   * In the order in which they are read. `low`: the recogniser was unsure of it, and nobody has said that it is right. A
   * correction changes `text`, never these.
   */
  lines: z.array(z.array(z.strictObject({ text: z.string(), confidence: z.number(), low: z.boolean(), box }))),
  /** Of the document: what `PUT` takes as `expectedRevision`. */
  revision: z.int(),
});
export type OcrPage = z.infer<typeof ocrPage>;

/**
 * `PUT /api/ocr/pdf/{id}`: the whole text of a page, as a person corrected it, or typed it for one of `missingPages`. A word that
 * the recogniser was unsure of stays `low` as long as it stands in the text.
 */
export const correctPageBody = z.strictObject({
  page: z.int().min(1),
  text: storableText(longestPageText),
  expectedRevision,
});
export type CorrectPageBody = z.infer<typeof correctPageBody>;

/**
 * `POST /api/ocr/pdf/{id}/words`: a person has compared these words of a page with its image, and they are right. They are named
 * by their places, from 0, among all words of the page (`lines.flat()`). From then on they aren't `low`. Words that are sure
 * already may be among them. No revision is needed: the words of a page never change.
 */
export const confirmWordsBody = z.strictObject({
  page: z.int().min(1),
  words: z
    .array(
      z
        .int()
        .min(0)
        .max(mostPageWords - 1),
    )
    .min(1)
    .max(mostPageWords),
  expectedRevision,
});
export type ConfirmWordsBody = z.infer<typeof confirmWordsBody>;

/** Pages of the document, both inclusive: a PDF may hold several decisions. Default: all. */
const pageRange = z
  .strictObject({ from: z.int().min(1), to: z.int().min(1) })
  .refine(({ from, to }) => to >= from, { error: '끝 쪽이 시작 쪽보다 앞이에요.' });

/**
 * `POST /api/ocr/pdf/{id}/attach`. `caseId`: the text becomes the new text of that case, in refinement or accepted, with its
 * proposals; an accepted record stays as it is until a person corrects it. When the case has another text already, it is
 * refused (422 `case_edit_failed` with `errors.replaceText` and `existing`, see `otherCase`) unless `replaceText` is sent.
 * `new`: a case in the refine queue; what isn't said is proposed from the text. When the decision that is said is there
 * already: 409 `case_duplicate` with `existing`. If that one is withdrawn, a new case is made all the same when `besides` names
 * it and says why; if it was merged, `existing` is the case that it was merged into.
 * Of a document of which pages are missing, the others are attached: at least one of `pages` must be there.
 */
export const attachBody = z.union([
  z.strictObject({
    caseId: z.uuid(),
    replaceText: z.literal(true).optional(),
    pages: pageRange.optional(),
    expectedRevision,
  }),
  z.strictObject({
    new: z.strictObject({
      kind: z.enum(caseKinds),
      tribunal: requiredText(60).optional(),
      caseNumbers: distinct(requiredText(60), 20).optional(),
      decidedOn: koreanDay.optional(),
      title: storableText(300).optional(),
    }),
    besides: z.strictObject({ caseId: z.uuid(), reason: caseReason }).optional(),
    pages: pageRange.optional(),
    expectedRevision,
  }),
]);
export type AttachBody = z.infer<typeof attachBody>;
/** A case beside which a person decides: the one that has a text already, or may be the same decision. */
export const otherCase = z.strictObject({
  caseId: z.uuid(),
  stage: z.enum(['crawled', 'ready', 'master', 'withdrawn', 'merged']),
  tribunal: z.string().nullable(),
  caseNumbers: z.array(z.string()),
  decidedOn: z.string().nullable(),
  title: z.string(),
});
export type OtherCase = z.infer<typeof otherCase>;
export const attachedOut = z.strictObject({
  document: ocrDocument,
  caseId: z.uuid(),
  became: ocrAttachment.shape.became,
  /** The pages among those asked for that have no text: the case's text is without them. */
  missing: z.array(z.int()),
  /** Other cases with nearly the same text or the same number; at most five. */
  like: z.array(otherCase),
});
export type AttachedOut = z.infer<typeof attachedOut>;

/**
 * The commands without anything to say: `POST …/{id}/cancel` and `…/{id}/read-again`, and `DELETE …/{id}`. Send no revision with
 * `cancel`: each page that is read in the meantime is a new one, and a person who cancels means it in any case.
 */
export const ocrCommandBody = z.strictObject({ expectedRevision });

/** The answer of `DELETE /api/ocr/pdf/{id}`: what was removed. */
export const removedDocument = z.strictObject({ id: z.uuid(), fileName: z.string(), revision: z.int() });
export type RemovedDocument = z.infer<typeof removedDocument>;

/**
 * `GET /api/ocr/pdf/{id}/events`, read with fetch (the token is a header): `event: progress` with this, at once and after each
 * change. It ends after the one in which it is read, failed, cancelled or removed; a stream that ends before is opened again.
 */
export const ocrProgress = ocrDocumentItem
  .pick({
    id: true,
    revision: true,
    page: true,
    pages: true,
    words: true,
    lowWords: true,
    confidence: true,
    failure: true,
  })
  .extend({
    status: z.enum([...ocrStatuses, 'removed']),
    /** The page that was read last; null where none was. */
    lastPage: ocrPageSummary.nullable(),
  });
export type OcrProgress = z.infer<typeof ocrProgress>;
