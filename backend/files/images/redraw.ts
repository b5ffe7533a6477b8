import { imageKindOf, isAnimated } from '@nomucheck/domain/files/image-kind.ts';
import { documentSide, largestImage, mostImagePixels, photoSide } from '@nomucheck/domain/files/limits.ts';
import type { MediaType } from '@nomucheck/domain/files/purposes.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Sharp } from 'sharp';
import { imageLibrary } from './image-library.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';

export type RedrawnImage = { readonly content: Buffer; readonly mediaType: MediaType };

/** A decoded image takes up to a hundred megabytes, so two are never decoded at a time in one process. */
const inTurn = oneAfterTheOther();

const secondsOfOne = 10;
const quality = 82;

/**
 * The photo of a profile, drawn anew from what was sent: nothing of the sent bytes stays, so no place, no device and no program
 * that was hidden in them. Throws `image_too_large` and `image_upload_failed`.
 */
export const redrawPhoto = async (sent: Buffer): Promise<RedrawnImage> => {
  const content = await redrawn(sent, (image) =>
    image
      .resize(photoSide, photoSide, { fit: 'cover', position: 'centre' })
      // A photo has no transparent parts: they would show whatever colour lies below.
      .flatten({ background: '#ffffff' })
      .webp({ quality })
      .toBuffer(),
  );
  return { content, mediaType: 'image/webp' };
};

/** A photographed document, drawn anew in the same way, whole and so large that it can be read. */
export const redrawDocument = async (sent: Buffer): Promise<RedrawnImage> => {
  const content = await redrawn(sent, (image) =>
    image
      .resize(documentSide, documentSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer(),
  );
  return { content, mediaType: 'image/jpeg' };
};

const redrawn = async (sent: Buffer, draw: (image: Sharp) => Promise<Buffer>): Promise<Buffer> => {
  requireImage(sent);
  const sharp = await imageLibrary();
  try {
    return await inTurn(() =>
      draw(
        sharp(sent, { limitInputPixels: mostImagePixels, failOn: 'error', sequentialRead: true })
          .timeout({ seconds: secondsOfOne })
          .autoOrient(),
      ),
    );
  } catch (error) {
    throw error instanceof DomainError ? error : refusalOf(error);
  }
};

const requireImage = (sent: Buffer): void => {
  if (sent.length > largestImage) throw new DomainError('image_too_large');
  if (sent.length === 0) throw notTaken('빈 파일이에요. 다른 사진을 골라 주세요.');
  const kind = imageKindOf(sent);
  if (kind === null) throw notTaken('PNG, JPEG, WebP 사진만 올릴 수 있어요.');
  if (isAnimated(sent, kind)) throw notTaken('움직이는 사진은 올릴 수 없어요. 한 장짜리 사진을 골라 주세요.');
};

const refusalOf = (error: unknown): DomainError =>
  error instanceof Error && /pixel limit/i.test(error.message)
    ? notTaken(`${(mostImagePixels / 10_000).toLocaleString('ko')}만 화소 이하의 사진만 올릴 수 있어요.`)
    : notTaken('읽을 수 없는 사진이에요. 다른 사진을 골라 주세요.');

const notTaken = (why: string): DomainError => new DomainError('image_upload_failed', { errors: { '': why } });
