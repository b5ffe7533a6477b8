import { createHash } from 'node:crypto';
import { purposeOfFile } from '@nomucheck/domain/files/contract.ts';
import { largestAttachment, largestImage } from '@nomucheck/domain/files/limits.ts';
import { filePurposes, mediaTypes } from '@nomucheck/domain/files/purposes.ts';
import { DomainError, type ErrorCode } from '@nomucheck/domain/kernel/errors.ts';
import { keptFileName } from '@nomucheck/domain/kernel/text/file-name.ts';
import { z } from 'zod';
import { filesIn, type SentFile } from '../../engine/reading/multipart-files.ts';
import { redrawBoardImage, redrawPhoto } from '../images/redraw.ts';
import { checkedAttachment } from './checked-attachment.ts';

/** What a sent body has become: a file that the service made of it, or has looked at. It is in memory, and nowhere else. */
export const receivedFile = z.strictObject({
  purpose: z.enum(filePurposes),
  name: z.string(),
  mediaType: z.enum(mediaTypes),
  /** The sides of an image; null: it is none. */
  size: z.strictObject({ width: z.int(), height: z.int() }).nullable(),
  content: z.instanceof(Buffer),
});
export type ReceivedFile = z.infer<typeof receivedFile>;

type Received = { readonly json: ReceivedFile; readonly sha256: string };
type Kind = {
  readonly most: number;
  /** For a file that isn't taken; too large is `tooLarge`. */
  readonly refusal: ErrorCode;
  readonly tooLarge: () => DomainError;
  readonly nameless: string;
};

const photo: Kind = {
  most: largestImage,
  refusal: 'image_upload_failed',
  tooLarge: () => new DomainError('image_too_large'),
  nameless: '이름 없는 사진',
};
const megabytes = Math.floor(largestAttachment / 1024 / 1024);
const attached: Kind = {
  most: largestAttachment,
  refusal: 'file_upload_failed',
  tooLarge: () =>
    new DomainError('payload_too_large', { errors: { '': `파일이 너무 커요. ${megabytes}MB까지 올릴 수 있어요.` } }),
  nameless: '이름 없는 파일',
};

/**
 * Reads a multipart body with one file and its `purpose`. The hash stands for what was sent. Of a body that is broken off
 * nothing stays. Throws `image_upload_failed`, `image_too_large` and `invalid_request`.
 */
export const receiveFile = async (
  content: AsyncIterable<Uint8Array>,
  contentType: string | undefined,
): Promise<Received> => {
  const fields = new Map<string, string>();
  const file = await oneFileIn({ content, contentType, kind: photo }, fields);
  const purpose = purposeOfFile.safeParse(fields.get('purpose'));
  if (!purpose.success) throw new DomainError('invalid_request', { errors: { purpose: purposeless } });
  return received(purpose.data, file, await redraw[purpose.data](file.content));
};

/** The same for a file of a record: a PDF or an image. Throws `file_upload_failed`, `payload_too_large` and those of images. */
export const receiveAttachment = async (
  content: AsyncIterable<Uint8Array>,
  contentType: string | undefined,
): Promise<Received> => {
  const file = await oneFileIn({ content, contentType, kind: attached });
  return received('consultation', file, await checkedAttachment(file.content));
};

const redraw = { photo: redrawPhoto, board: redrawBoardImage } as const;
const purposeless = '무엇에 쓸 파일인지 골라 주세요.';

type WholeFile = { readonly name: string; readonly sentName: string; readonly content: Buffer };

const received = (
  purpose: ReceivedFile['purpose'],
  { name, sentName, content: sent }: WholeFile,
  made: Pick<ReceivedFile, 'content' | 'mediaType' | 'size'>,
): Received => {
  const hash = createHash('sha256')
    .update(JSON.stringify([purpose, sentName]))
    .update(sent);
  return { json: { purpose, name, ...made }, sha256: hash.digest('hex') };
};

type Sent = {
  readonly content: AsyncIterable<Uint8Array>;
  readonly contentType: string | undefined;
  readonly kind: Kind;
};

/** A name, and what a form adds around a file. */
const aroundFile = 16 * 1024;

/** The body is read to its end, so that fields behind the file are known. */
const oneFileIn = async (
  { content, contentType, kind: { most, refusal, tooLarge, nameless } }: Sent,
  fields?: Map<string, string>,
): Promise<WholeFile> => {
  const notTaken = (why: string): DomainError => new DomainError(refusal, { errors: { '': why } });
  const limits = { files: 1, fileBytes: most, allBytes: most + aroundFile };
  let found: SentFile | null = null;
  try {
    for await (const file of filesIn({ content, contentType, limits, refusal }, fields)) found = file;
  } catch (error) {
    // The limit of the whole body is that of its one file.
    throw error instanceof DomainError && error.code === 'payload_too_large' ? tooLarge() : error;
  }
  if (!found) throw notTaken('파일이 없어요. 파일을 골라 주세요.');
  if (found.content === null) throw tooLarge();
  const { name } = found;
  if (/[/\\]/.test(name)) throw notTaken('파일 이름에 폴더의 경로가 있어요. 이름만 보내 주세요.');
  return { name: keptFileName(name, nameless), sentName: name, content: found.content };
};
