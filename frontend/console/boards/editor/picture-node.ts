import { isFileId } from '@nomucheck/domain/files/file-address.ts';
import { Node, ReactNodeViewRenderer } from '@tiptap/react';
import { PictureView } from './picture-view.tsx';

const numberOf = (written: string | null): number => Number.parseInt(written ?? '', 10) || 1;

/** A picture of the article, as it is stored. What is cut and pasted keeps its file; a picture of another page has none, and stays out. */
export const picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    file: { default: '', parseHTML: (element) => element.getAttribute('data-file') },
    alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
    decorative: { default: false, parseHTML: (element) => element.getAttribute('alt') === '' },
    width: { default: 1, parseHTML: (element) => numberOf(element.getAttribute('width')) },
    height: { default: 1, parseHTML: (element) => numberOf(element.getAttribute('height')) },
  }),
  parseHTML: () => [
    { tag: 'img[data-file]', getAttrs: (element) => isFileId(element.getAttribute('data-file')) && null },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    { 'data-file': attrs.file, alt: attrs.alt, width: attrs.width, height: attrs.height },
  ],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});
