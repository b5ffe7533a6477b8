/** What the first bytes of a file say that it is. Its name and the type that was sent with it say nothing. */
export type ImageKind = 'png' | 'jpeg' | 'webp';

const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** null: none of the kinds that are taken. */
export const imageKindOf = (bytes: Uint8Array): ImageKind | null => {
  if (pngHead.every((byte, at) => bytes[at] === byte)) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  return textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP' ? 'webp' : null;
};

/** Whether the image says that it moves. Of such a one a single picture would stay, which its owner didn't choose. */
export const isAnimated = (bytes: Uint8Array, kind: ImageKind): boolean => {
  if (kind === 'png') return animatedPng(bytes);
  // The extended header of WebP has a flag for it.
  return kind === 'webp' && textAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
};

/** The chunk that makes a PNG move stands before the first image data. */
const animatedPng = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = pngHead.length; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textAt(bytes, at + 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
};

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
