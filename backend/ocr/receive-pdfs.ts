import { createHash } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { plainFileName } from '@nomucheck/domain/ocr/file-name.ts';
import { largestPdf, largestPdfUpload, mostPdfsAtOnce } from '@nomucheck/domain/ocr/limits.ts';
import { hasPdfHead } from '@nomucheck/domain/ocr/pdf-head.ts';
import { failureInWords } from '@nomucheck/domain/ocr/reading/failure-words.ts';
import { z } from 'zod';
import { type FileLimits, filesIn } from '../engine/reading/multipart-files.ts';
import type { OcrContents } from './contents.ts';

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
  const refusals: DomainError[] = [];
  try {
    for await (const file of filesIn({ content, contentType, limits, refusal: 'pdf_upload_failed' })) {
      const fileName = plainFileName(file.name);
      const refusal = refusalOf(file.content);
      if (refusal) {
        refusals.push(refusal);
        const { code, message, details } = refusal;
        files.push({ fileName, code, message: details.errors?.[''] ?? message });
      } else if (file.content) {
        const hash = await contents.put(file.content, 'application/pdf');
        files.push({ fileName, hash, bytes: file.content.length });
      }
    }
  } catch (error) {
    await contents.dropUnused(files.flatMap((file) => ('hash' in file ? [file.hash] : []))).catch(() => {});
    throw error;
  }
  requireSome(files, refusals);
  return { json: { files }, sha256: createHash('sha256').update(JSON.stringify(files)).digest('hex') };
};

const refusalOf = (content: Buffer | null): DomainError | null => {
  const megabytes = Math.floor(largestPdf / 1024 / 1024);
  if (content === null)
    return new DomainError('payload_too_large', because(`파일이 너무 커요. ${megabytes}MB까지 올릴 수 있어요.`));
  if (content.length === 0) return new DomainError('pdf_upload_failed', because('빈 파일이에요.'));
  return hasPdfHead(content) ? null : new DomainError('pdf_unreadable', because(failureInWords('not_a_pdf', null)));
};

const because = (why: string) => ({ errors: { '': why } });

/** The answer to a request of which nothing can be read is its first refusal. */
const requireSome = (files: readonly Received[], refusals: readonly DomainError[]): void => {
  const [first] = refusals;
  if (files.length === 0) throw new DomainError('pdf_upload_failed', because('파일이 없어요. PDF를 골라 주세요.'));
  if (!first || refusals.length < files.length) return;
  const extra = { files: files.map((file) => ({ became: 'refused', ...file })) };
  throw new DomainError(first.code, { ...first.details, extra });
};
