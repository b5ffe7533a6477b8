import type { Block, BoardDocument, Inline } from '../document.ts';
import { imagesOf } from '../images.ts';

/** The text of one line of letters, without how they look. */
export const textOfInlines = (inlines: readonly Inline[] = []): string =>
  inlines.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');

const linesOf = (block: Block): readonly string[] => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [textOfInlines(block.content)];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) => content.flatMap(linesOf));
    case 'blockquote':
      return block.content.flatMap(linesOf);
    case 'table':
      return block.content.map(({ content }) =>
        content.map((cell) => cell.content.flatMap(linesOf).join(' ')).join(' | '),
      );
    case 'image':
      return [block.attrs.alt];
    case 'horizontalRule':
      return [];
  }
};

/** What the document says, a line for each paragraph: for the search and for the first lines of a list. */
export const plainTextOf = ({ content }: BoardDocument): string =>
  content
    .flatMap(linesOf)
    .filter((line) => line.trim() !== '')
    .join('\n');

/** The first lines in one, cut at a blank where there is one. */
export const excerptOf = (document: BoardDocument, most: number): string => {
  const paragraphs = document.content.filter(({ type }) => !['heading', 'table', 'image'].includes(type));
  const said = { ...document, content: paragraphs.length > 0 ? paragraphs : document.content };
  const text = plainTextOf(said).replace(/\s+/gu, ' ').trim();
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join('');
  const blank = cut.lastIndexOf(' ');
  return `${(blank > most / 2 ? cut.slice(0, blank) : cut).trimEnd()}…`;
};

const addressesIn = (inlines: readonly Inline[] = []): number =>
  inlines
    .flatMap((inline) => (inline.type === 'text' ? (inline.marks ?? []) : []))
    .reduce((sum, mark) => sum + (mark.type === 'link' ? mark.attrs.href.length : 0), 0);

const inlinesOf = (block: Block): readonly Inline[] => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content ?? [];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) => content.flatMap(inlinesOf));
    case 'blockquote':
      return block.content.flatMap(inlinesOf);
    case 'table':
      return block.content.flatMap(({ content }) => content.flatMap((cell) => cell.content.flatMap(inlinesOf)));
    case 'image':
    case 'horizontalRule':
      return [];
  }
};

/** How many letters it holds, its addresses and what it says of its pictures included. */
export const charactersOf = (document: BoardDocument): number => {
  const inlines = document.content.flatMap(inlinesOf);
  const ofImages = imagesOf(document).reduce((sum, { attrs }) => sum + attrs.alt.length, 0);
  return textOfInlines(inlines).length + addressesIn(inlines) + ofImages;
};
