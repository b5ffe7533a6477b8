/** The blocks of a case's cleaned text: headings and paragraphs, each with its place in the text. */
export type Block = {
  readonly kind: 'heading' | 'paragraph';
  /** Offsets in UTF-16 units of the whole text; of a heading, where its words begin. */
  readonly from: number;
  readonly text: string;
};

/** A part of the text that a proposal was read from. */
export type Mark = { readonly id: string; readonly from: number; readonly to: number };

/** A part of a block, and the marks that cover all of it. */
export type Piece = { readonly from: number; readonly text: string; readonly marks: readonly string[] };

/** Sections begin with lines such as `## 주문`; paragraphs stand between empty lines. */
export const blocksOf = (content: string): Block[] => {
  const blocks: Block[] = [];
  for (const { 0: text, index } of content.matchAll(/[^\n]+(?:\n(?!\n|## )[^\n]+)*/g)) {
    const heading = /^## +(?=\S)/.exec(text);
    if (heading === null) {
      blocks.push({ kind: 'paragraph', from: index, text });
      continue;
    }
    const end = text.indexOf('\n');
    const line = end === -1 ? text : text.slice(0, end);
    blocks.push({ kind: 'heading', from: index + heading[0].length, text: line.slice(heading[0].length) });
    if (end !== -1) blocks.push({ kind: 'paragraph', from: index + end + 1, text: text.slice(end + 1) });
  }
  return blocks;
};

/** Cuts a block where a mark begins or ends. */
export const piecesOf = ({ from, text }: Block, marks: readonly Mark[]): Piece[] => {
  const end = from + text.length;
  const touching = marks.filter((mark) => mark.from < end && mark.to > from);
  const cuts = new Set([from, end]);
  for (const mark of touching) {
    cuts.add(Math.max(mark.from, from));
    cuts.add(Math.min(mark.to, end));
  }
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, place) => {
    const stop = places[place + 1] ?? end;
    return {
      from: start,
      text: text.slice(start - from, stop - from),
      marks: touching.filter((mark) => mark.from <= start && mark.to >= stop).map(({ id }) => id),
    };
  });
};

/** The first day that is written in these words (`2021. 2. 25.`, `2021년 2월 25일`, `2021-02-25`), as `YYYY-MM-DD`. */
export const dayIn = (words: string): string | null => {
  const found = /(\d{4})\s*[.년-]\s*(\d{1,2})\s*[.월-]\s*(\d{1,2})/.exec(words);
  if (found === null) return null;
  const [, year = '', month = '', day = ''] = found;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
