import type { Block, BoardDocument, Image } from './document.ts';

const within = (block: Block): readonly Block[] => {
  switch (block.type) {
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) => content);
    case 'blockquote':
      return block.content;
    case 'table':
      return block.content.flatMap(({ content }) => content.flatMap((cell) => cell.content));
    default:
      return [];
  }
};

const picturesIn = (blocks: readonly Block[]): readonly Image[] =>
  blocks.flatMap((block) => (block.type === 'image' ? [block] : picturesIn(within(block))));

/** The pictures of a document, in their order. */
export const imagesOf = ({ content }: BoardDocument): readonly Image[] => picturesIn(content);

/** The files of its pictures, each once. */
export const imageFilesIn = (document: BoardDocument): readonly string[] => [
  ...new Set(imagesOf(document).map(({ attrs }) => attrs.file)),
];
