import { expect, test } from 'vitest';
import type { Block, Image } from './document.ts';
import { imageFilesIn, imagesOf } from './images.ts';

const image = (file: string): Image => ({
  type: 'image',
  attrs: { file, alt: file, decorative: false, width: 8, height: 6 },
});
const row = (...content: readonly Block[]) =>
  ({ type: 'tableRow', content: [{ type: 'tableCell', content }] }) as const;

test('pictures are found wherever they stand, and a file twice is one', () => {
  const document = {
    type: 'doc',
    content: [
      image('a'),
      { type: 'paragraph' },
      { type: 'blockquote', content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [image('b')] }] }] },
      { type: 'orderedList', content: [{ type: 'listItem', content: [image('a')] }] },
      { type: 'table', content: [row(image('c')), row({ type: 'heading', attrs: { level: 2 } })] },
    ],
  } as const;
  expect(imagesOf(document)).toHaveLength(4);
  expect(imageFilesIn(document)).toEqual(['a', 'b', 'c']);
});
