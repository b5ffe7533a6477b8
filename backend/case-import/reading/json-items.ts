import { LONGEST_ROW, unreadable } from './file-row.ts';

/** The text of one case in a JSON file; null where it is longer than a case can be: then its text isn't kept. */
export type ItemText = string | null;

/** The lines of a text, each with its number; empty ones are passed over. */
export async function* linesOf(
  pieces: AsyncIterable<string>,
): AsyncIterable<{ readonly number: number; readonly line: ItemText }> {
  const collected = collecting();
  let number = 1;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      collected.add(piece, from, end);
      const line = collected.take();
      if (line?.trim() !== '') yield { number, line };
      number += 1;
      from = end + 1;
    }
    collected.add(piece, from, piece.length);
  }
  const line = collected.take();
  if (line?.trim() !== '') yield { number, line };
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/**
 * The items of a JSON list, each as its text. Only brackets and quotes are looked at here: what an item says is read
 * in the thread that reads rows, so a list may be larger than the memory, and one bad item doesn't spoil the others.
 */
export async function* itemsOf(pieces: AsyncIterable<string>): AsyncIterable<ItemText> {
  const item = collecting();
  /** Brackets that are open; the list's own is one. */
  let open = 0;
  let [isText, isEscaped, isOver, isFirst] = [false, false, false, true];
  for await (const piece of pieces) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isText = false;
        continue;
      }
      if (open === 0) {
        if (isBlank(code)) continue;
        if (code !== LIST || isOver) throw notAList();
        open = 1;
        from = at + 1;
        continue;
      }
      if (code === QUOTE) isText = true;
      else if (code === LIST || code === OBJECT) open += 1;
      else if (code === LIST_END || code === OBJECT_END) open -= 1;
      const endsList = open === 0;
      if (!endsList && !(open === 1 && code === COMMA)) continue;
      item.add(piece, from, at);
      const text = item.take();
      from = at + 1;
      isOver = endsList;
      if (text?.trim() !== '') yield text;
      else if (!endsList || !isFirst) throw notAList();
      isFirst = false;
    }
    if (open > 0) item.add(piece, from, piece.length);
  }
  if (!isOver) throw notAList();
}

const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
/** Of JSON, and the byte order mark. */
const isBlank = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0xfeff;

const notAList = () => unreadable('JSON이 자료의 목록([{…}, …])이 아니거나 끝까지 오지 않았습니다.');

/** Puts a text together that arrives in pieces, as long as it isn't too long. */
const collecting = () => {
  let parts: string[] = [];
  let length = 0;
  return {
    add: (piece: string, from: number, to: number): void => {
      length += to - from;
      if (length > LONGEST_ROW) parts = [];
      else if (to > from) parts.push(piece.slice(from, to));
    },
    take: (): ItemText => {
      const text = length > LONGEST_ROW ? null : parts.join('');
      [parts, length] = [[], 0];
      return text;
    },
  };
};
