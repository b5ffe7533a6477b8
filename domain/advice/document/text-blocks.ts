/**
 * The text of an answer or an advice in the parts that a page or a sheet of paper sets differently. Advisors write plain
 * text with few marks: headings (`## `), lists (`- `, `1. `), strong words (`**`) and numbers of sources (`[1]`). Every
 * other character stays as it is, so that a text with other marks loses nothing.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  /** The number of a source. */
  | { readonly kind: 'source'; readonly n: number };

export type TextBlock =
  | { readonly kind: 'heading'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  /** `first`: the number of its first item, because blank lines may part a numbered list; null for one without numbers. */
  | { readonly kind: 'list'; readonly first: number | null; readonly items: readonly (readonly Inline[])[] };

const headingMark = /^#{1,4} +/;
const bulletMark = /^ {0,3}[-*•·] +/;
const numberMark = /^ {0,3}\d{1,2}[.)] +/;

/** What a line belongs to: lines of the same kind that follow each other are one block. */
const kindOf = (line: string): 'blank' | 'heading' | 'bullets' | 'numbers' | 'paragraph' => {
  if (line.trim() === '') return 'blank';
  if (headingMark.test(line)) return 'heading';
  if (bulletMark.test(line)) return 'bullets';
  return numberMark.test(line) ? 'numbers' : 'paragraph';
};

export const textBlocksOf = (text: string): readonly TextBlock[] => {
  const groups: { kind: ReturnType<typeof kindOf>; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.flatMap(({ kind, lines }): TextBlock[] => {
    switch (kind) {
      case 'blank':
        return [];
      case 'heading':
        return lines.map((line) => ({ kind: 'heading', inlines: inlinesOf(line.replace(headingMark, '')) }));
      case 'paragraph':
        return [{ kind: 'paragraph', lines: lines.map((line) => inlinesOf(line.trim())) }];
      default: {
        const mark = kind === 'numbers' ? numberMark : bulletMark;
        const items = lines.map((line) => inlinesOf(line.replace(mark, '').trim()));
        const first = kind === 'numbers' ? Number.parseInt(lines[0] ?? '', 10) : null;
        return [{ kind: 'list', first, items }];
      }
    }
  });
};

const inlinesOf = (line: string): readonly Inline[] =>
  line.split(/(\*\*[^*\n]+\*\*|\[\d{1,3}\])/).flatMap((piece): Inline[] => {
    if (piece === '') return [];
    const source = /^\[(\d{1,3})\]$/.exec(piece)?.[1];
    if (source !== undefined) return [{ kind: 'source', n: Number(source) }];
    const strong = /^\*\*(.+)\*\*$/.exec(piece)?.[1];
    return [strong === undefined ? { kind: 'text', text: piece } : { kind: 'strong', text: strong }];
  });

/** The text of a line without its marks, as paper and screen readers get it; sources keep their numbers. */
export const plainOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'source' ? `[${inline.n}]` : inline.text)).join('');
