import { photoSide } from '@nomucheck/domain/files/limits.ts';

/** What a chooser of files offers; the server looks at what is inside. */
export const photoTypes = 'image/png,image/jpeg,image/webp';

/**
 * The middle of a chosen picture, as large as a profile shows it: a phone's photos have several megabytes, of which only a
 * few are sent. null: this browser can't open it.
 */
export const fitPhoto = async (chosen: Blob): Promise<Blob | null> => {
  const picture = await createImageBitmap(chosen).catch(() => null);
  if (picture === null) return null;
  const { width, height } = picture;
  const side = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, photoSide);
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
};
