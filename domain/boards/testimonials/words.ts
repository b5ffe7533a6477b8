import type { Block, BoardDocument, Inline, ListItem, Paragraph } from '../document.ts';

type Line =
  | { readonly kind: 'none' }
  | { readonly kind: 'words' | 'quote' | 'bullet'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly number: number };

/** A date at the beginning of a line (`11. 28. 통보`) is no number of a list, and `-3` no item; many people leave the blank out. */
const numbered = /^(\d{1,3})[.)]\s*(?!\d)(\S.*)$/u;
const bulleted = /^[-•·](?:\s+|(?![-\d]))(\S.*)$/u;
const quoted = /^>\s*(\S.*)$/u;

const lineOf = (raw: string): Line => {
  const line = raw.trim();
  const [, number, ofNumber] = numbered.exec(line) ?? [];
  if (number !== undefined && ofNumber !== undefined) return { kind: 'number', text: ofNumber, number: Number(number) };
  const [, ofBullet] = bulleted.exec(line) ?? [];
  if (ofBullet !== undefined) return { kind: 'bullet', text: ofBullet };
  const [, ofQuote] = quoted.exec(line) ?? [];
  if (ofQuote !== undefined) return { kind: 'quote', text: ofQuote };
  return line === '' ? { kind: 'none' } : { kind: 'words', text: line };
};

/** Neighbouring lines of one kind belong together. */
const runsOf = (lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] => {
  const runs: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0].kind === line.kind) last.push(line);
    else runs.push([line]);
  }
  return runs;
};

const textOf = (line: Line): string => (line.kind === 'none' ? '' : line.text);

const paragraphOf = (lines: readonly Line[]): Paragraph => ({
  type: 'paragraph',
  content: lines.flatMap((line, at): readonly Inline[] => [
    ...(at === 0 ? [] : [{ type: 'hardBreak' } as const]),
    { type: 'text', text: textOf(line) },
  ]),
});
const itemOf = (line: Line): ListItem => ({ type: 'listItem', content: [paragraphOf([line])] });

const blocksOf = (lines: readonly [Line, ...Line[]]): readonly Block[] => {
  const [first] = lines;
  switch (first.kind) {
    case 'none':
      return [];
    case 'words':
      return [paragraphOf(lines)];
    case 'quote':
      return [{ type: 'blockquote', content: [paragraphOf(lines)] }];
    case 'bullet':
      return [{ type: 'bulletList', content: lines.map(itemOf) }];
    case 'number':
      return [{ type: 'orderedList', attrs: { start: Math.max(1, first.number) }, content: lines.map(itemOf) }];
  }
};

/**
 * What people write of the service is plain text; this is how it is shown. An empty line parts paragraphs, `- ` and `1. ` begin an item of a
 * list, and `> ` what somebody else said. An editor would cost the page where it is written 97 KB, more than all the rest of it, and most
 * reviews are a few sentences. Every text is read; nothing of it is markup.
 */
export const documentOfWords = (text: string): BoardDocument => ({
  type: 'doc',
  content: runsOf(text.split(/\r?\n/u).map(lineOf)).flatMap(blocksOf),
});

/** Whether it is shown in another way than it is typed. */
export const hasForm = ({ content }: BoardDocument): boolean => content.some(({ type }) => type !== 'paragraph');
