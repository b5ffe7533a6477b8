/** A part of a decision's text that a search can show. Offsets are UTF-16 indices into the whole text. */
export type Passage = {
  /** The section, such as `이유`; null before the first heading. */
  readonly section: string | null;
  /** The number of the paragraph in its section, from 1. */
  readonly paragraph: number;
  readonly from: number;
  readonly to: number;
};

/** The maximum length of a passage, if there is a place to cut. */
export const PASSAGE_LENGTH = 1_200;
/** Short paragraphs of a section are joined up to about this length. */
const ENOUGH = 700;

/**
 * The passages of a cleaned text: sections headed by `## 이유`, paragraphs between blank lines. Every character except
 * headings and blanks between paragraphs is in exactly one passage.
 */
export const passagesOf = (text: string): readonly Passage[] => {
  const passages: Passage[] = [];
  let section: string | null = null;
  let paragraph = 0;
  let open = null as Passage | null;
  const close = (): void => {
    if (open) passages.push(open);
    open = null;
  };
  for (const { 0: line, index } of text.matchAll(/^## +([^\n]+)$|(?:(?!^## )[^\n]+\n?)+/gmu)) {
    const heading = /^## +([^\n]+)$/u.exec(line);
    if (heading) {
      close();
      section = heading[1]?.trim() ?? null;
      paragraph = 0;
      continue;
    }
    const lead = line.length - line.trimStart().length;
    const from = index + lead;
    const to = index + line.trimEnd().length;
    if (to <= from) continue;
    paragraph += 1;
    if (open && to - open.from <= PASSAGE_LENGTH && open.to - open.from < ENOUGH) {
      open = { ...open, to };
      continue;
    }
    close();
    const cut = cutAtSentences(text, from, to);
    for (const piece of cut.slice(0, -1)) passages.push({ section, paragraph, ...piece });
    const last = cut.at(-1);
    if (last) open = { section, paragraph, ...last };
  }
  close();
  return passages;
};

/** Cuts a long paragraph: after a sentence, else at a blank, else anywhere. */
const cutAtSentences = (text: string, from: number, to: number): { from: number; to: number }[] => {
  const pieces: { from: number; to: number }[] = [];
  let start = from;
  while (to - start > PASSAGE_LENGTH) {
    const room = text.slice(start, start + PASSAGE_LENGTH);
    const end =
      start + (lastEnd(room, /[.!?다][.!?]?["'”’)\]]*\s/gu) ?? lastEnd(room, /\s/gu) ?? wholeCharacters(room));
    pieces.push({ from: start, to: start + text.slice(start, end).trimEnd().length });
    start = end + (text.slice(end, to).length - text.slice(end, to).trimStart().length);
  }
  if (to > start) pieces.push({ from: start, to });
  return pieces;
};

const lastEnd = (room: string, pattern: RegExp): number | null => {
  let end: number | null = null;
  for (const match of room.matchAll(pattern)) end = match.index + match[0].length;
  // A cut near the beginning would make too short a piece.
  return end !== null && end > PASSAGE_LENGTH / 3 ? end : null;
};

/** Never within a surrogate pair. */
const wholeCharacters = (room: string): number => {
  const last = room.charCodeAt(room.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? room.length - 1 : room.length;
};
