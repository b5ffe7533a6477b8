import { imageKindOf } from '@nomucheck/domain/files/image-kind.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { beginsAsPdf } from '@nomucheck/domain/ocr/pdf-head.ts';
import { type RedrawnImage, redrawDocument } from '../images/redraw.ts';

/**
 * What is kept of a file that is added to a record: an image is drawn anew, a PDF stays as it is and is never opened here, nor
 * shown by the browser in a page of this site. Throws `file_upload_failed`, `image_too_large` and `image_upload_failed`.
 */
export const checkedAttachment = async (
  sent: Buffer,
): Promise<Pick<RedrawnImage, 'content' | 'mediaType'> & { readonly size: RedrawnImage['size'] | null }> => {
  if (imageKindOf(sent) !== null) return redrawDocument(sent);
  if (!beginsAsPdf(sent)) throw notTaken('PDF나 사진(PNG, JPEG, WebP)만 올릴 수 있어요.');
  if (!hasPdfEnd(sent)) throw notTaken('끝이 잘린 PDF예요. 파일을 다시 받아 올려 주세요.');
  if (runsPrograms(sent))
    throw notTaken('프로그램이 들어 있는 PDF는 올릴 수 없어요. 인쇄 기능으로 PDF를 새로 만들어 올려 주세요.');
  return { content: sent, mediaType: 'application/pdf', size: null };
};

/** Some devices append zero bytes to a file, so the mark of the end is searched before them. */
const hasPdfEnd = (sent: Buffer): boolean => {
  const last = sent.findLastIndex((byte) => byte > 0x20);
  return sent.subarray(Math.max(0, last - 2047), last + 1).includes('%%EOF');
};

/**
 * Whether the PDF contains, in plain bytes, the name of an action that runs a program or opens an embedded file. Compressed parts
 * aren't searched, so this finds only the simple cases. The PDF reader of the person who saves the file has to handle the others.
 */
const runsPrograms = (sent: Buffer): boolean =>
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)\b/.test(sent.toString('latin1'));

const notTaken = (why: string): DomainError => new DomainError('file_upload_failed', { errors: { '': why } });
