import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { plainFileName } from '@nomucheck/domain/ocr/file-name.ts';
import {
  type OcrDocument,
  ocrDocumentDecider,
  ocrDocumentStream,
  pagesInOrder,
} from '@nomucheck/domain/ocr/ocr-document.ts';
import { textOfPages } from '@nomucheck/domain/ocr/words/document-text.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import type { Documents } from '../documents.ts';
import type { DocumentViews } from '../views/document-views.ts';

/** The reading of PDFs, for contexts that find some. When one has been read, the log has `PdfRead` with its origin. */
export type ReadPdf = {
  /**
   * Starts to read a PDF whose bytes the vault's blobs keep under this hash, as the document with the answered id; asking again
   * changes nothing. `at`: where it was found. Throws `not_found` when the bytes aren't kept.
   */
  start(
    pdf: { readonly hash: string; readonly fileName: string; readonly at: string },
    context: CommandContext,
  ): Promise<{ readonly documentId: string; readonly position: string }>;
  /** How far it is; null where it was never started, or was removed. The text is there once it is `read`. */
  find(documentId: string): Promise<{
    readonly status: Exclude<OcrDocument['status'], 'removed'>;
    readonly failure: OcrDocument['failure'];
    readonly text: string | null;
  } | null>;
};

export type ReadPdfParts = {
  readonly documents: Pick<Documents, 'start'>;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly views: Pick<DocumentViews, 'texts'>;
  readonly blobs: Pick<Blobs, 'get'>;
};

export const createReadPdf = ({ documents, commands, views, blobs }: ReadPdfParts): ReadPdf => ({
  start: async ({ hash, fileName, at }, context) => {
    const bytes = (await blobs.get(hash))?.content.length ?? 0;
    if (bytes === 0) throw new DomainError('not_found');
    const origin = { how: 'attachment', at: at.slice(0, 1_000).toWellFormed() } as const;
    const pdf = { fileName: plainFileName(fileName), file: { hash, bytes }, origin };
    const { id: documentId, position } = await documents.start(pdf, context);
    return { documentId, position };
  },
  find: async (documentId) => {
    const { state } = await commands.load(ocrDocumentDecider, ocrDocumentStream(documentId));
    if (!state || state.status === 'removed') return null;
    const { status, failure } = state;
    const text = status === 'read' ? textOfPages(await views.texts(pagesInOrder(state))) : null;
    return { status, failure, text };
  },
});
