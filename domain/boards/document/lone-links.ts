import type { Block, BoardDocument } from '../document.ts';

/** Where a paragraph is one link and nothing else: it is shown as a card. */
export const loneLinkOf = (block: Block): string | null => {
  if (block.type !== 'paragraph') return null;
  const said = (block.content ?? []).filter((inline) => inline.type !== 'text' || inline.text.trim() !== '');
  const [only, ...more] = said;
  if (only?.type !== 'text' || more.length > 0) return null;
  const link = only.marks?.find((mark) => mark.type === 'link');
  return link?.type === 'link' ? link.attrs.href : null;
};

/** Where the lines of the document that are one link each lead, each once. A line in a list or a table stays a line. */
export const loneLinksIn = ({ content }: BoardDocument): readonly string[] => [
  ...new Set(content.flatMap((block) => loneLinkOf(block) ?? [])),
];
