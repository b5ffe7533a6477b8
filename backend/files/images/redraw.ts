import { imageKindOf, isAnimated } from '@nomucheck/domain/files/image-kind.ts';
import {
  boardImageSide,
  documentSide,
  largestImage,
  mostImagePixels,
  photoSide,
} from '@nomucheck/domain/files/limits.ts';
import type { MediaType } from '@nomucheck/domain/files/purposes.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Sharp } from 'sharp';
import { oneAfterTheOther } from '../../engine/shares/one-after-the-other.ts';
import { imageLibrary } from './image-library.ts';

export type RedrawnImage = {
  readonly content: Buffer;
  readonly mediaType: MediaType;
  /** Its sides in pixels. */
  readonly size: { readonly width: number; readonly height: number };
};

/** A decoded image takes up to a hundred megabytes, so two are never decoded at a time in one process. */
const inTurn = oneAfterTheOther();

const secondsOfOne = 10;
const quality = 82;
/** For a picture that would otherwise become larger than it was sent. */
const qualities = [quality, 68, 50];

/**
 * The photo of a profile, drawn anew from what was sent: nothing of the sent bytes stays, so no place, no device and no program
 * that was hidden in them. Throws `image_too_large` and `image_upload_failed`.
 */
export const redrawPhoto = (sent: Buffer): Promise<RedrawnImage> =>
  redrawn(sent, 'image/webp', [
    (image) =>
      image
        .resize(photoSide, photoSide, { fit: 'cover', position: 'centre' })
        // A photo has no transparent parts: they would show whatever colour lies below.
        .flatten({ background: '#ffffff' })
        .webp({ quality }),
  ]);

/** A photographed document, drawn anew in the same way, whole and so large that it can be read. */
export const redrawDocument = (sent: Buffer): Promise<RedrawnImage> =>
  redrawn(sent, 'image/jpeg', [(image) => whole(image, documentSide).jpeg({ quality })]);

/** A picture of an article, drawn anew in the same way, whole; readers of a phone load it, too. */
export const redrawBoardImage = (sent: Buffer): Promise<RedrawnImage> =>
  redrawn(
    sent,
    'image/webp',
    qualities.map((of) => (image) => whole(image, boardImageSide).webp({ quality: of })),
  );

const whole = (image: Sharp, side: number): Sharp =>
  image.resize(side, side, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' });

/** The first of these ways to draw it that makes no larger file than may be sent, or else the last. */
const redrawn = async (
  sent: Buffer,
  mediaType: MediaType,
  ways: readonly ((image: Sharp) => Sharp)[],
): Promise<RedrawnImage> => {
  requireImage(sent);
  const sharp = await imageLibrary();
  const drawn = async (way: (image: Sharp) => Sharp): Promise<RedrawnImage> => {
    const image = sharp(sent, { limitInputPixels: mostImagePixels, failOn: 'error', sequentialRead: true });
    const { data, info } = await way(image.timeout({ seconds: secondsOfOne }).autoOrient()).toBuffer({
      resolveWithObject: true,
    });
    return { content: data, mediaType, size: { width: info.width, height: info.height } };
  };
  try {
    return await inTurn(async () => {
      const [first, ...others] = ways;
      if (!first) throw new Error('an image is drawn in one way at least');
      let best = await drawn(first);
      for (const way of others) if (best.content.length > largestImage) best = await drawn(way);
      return best;
    });
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
