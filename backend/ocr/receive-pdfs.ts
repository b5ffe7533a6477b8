import { createHash } from 'node:crypto';
import { DomainError, type ErrorCode, isErrorCode } from '@nomucheck/domain/kernel/errors.ts';
import { failureInWords } from '@nomucheck/domain/ocr/failure-words.ts';
import { plainFileName } from '@nomucheck/domain/ocr/file-name.ts';
import { largestPdf, largestPdfUpload, mostPdfsAtOnce } from '@nomucheck/domain/ocr/limits.ts';
import { z } from 'zod';
import type { OcrContents } from './contents.ts';
import { type FileLimits, filesIn } from './multipart-files.ts';

/** What a body of files has become: each is stored, or refused for a reason. */
export const receivedFiles = z.strictObject({
  files: z.array(
    z.union([
      z.strictObject({ fileName: z.string(), hash: z.string(), bytes: z.int() }),
      z.strictObject({ fileName: z.string(), code: z.string(), message: z.string() }),
    ]),
  ),
});
export type ReceivedFiles = z.infer<typeof receivedFiles>;
type Received = ReceivedFiles['files'][number];

const limits: FileLimits = { files: mostPdfsAtOnce, fileBytes: largestPdf, allBytes: largestPdfUpload };

/**
 * Stores the PDFs of a multipart body; the hash stands for all of it. A file that isn't a PDF is refused by itself; if all
 * are, so is the request. Of a body that is broken off nothing stays.
 */
export const receivePdfs = async (
  content: AsyncIterable<Uint8Array>,
  contentType: string | undefined,
  contents: Pick<OcrContents, 'put' | 'dropUnused'>,
): Promise<{ readonly json: ReceivedFiles; readonly sha256: string }> => {
  const files: Received[] = [];
  try {
    for await (const file of filesIn(content, contentType, limits)) {
      const fileName = plainFileName(file.name);
      const why = refusalOf(file.content);
      if (why) files.push({ fileName, ...why });
      else if (file.content) {
        const hash = await contents.put(file.content, 'application/pdf');
        files.push({ fileName, hash, bytes: file.content.length });
      }
    }
  } catch (error) {
    await contents.dropUnused(files.flatMap((file) => ('hash' in file ? [file.hash] : []))).catch(() => {});
    throw error;
  }
  requireSome(files);
  return { json: { files }, sha256: createHash('sha256').update(JSON.stringify(files)).digest('hex') };
};

const refusalOf = (content: Buffer | null): { readonly code: ErrorCode; readonly message: string } | null => {
  const megabytes = Math.floor(largestPdf / 1024 / 1024);
  if (content === null)
    return { code: 'payload_too_large', message: `파일이 너무 커요. ${megabytes}MB까지 올릴 수 있어요.` };
  if (content.length === 0) return { code: 'pdf_upload_failed', message: '빈 파일이에요.' };
  return isPdf(content) ? null : { code: 'pdf_unreadable', message: failureInWords('not_a_pdf', null) };
};

/** By its first bytes, never by its name: some programs write a byte order mark or a line end before them. */
const isPdf = (content: Buffer): boolean =>
  /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-\d/.test(content.subarray(0, 32).toString('latin1'));

const requireSome = (files: readonly Received[]): void => {
  const [first] = files;
  if (!first) throw new DomainError('pdf_upload_failed', { errors: { '': '파일이 없어요. PDF를 골라 주세요.' } });
  const refused = files.flatMap((file) => ('code' in file ? [file] : []));
  if (refused.length < files.length || !('code' in first) || !isErrorCode(first.code)) return;
  throw new DomainError(first.code, {
    errors: { '': first.message },
    extra: { files: refused.map((file) => ({ became: 'refused', ...file })) },
  });
};
