import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import {
  type OcrDocument as OcrDocumentOut,
  type OcrPage,
  type OcrPageSummary,
  type OcrProgress,
  ocrPage,
} from '@nomucheck/domain/ocr/contract.ts';
import { isLow } from '@nomucheck/domain/ocr/limits.ts';
import {
  type DocumentPage,
  isRunning,
  type OcrDocument,
  ocrDocumentDecider,
  ocrDocumentStream,
  pagesInOrder,
  textOf,
} from '@nomucheck/domain/ocr/ocr-document.ts';
import { failureInWords, failureOut } from '@nomucheck/domain/ocr/reading/failure-words.ts';
import { meanConfidence } from '@nomucheck/domain/ocr/words/kept-page.ts';
import { z } from 'zod';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { OcrContents } from '../contents.ts';
import { type DocumentPast, documentPast } from './document-past.ts';

/** Documents and their pages as the log has them. Each throws `not_found` where there is none, or no longer. */
export type DocumentViews = {
  record(id: string): Promise<OcrDocumentOut>;
  page(id: string, page: number): Promise<OcrPage>;
  /** The page as it was rendered, in the type of the engine's images. */
  image(id: string, page: number): Promise<Buffer>;
  /** The texts of these pages as they stand now, in the order of the document. */
  texts(pages: readonly DocumentPage[]): Promise<readonly string[]>;
  /** The words of a page, as they were read; none of a page that a person has typed. */
  lines(page: DocumentPage): Promise<KeptLines>;
};

const keptLines = z.array(z.array(ocrPage.shape.lines.element.element.omit({ low: true })));
export type KeptLines = z.infer<typeof keptLines>;

export type DocumentViewParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly contents: Pick<OcrContents, 'get' | 'getAll'>;
};

export const createDocumentViews = ({ commands, contents }: DocumentViewParts): DocumentViews => {
  const loaded = async (id: string) => {
    const { state, revision } = await commands.load(ocrDocumentDecider, ocrDocumentStream(id));
    return { document: present(state), revision };
  };
  const pageOf = async (id: string, number: number) => {
    const { document, revision } = await loaded(id);
    const page = document.read.get(number);
    if (!page) throw new DomainError('not_found');
    return { page, revision };
  };
  const kept = async (hash: string | null): Promise<Buffer> => {
    const content = hash === null ? null : await contents.get(hash);
    if (!content) throw new DomainError('not_found');
    return content;
  };
  const texts: DocumentViews['texts'] = async (pages) => {
    const found = await contents.getAll(pages.map((page) => textOf(page).hash));
    return pages.map((page) => found.get(textOf(page).hash)?.toString('utf8') ?? '');
  };
  const lines: DocumentViews['lines'] = async (page) =>
    page.lines === null ? [] : keptLines.parse(JSON.parse((await kept(page.lines)).toString('utf8')));

  return {
    texts,
    lines,
    record: async (id) => {
      const past = await commands.load(documentPast, ocrDocumentStream(id));
      const document = present(past.state.document);
      const text = (await texts(pagesInOrder(document))).join('\n\n');
      return recordOf(document, past, text);
    },
    page: async (id, number) => {
      const { page, revision } = await pageOf(id, number);
      const [text = '', readText = ''] = await Promise.all(
        [textOf(page), page.text].map(async ({ hash }) => (await kept(hash)).toString('utf8')),
      );
      const read = await lines(page);
      const starts = read.map((_, at) => read.slice(0, at).flat().length);
      return {
        ...{ page: page.page, pages: page.pages, width: page.width, height: page.height, how: page.how },
        // There is nothing to go back to where nothing was read.
        ...{ text, readText: page.how === 'typed' ? text : readText, corrected: isCorrected(page), revision },
        lines: read.map((line, row) =>
          line.map((word, at) => ({ ...word, low: isLow(word) && !page.confirmed.has((starts[row] ?? 0) + at) })),
        ),
      };
    },
    image: async (id, number) => kept((await pageOf(id, number)).page.image),
  };
};

/** A document that was removed isn't there any more. */
export const present = (document: OcrDocument | null): OcrDocument & { readonly status: OcrDocumentOut['status'] } => {
  if (!document || document.status === 'removed') throw new DomainError('not_found');
  const { status } = document;
  return { ...document, status };
};

const recordOf = (
  document: ReturnType<typeof present>,
  { state: { uploaded, attachedAt }, revision, updatedAt }: Loaded<DocumentPast>,
  text: string,
): OcrDocumentOut => {
  const { documentId: id, fileName, file, origin, attachments } = document;
  if (!uploaded || updatedAt === null) throw new DomainError('not_found');
  const readPages = pagesInOrder(document).map(summaryOf);
  return {
    ...{ id, revision, fileName, bytes: file.bytes },
    ...{ from: origin.how, foundAt: origin.how === 'attachment' ? origin.at : null },
    ...{ status: document.status, ...figuresOf(document) },
    ...{
      correctedPages: readPages.filter(({ corrected }) => corrected).length,
      attachments: new Set(attachments.map(({ caseId }) => caseId)).size,
    },
    ...{ uploadedBy: uploaded.actor.id, uploadedAt: uploaded.at, updatedAt },
    ...{ text, readPages, missingPages: missingFrom(document) },
    attachedTo: attachments.map((attachment, at) => ({ ...attachment, at: attachedAt[at] ?? updatedAt })),
  };
};

/** Once nothing is read any more: the pages without a text, each with why it has none. */
const missingFrom = (document: OcrDocument): OcrDocumentOut['missingPages'] => {
  const { pages, read, unread } = document;
  if (isRunning(document) || pages === null) return [];
  return Array.from({ length: pages }, (_, at) => at + 1)
    .filter((page) => !read.has(page))
    .map((page) => {
      const reason = unread.get(page) ?? null;
      return { page, reason, message: reason && failureInWords(reason, null) };
    });
};

/** How far the document is, in figures. */
const figuresOf = ({ read, pages, failure }: OcrDocument) => {
  const sum = (field: 'words' | 'lowWords' | 'confidenceSum') =>
    [...read.values()].reduce((all, page) => all + page[field], 0);
  const words = sum('words');
  return {
    ...{ page: read.size, pages, words, lowWords: sum('lowWords') },
    confidence: meanConfidence(sum('confidenceSum'), words),
    failure: failure && failureOut(failure),
  };
};

const summaryOf = (page: DocumentPage): OcrPageSummary => ({
  ...{ page: page.page, how: page.how, words: page.words, lowWords: page.lowWords },
  confidence: meanConfidence(page.confidenceSum, page.words),
  corrected: isCorrected(page),
});

const isCorrected = ({ how, correction }: DocumentPage): boolean => how === 'typed' || correction !== null;

/** What those who follow a document are told. */
export const progressOf = (document: OcrDocument, revision: number): OcrProgress => {
  const last = [...document.read.values()].at(-1);
  return {
    ...{ id: document.documentId, revision, status: document.status, ...figuresOf(document) },
    lastPage: last ? summaryOf(last) : null,
  };
};
