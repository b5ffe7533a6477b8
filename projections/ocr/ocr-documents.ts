import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import type { OcrStatus } from '@nomucheck/domain/ocr/contract.ts';
import { meanConfidence } from '@nomucheck/domain/ocr/kept-page.ts';
import { documentOfStream } from '@nomucheck/domain/ocr/ocr-document.ts';
import { documentOrigin, type OcrEvent, ocrEvents } from '@nomucheck/domain/ocr/ocr-events.ts';
import { type ReadFailure, readFailures } from '@nomucheck/domain/ocr/read-failure.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One PDF, how far it was read, and what became of it. */
export type OcrDocumentRow = {
  id: string;
  file_name: string;
  bytes: number;
  origin: 'uploaded' | 'attachment';
  found_at: string | null;
  status: OcrStatus;
  page: number;
  pages: number | null;
  words: number;
  low_words: number;
  confidence_sum: number;
  /** To one decimal; null without words. */
  confidence: number | null;
  failure: { reason: ReadFailure; page: number | null } | null;
  corrected_pages: readonly number[];
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
  fileName: z.string(),
  file: z.object({ bytes: z.int() }),
  origin: documentOrigin,
});
const pageRead = z.object({ pages: z.int(), words: z.int(), lowWords: z.int(), confidenceSum: z.number() });
const failed = z.object({ reason: z.enum(readFailures), page: z.int().nullable() });
const corrected = z.object({ page: z.int(), corrected: z.boolean() });
const nothing = z.object({});

/** A later event of a document: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (row: OcrDocumentRow, event: Event<Data>) => Partial<OcrDocumentRow>) =>
  (row: OcrDocumentRow | null, event: Event<Data>): OcrDocumentRow | null =>
    row && { ...row, ...change(row, event), updated_at: event.at, revision: event.revision, position: event.position };

/** Every PDF that hasn't been removed. */
export const ocrDocuments = defineProjection<OcrDocumentRow>({
  name: 'ocr-documents',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'ocr_documents',
    key: 'id',
    columns: {
      file_name: 'text not null',
      bytes: 'integer not null',
      origin: 'text not null',
      found_at: 'text',
      status: 'text not null',
      page: 'integer not null',
      pages: 'integer',
      words: 'integer not null',
      low_words: 'integer not null',
      confidence_sum: 'double precision not null',
      confidence: 'double precision',
      failure: 'jsonb',
      corrected_pages: 'jsonb not null',
      attachments: 'integer not null',
      uploaded_by: 'text not null',
      uploaded_at: 'timestamptz not null',
      updated_at: 'timestamptz not null',
      revision: 'integer not null',
      position: 'text collate "C" not null',
    },
    indexes: [
      '(uploaded_at, id)',
      '(updated_at, id)',
      '(file_name, id)',
      '(pages, id)',
      '(confidence, id)',
      '(status, uploaded_at, id)',
    ],
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
        confidence_sum: 0,
        confidence: null,
        failure: null,
        corrected_pages: [],
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
      evolveRow: then((row, { data: { pages, words, lowWords, confidenceSum } }) => {
        const [sum, all] = [row.confidence_sum + confidenceSum, row.words + words];
        return {
          status: 'reading',
          page: row.page + 1,
          pages,
          words: all,
          low_words: row.low_words + lowWords,
          confidence_sum: sum,
          confidence: meanConfidence(sum, all),
        };
      }),
    }),
    on(definition('PdfRead'), nothing, { keys, evolveRow: then(() => ({ status: 'read' })) }),
    on(definition('PdfReadingFailed'), failed, {
      keys,
      evolveRow: then((_row, { data: { reason, page } }) => ({ status: 'failed', failure: { reason, page } })),
    }),
    on(definition('PdfReadingCancelled'), nothing, { keys, evolveRow: then(() => ({ status: 'cancelled' })) }),
    on(definition('PdfReadingResumed'), nothing, {
      keys,
      evolveRow: then(({ page }) => ({ status: page > 0 ? 'reading' : 'waiting', failure: null })),
    }),
    on(definition('PdfPageCorrected'), corrected, {
      keys,
      evolveRow: then(({ corrected_pages: before }, { data: { page, corrected } }) => {
        const others = before.filter((each) => each !== page);
        return { corrected_pages: corrected ? [...others, page] : others };
      }),
    }),
    on(definition('PdfAttached'), nothing, {
      keys,
      evolveRow: then(({ attachments }) => ({ attachments: attachments + 1 })),
    }),
    on(definition('PdfRemoved'), nothing, { keys, evolveRow: () => null }),
  ],
});
