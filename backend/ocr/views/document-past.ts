import type { Actor, RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { type OcrDocument, ocrDocumentDecider } from '@nomucheck/domain/ocr/ocr-document.ts';
import type { OcrEvent } from '@nomucheck/domain/ocr/ocr-events.ts';
import type { Folding } from '../../engine/command-handling/folded-record.ts';

/**
 * A document with who uploaded it, and when each case got a text of it. It is folded and kept as records are: a document has an event
 * for each page and each correction.
 */
export type DocumentPast = {
  readonly document: OcrDocument | null;
  /** Last, where it was removed in between. */
  readonly uploaded: { readonly actor: Actor; readonly at: string } | null;
  readonly attachedAt: readonly string[];
};

export const documentPast: Folding<DocumentPast, RecordedEvent<OcrEvent>> = {
  initialState: { document: null, uploaded: null, attachedAt: [] },
  evolve: ({ document, uploaded, attachedAt }, event) => ({
    document: ocrDocumentDecider.evolve(document, event),
    ...(event.type === 'PdfUploaded'
      ? { uploaded: { actor: event.actor, at: event.at }, attachedAt: [] }
      : { uploaded, attachedAt: event.type === 'PdfAttached' ? [...attachedAt, event.at] : attachedAt }),
  }),
};
