import { documentSide, largestImage } from '@nomucheck/domain/files/limits.ts';

const qualities = [0.85, 0.7, 0.55, 0.4];

/**
 * A photo of a letter, small enough to be sent: a phone's has several megabytes. Other files, and what this browser can't open,
 * stay as they are; the server says why it doesn't take one.
 */
export const fitAttachment = async (file: File): Promise<Blob> => {
  if (!file.type.startsWith('image/') || file.size <= largestImage) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const scale = Math.min(1, documentSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) return file;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of qualities) {
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (drawn !== null && drawn.size <= largestImage) return drawn;
  }
  return file;
};
