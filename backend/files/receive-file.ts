import { createHash } from 'node:crypto';
import { purposeOfFile } from '@nomucheck/domain/files/contract.ts';
import { largestImage, longestPhotoUpload } from '@nomucheck/domain/files/limits.ts';
import { mediaTypes } from '@nomucheck/domain/files/purposes.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { keptFileName } from '@nomucheck/domain/kernel/file-name.ts';
import { z } from 'zod';
import { type FileLimits, filesIn, type SentFile } from '../engine/http/multipart-files.ts';
import { parseInput } from '../engine/http/validation.ts';
import { redrawPhoto } from './images/redraw.ts';

/** What a sent body has become: a file that the service made of it. It is in memory, and nowhere else. */
export const receivedFile = z.strictObject({
  purpose: purposeOfFile,
  name: z.string(),
  mediaType: z.enum(mediaTypes),
  content: z.instanceof(Buffer),
});
export type ReceivedFile = z.infer<typeof receivedFile>;

const limits: FileLimits = { files: 1, fileBytes: largestImage, allBytes: longestPhotoUpload };

/**
 * Reads a multipart body with one file and its `purpose`. The hash stands for what was sent. Of a body that is broken off
 * nothing stays. Throws `image_upload_failed`, `image_too_large`, `payload_too_large` and `invalid_request`.
 */
export const receiveFile = async (
  content: AsyncIterable<Uint8Array>,
  contentType: string | undefined,
): Promise<{ readonly json: ReceivedFile; readonly sha256: string }> => {
  const fields = new Map<string, string>();
  const { name, content: sent } = await oneFileIn(content, contentType, fields);
  const { purpose } = parseInput(z.object({ purpose: purposeOfFile }), Object.fromEntries(fields));
  if (/[/\\]/.test(name)) throw notTaken('파일 이름에 폴더의 경로가 있어요. 이름만 보내 주세요.');
  const { content: drawn, mediaType } = await redrawPhoto(sent);
  const hash = createHash('sha256')
    .update(JSON.stringify([purpose, name]))
    .update(sent);
  const kept = keptFileName(name, '이름 없는 사진');
  return { json: { purpose, name: kept, mediaType, content: drawn }, sha256: hash.digest('hex') };
};

type WholeFile = { readonly name: string; readonly content: Buffer };

/** The body is read to its end, so that fields behind the file are known. */
const oneFileIn = async (
  content: AsyncIterable<Uint8Array>,
  contentType: string | undefined,
  fields: Map<string, string>,
): Promise<WholeFile> => {
  let found: SentFile | null = null;
  const parts = { content, contentType, limits, refusal: 'image_upload_failed' } as const;
  try {
    for await (const file of filesIn(parts, fields)) found = file;
  } catch (error) {
    // The limit of the whole body is that of its one file.
    throw error instanceof DomainError && error.code === 'payload_too_large'
      ? new DomainError('image_too_large')
      : error;
  }
  if (!found) throw notTaken('파일이 없어요. 사진을 골라 주세요.');
  if (found.content === null) throw new DomainError('image_too_large');
  return { name: found.name, content: found.content };
};

const notTaken = (why: string): DomainError => new DomainError('image_upload_failed', { errors: { '': why } });
