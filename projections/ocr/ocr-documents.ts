import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { OcrStatus } from '@nomucheck/domain/ocr/contract.ts';
import { documentOfStream } from '@nomucheck/domain/ocr/ocr-document.ts';
import { documentOrigin, type OcrEvent, ocrEvents } from '@nomucheck/domain/ocr/ocr-events.ts';
import { type ReadFailure, readFailures } from '@nomucheck/domain/ocr/reading/read-failure.ts';
import { meanConfidence } from '@nomucheck/domain/ocr/words/kept-page.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';
import { type SealedValue, sealed } from '../runner/rows/sealed.ts';

/** One PDF, how far it was read, and what became of it. */
export type OcrDocumentRow = {
  id: string;
  file_name: SealedValue;
  bytes: number;
  origin: 'uploaded' | 'attachment';
  found_at: string | null;
  status: OcrStatus;
  page: number;
  pages: number | null;
  words: number;
  /** Those that still have to be looked at. */
  low_words: number;
  /** By page, where there are any. */
  low_words_by_page: Readonly<Record<string, number>>;
  confidence_sum: number;
  /** To one decimal; null without words. */
  confidence: number | null;
  failure: { reason: ReadFailure; page: number | null } | null;
  corrected_pages: readonly number[];
  /** The cases that its text was attached to. */
  attached_to: readonly string[];
  attachments: number;
  uploaded_by: string;
  uploaded_at: string;
  updated_at: string;
  revision: number;
  position: string;
};

const definition = (type: OcrEvent['type']) => definitionIn(ocrEvents, type);
const keys = ({ stream }: { stream: string }): readonly string[] => [documentOfStream(stream)];

const uploaded = z.object({
  fileName: sealed,
  file: z.object({ bytes: z.int() }),
  origin: documentOrigin,
});
const pageRead = z.object({
  page: z.int(),
  pages: z.int(),
  words: z.int(),
  lowWords: z.int(),
  confidenceSum: z.number(),
});
const failed = z.object({ reason: z.enum(readFailures), page: z.int().nullable(), pages: z.int().nullable() });
const corrected = z.object({ page: z.int(), corrected: z.boolean(), lowWords: z.int().nullable() });
const confirmed = z.object({ page: z.int(), lowWords: z.int() });
const attached = z.object({ caseId: z.string() });
const typed = z.object({ page: z.int(), pages: z.int() });
const nothing = z.object({});

/** A later event of a document: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (row: OcrDocumentRow, event: Event<Data>) => Partial<OcrDocumentRow>) =>
  (row: OcrDocumentRow | null, event: Event<Data>): OcrDocumentRow | null =>
    row && { ...row, ...change(row, event), updated_at: event.at, revision: event.revision, position: event.position };

/** One page has so many words to look at now. */
const lowWordsOf = (
  { low_words_by_page: before }: OcrDocumentRow,
  page: number,
  lowWords: number,
): Pick<OcrDocumentRow, 'low_words' | 'low_words_by_page'> => {
  const { [String(page)]: _, ...others } = before;
  const byPage = lowWords > 0 ? { ...others, [page]: lowWords } : others;
  return { low_words_by_page: byPage, low_words: Object.values(byPage).reduce((sum, count) => sum + count, 0) };
};

/** Every PDF that hasn't been removed. */
export const ocrDocuments = defineProjection<OcrDocumentRow>({
  name: 'ocr-documents',
  version: 4,
  oneStreamARow: true,
  table: {
    name: 'ocr_documents',
    key: 'id',
    columns: {
      file_name: 'jsonb',
      bytes: 'integer not null',
      origin: 'text not null',
      found_at: 'text',
      status: 'text not null',
      page: 'integer not null',
      pages: 'integer',
      words: 'integer not null',
      low_words: 'integer not null',
      low_words_by_page: 'jsonb not null',
      confidence_sum: 'double precision not null',
      confidence: 'double precision',
      failure: 'jsonb',
      corrected_pages: 'jsonb not null',
      attached_to: 'jsonb not null',
      attachments: 'integer not null',
      uploaded_by: 'text not null',
      uploaded_at: 'timestamptz not null',
      updated_at: 'timestamptz not null',
      revision: 'integer not null',
      position: 'text collate "C" not null',
    },
    indexes: ['(uploaded_at, id)', '(updated_at, id)', '(pages, id)', '(confidence, id)', '(status, uploaded_at, id)'],
  },
  takes: [
    on(definition('PdfUploaded'), uploaded, {
      keys,
      evolveRow: (_row, { stream, data, at, actor, revision, position }) => ({
        id: documentOfStream(stream),
        file_name: data.fileName,
        bytes: data.file.bytes,
        origin: data.origin.how,
        found_at: data.origin.how === 'attachment' ? data.origin.at : null,
        status: 'waiting',
        page: 0,
        pages: null,
        words: 0,
        low_words: 0,
        low_words_by_page: {},
        confidence_sum: 0,
        confidence: null,
        failure: null,
        corrected_pages: [],
        attached_to: [],
        attachments: 0,
        uploaded_by: actor.id,
        uploaded_at: at,
        updated_at: at,
        revision,
        position,
      }),
    }),
    on(definition('PdfPageRead'), pageRead, {
      keys,
      evolveRow: then((row, { data: { page, pages, words, lowWords, confidenceSum } }) => {
        const [sum, all] = [row.confidence_sum + confidenceSum, row.words + words];
        return {
          status: 'reading',
          page: row.page + 1,
          pages,
          words: all,
          ...lowWordsOf(row, page, lowWords),
          confidence_sum: sum,
          confidence: meanConfidence(sum, all),
        };
      }),
    }),
    on(definition('PdfRead'), nothing, { keys, evolveRow: then(() => ({ status: 'read', failure: null })) }),
    on(definition('PdfReadingFailed'), failed, {
      keys,
      evolveRow: then((row, { data: { reason, page, pages } }) => ({
        ...{ status: 'failed', failure: { reason, page }, pages: pages ?? row.pages },
      })),
    }),
    on(definition('PdfReadingCancelled'), nothing, { keys, evolveRow: then(() => ({ status: 'cancelled' })) }),
    on(definition('PdfReadingResumed'), nothing, {
      keys,
      evolveRow: then(({ page }) => ({ status: page > 0 ? 'reading' : 'waiting', failure: null })),
    }),
    on(definition('PdfPageCorrected'), corrected, {
      keys,
      evolveRow: then((row, { data: { page, corrected, lowWords } }) => {
        const others = row.corrected_pages.filter((each) => each !== page);
        return {
          corrected_pages: corrected ? [...others, page] : others,
          ...(lowWords === null ? {} : lowWordsOf(row, page, lowWords)),
        };
      }),
    }),
    on(definition('PdfPageTyped'), typed, {
      keys,
      evolveRow: then(({ page: before, corrected_pages }, { data: { page, pages } }) => ({
        ...{ page: before + 1, pages, corrected_pages: [...corrected_pages, page] },
      })),
    }),
    on(definition('PdfWordsConfirmed'), confirmed, {
      keys,
      evolveRow: then((row, { data: { page, lowWords } }) => lowWordsOf(row, page, lowWords)),
    }),
    on(definition('PdfAttached'), attached, {
      keys,
      evolveRow: then(({ attached_to: before }, { data: { caseId } }) => {
        const all = [...new Set([...before, caseId])];
        return { attached_to: all, attachments: all.length };
      }),
    }),
    on(definition('PdfRemoved'), nothing, { keys, evolveRow: () => null }),
  ],
});
