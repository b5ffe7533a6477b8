import { fileURLToPath } from 'node:url';
import { DomainError, type DomainErrorDetails, type ErrorCode } from '@nomucheck/domain/kernel/errors.ts';
import { openReadingThread, ReadingEnded } from '../../engine/reading/reading-thread.ts';
import { type MarkdownFile, markdownFile } from './front-matter.ts';

/** A worker thread that parses decision files of outside sources. */
export type MarkdownThread = {
  /** @throws DomainError with the reason in Korean, as `markdownFile` does */
  read(bytes: Uint8Array): Promise<MarkdownFile>;
  close(): Promise<void>;
};

/** An error loses its class on its way out of the thread, so a refusal comes as data. */
export type MarkdownRead =
  | { readonly file: MarkdownFile }
  | { readonly code: ErrorCode; readonly errors: DomainErrorDetails['errors'] };

/** What the thread runs for each file. */
export const readMarkdown = (bytes: Uint8Array): MarkdownRead => {
  try {
    return { file: markdownFile(bytes) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, errors: error.details.errors };
  }
};

const longestMs = 20_000;

export const openMarkdownThread = (): MarkdownThread => {
  const worker = fileURLToPath(new URL('read-markdown.worker.ts', import.meta.url));
  const thread = openReadingThread<Uint8Array, MarkdownRead>(worker, longestMs);
  return {
    read: async (bytes) => {
      const read = await thread.read(bytes).catch((error: unknown): MarkdownRead => {
        if (!(error instanceof ReadingEnded)) throw error;
        return { code: 'file_upload_failed', errors: { '': tooMuch } };
      });
      if ('file' in read) return read.file;
      throw new DomainError(read.code, read.errors ? { errors: read.errors } : {});
    },
    close: thread.close,
  };
};

const tooMuch = '파일을 읽는 데 시간이나 메모리가 너무 많이 들어 그만두었습니다.';
