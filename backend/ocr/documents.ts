import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type {
  ConfirmWordsBody,
  CorrectPageBody,
  OcrStatus,
  RemovedDocument,
  UploadedPdf,
  UploadedPdfs,
} from '@nomucheck/domain/ocr/contract.ts';
import {
  type DocumentPage,
  type OcrCommand,
  type OcrDocument,
  ocrDocumentDecider,
  ocrDocumentStream,
} from '@nomucheck/domain/ocr/ocr-document.ts';
import type { DocumentOrigin } from '@nomucheck/domain/ocr/ocr-events.ts';
import { doubtfulWords } from '@nomucheck/domain/ocr/words/doubtful-words.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import { nameOf, type OcrContents } from './contents.ts';
import { documentIdOf } from './document-id.ts';
import type { ReceivedFiles } from './receive-pdfs.ts';
import type { DocumentViews } from './views/document-views.ts';

export type Written = { readonly id: string; readonly position: string };

/** Commands on documents; each returns the log position. */
export type Documents = {
  upload(
    files: ReceivedFiles['files'],
    context: CommandContext,
  ): Promise<{ readonly answer: UploadedPdfs; readonly position: string | null }>;
  /** A PDF whose bytes are stored; the same one again is the same document. */
  start(
    pdf: {
      readonly fileName: string;
      readonly file: { readonly hash: string; readonly bytes: number };
      readonly origin: DocumentOrigin;
    },
    context: CommandContext,
  ): Promise<Written & { readonly isNew: boolean; readonly fileName: string; readonly status: OcrStatus }>;
  correct(id: string, body: CorrectPageBody, context: CommandContext, expectedRevision?: number): Promise<Written>;
  confirm(id: string, body: ConfirmWordsBody, context: CommandContext, expectedRevision?: number): Promise<Written>;
  cancel(id: string, context: CommandContext, expectedRevision?: number): Promise<Written>;
  readAgain(id: string, context: CommandContext, expectedRevision?: number): Promise<Written>;
  remove(
    id: string,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<RemovedDocument & { readonly position: string }>;
};

export type DocumentParts = {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly contents: Pick<OcrContents, 'keep' | 'use'>;
  readonly views: Pick<DocumentViews, 'texts' | 'lines'>;
};

export const createDocuments = ({ commands, contents, views }: DocumentParts): Documents => {
  const give = async (
    id: string,
    command: OcrCommand,
    context: CommandContext,
    expectedRevision: number | undefined,
  ): Promise<RemovedDocument & Written> => {
    const { position, state, revision } = await commands.handle(ocrDocumentDecider, {
      stream: ocrDocumentStream(id),
      command,
      context,
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
    });
    return { id, position, revision, fileName: state?.fileName ?? '' };
  };

  const start: Documents['start'] = async ({ fileName, file, origin }, context) => {
    const id = documentIdOf(file.hash);
    const { events, state, position } = await commands.handle(ocrDocumentDecider, {
      stream: ocrDocumentStream(id),
      command: { type: 'UploadPdf', uploaded: { documentId: id, fileName, file, origin } },
      context: {
        ...context,
        commandId: followingCommandId(context.commandId, `upload ${file.hash}`),
        causationId: context.commandId,
      },
    });
    const status = state === null || state.status === 'removed' ? 'waiting' : state.status;
    return { id, position, isNew: events.length > 0, fileName: state?.fileName ?? fileName, status };
  };

  const uploadOne = async (
    file: ReceivedFiles['files'][number],
    isRepeated: boolean,
    context: CommandContext,
  ): Promise<{ readonly told: UploadedPdf; readonly position: string | null; readonly status: OcrStatus | null }> => {
    const { fileName } = file;
    if ('code' in file) return { told: { became: 'refused', ...file }, position: null, status: null };
    const { hash, bytes } = file;
    // Also of a document that is there: it may have lost its bytes.
    if (!(await contents.use(documentIdOf(hash), hash))) throw new DomainError('pdf_upload_failed');
    const written = await start({ fileName, file: { hash, bytes }, origin: { how: 'uploaded' } }, context);
    const { id, position, isNew, fileName: knownAs, status } = written;
    return {
      told: isNew && !isRepeated ? { became: 'accepted', fileName, id } : { became: 'known', fileName, id, knownAs },
      ...{ position, status },
    };
  };

  return {
    start,
    upload: async (files, context) => {
      const answers: UploadedPdf[] = [];
      const hashes = new Set<string>();
      let position: string | null = null;
      const statuses: OcrStatus[] = [];
      for (const file of files) {
        const hash = 'hash' in file ? file.hash : '';
        const one = await uploadOne(file, hashes.has(hash), context);
        hashes.add(hash);
        answers.push(one.told);
        if (one.status) statuses.push(one.status);
        position =
          [position, one.position]
            .filter((each) => each !== null)
            .toSorted()
            .at(-1) ?? null;
      }
      const [[only], [status]] = [answers, statuses];
      const ofOne = answers.length === 1 && only && 'id' in only && status ? { id: only.id, status } : {};
      return { answer: { files: answers, ...ofOne }, position };
    },
    correct: async (id, { page, text }, context, expectedRevision) => {
      const kept = { hash: nameOf(text), chars: text.length };
      // Counted anew at each try, for the page as it then is.
      const command = { type: 'CorrectPage' as const, page, text: kept, lowWords: 0 };
      const { position } = await commands.handle(ocrDocumentDecider, {
        ...{ stream: ocrDocumentStream(id), command, context },
        ...(expectedRevision === undefined ? {} : { expectedRevision }),
        // An id of nothing leaves nothing behind: the text is stored only once the document is known to be there.
        first: async ({ state }) => {
          if (!state) throw new DomainError('not_found');
          // Refused before anything is stored.
          ocrDocumentDecider.decide(command, state);
          await contents.keep(id, [{ content: text, mediaType: 'text/plain' }]);
          const before = state.read.get(page);
          if (!before) return;
          const { confirmed } = before;
          command.lowWords = doubtfulWords({ text, lines: await views.lines(before), confirmed }).length;
        },
      });
      return { id, position };
    },
    confirm: async (id, { page, words }, context, expectedRevision) => {
      const command = { type: 'ConfirmWords' as const, page, words, lowWords: 0 };
      const { position } = await commands.handle(ocrDocumentDecider, {
        ...{ stream: ocrDocumentStream(id), command, context },
        ...(expectedRevision === undefined ? {} : { expectedRevision }),
        first: async ({ state }) => {
          const before = pageIn(state, page);
          const [[text = ''], lines] = await Promise.all([views.texts([before]), views.lines(before)]);
          const confirmed = new Set([...before.confirmed, ...words]);
          command.lowWords = doubtfulWords({ text, lines, confirmed }).length;
        },
      });
      return { id, position };
    },
    cancel: (id, ...rest) => give(id, { type: 'CancelReading' }, ...rest),
    readAgain: (id, ...rest) => give(id, { type: 'ReadAgain' }, ...rest),
    remove: (id, ...rest) => give(id, { type: 'RemoveDocument' }, ...rest),
  };
};

const pageIn = (document: OcrDocument | null, number: number): DocumentPage => {
  const page = document?.read.get(number);
  if (!page) throw new DomainError('not_found');
  return page;
};
