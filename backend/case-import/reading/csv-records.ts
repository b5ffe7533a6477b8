import { LONGEST_ROW } from './file-row.ts';

/** One row of a table: its cells, or why it can't be read; the lines of the file, from 1, on which it begins and ends. */
export type CsvRecord =
  | { readonly line: number; readonly until: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly fault: 'quotes' | 'too_long' };

type Line = { readonly number: number; readonly text: string };

/**
 * Cuts the text of a table into rows of cells, as spreadsheets do (RFC 4180). csv-parse isn't used: after a lone quote it
 * reads the rest of the file as one cell. Here only the row in which that quote opens is faulty, and its next line begins a
 * new row.
 * @param width the number of columns: a row of several lines with more cells than that was opened by a lone quote
 */
export async function* csvRecords(
  pieces: AsyncIterable<string>,
  { delimiter, width, after }: { readonly delimiter: string; readonly width: number; readonly after: number },
): AsyncIterable<CsvRecord> {
  /** The lines of the row that isn't complete yet, and what they say so far. */
  let lines: Line[] = [];
  let length = 0;
  let row = rowReader(delimiter, width);
  /** Ends the row; the lines that have to be read again, as rows of their own. */
  const closed = (reread: boolean): readonly Line[] => {
    const again = reread ? lines.slice(1) : [];
    [lines, length, row] = [[], 0, rowReader(delimiter, width)];
    return again;
  };
  const readOf = function* (first: Line): Iterable<CsvRecord> {
    const waiting: Line[] = [first];
    for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
      if (lines.length === 0 && line.text.trim() === '') continue;
      const begun = lines[0]?.number ?? line.number;
      lines.push(line);
      length += line.text.length;
      const state = length > LONGEST_ROW ? 'broken' : row.take(line.text);
      // A row with more cells than columns isn't one: without this, a file of such rows would be read again from each of its lines.
      if (state === 'open' && filled(row.cells()) <= width) continue;
      if (state === 'complete' && (lines.length === 1 || filled(row.cells()) <= width)) {
        yield { line: begun, until: line.number, cells: row.cells() };
        closed(false);
        continue;
      }
      yield { line: begun, fault: lines.length === 1 && length > LONGEST_ROW ? 'too_long' : 'quotes' };
      for (const again of closed(true).toReversed()) waiting.push(again);
    }
  };
  for await (const line of linesOf(pieces)) if (line.number > after) yield* readOf(line);
  // The file ends within a row: a quote was never closed.
  while (lines.length > 0) {
    yield { line: lines[0]?.number ?? 0, fault: 'quotes' };
    for (const again of closed(true)) yield* readOf(again);
  }
}

/** Reads one row, line by line: `open` while a quoted cell goes on in the next line. */
const rowReader = (delimiter: string, width: number) => {
  const cells: string[] = [];
  /** The pieces of a quoted cell that isn't closed yet. */
  let quoted: string[] | null = null;
  /** Cells that begin with a quote and were read as they stand. */
  let literal = 0;

  const take = (line: string): 'complete' | 'open' | 'broken' => {
    let at = 0;
    if (quoted) quoted.push('\n');
    for (;;) {
      if (!quoted) at += indentOf(line, at, delimiter);
      if (!quoted && line[at] !== '"') {
        const end = line.indexOf(delimiter, at);
        cells.push(line.slice(at, end < 0 ? undefined : end));
        if (end < 0) return isPlausible() ? 'complete' : 'broken';
        at = end + 1;
        continue;
      }
      const begins = quoted === null;
      const from = begins ? at + 1 : at;
      quoted ??= [];
      const end = closingQuote(line, from);
      if (end < 0) {
        quoted.push(line.slice(from));
        return 'open';
      }
      const next = end + 1 + (/^ */.exec(line.slice(end + 1, end + 9))?.[0].length ?? 0);
      if (next < line.length && line[next] !== delimiter) {
        if (!begins) return 'broken';
        // 「"갑"의 해고」: the quotes belong to the text.
        const stop = line.indexOf(delimiter, next);
        const text = line.slice(at, stop < 0 ? undefined : stop);
        if ((text.match(/"/g)?.length ?? 0) % 2 === 1) return 'broken';
        literal += 1;
        quoted = null;
        cells.push(text);
        if (stop < 0) return isPlausible() ? 'complete' : 'broken';
        at = stop + 1;
        continue;
      }
      quoted.push(line.slice(from, end));
      cells.push(quoted.join('').replaceAll('""', '"'));
      quoted = null;
      if (next >= line.length) return isPlausible() ? 'complete' : 'broken';
      at = next + 1;
    }
  };
  /** Where quotes were taken as letters, a separator might have been, too: then the number of cells is wrong. */
  const isPlausible = (): boolean => literal === 0 || (filled(cells) <= width && cells.length >= width);
  return { take, cells: (): readonly string[] => cells };
};

/** The blanks before a cell in quotes that is closed in the same line; 0 before any other, which begins with them. */
const indentOf = (line: string, at: number, delimiter: string): number => {
  if (line[at] !== ' ') return 0;
  const blanks = /^ {1,8}(?=")/.exec(line.slice(at, at + 9))?.[0].length ?? 0;
  const end = blanks === 0 ? -1 : closingQuote(line, at + blanks + 1);
  const next = end < 0 ? -1 : end + 1 + (/^ */.exec(line.slice(end + 1, end + 9))?.[0].length ?? 0);
  return next >= line.length || line[next] === delimiter ? blanks : 0;
};

/** How many cells there are up to the last one with content. */
export const filled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** The first quote from here that isn't one of a pair; -1 where there is none. */
const closingQuote = (line: string, from: number): number => {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2)) if (line[at + 1] !== '"') return at;
  return -1;
};

/** The lines of a text, the empty ones too: CRLF, LF, or the CR alone of old Macs. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncIterable<Line> {
  let parts: string[] = [];
  let length = 0;
  let number = 0;
  /** A CR at the end of a piece may be half of a CRLF. */
  let held = '';
  const add = (part: string): void => {
    // What follows the greatest length isn't kept: such a row is refused.
    if (length <= LONGEST_ROW) parts.push(part.slice(0, LONGEST_ROW + 1));
    length += part.length;
  };
  const take = (): Line => {
    number += 1;
    const text = parts.join('');
    [parts, length] = [[], 0];
    return { number, text };
  };
  for await (const piece of pieces) {
    const text: string = held + piece;
    held = text.endsWith('\r') ? '\r' : '';
    const lines = (held === '' ? text : text.slice(0, -1)).split(/\r\n|\n|\r/);
    for (const [at, line] of lines.entries()) {
      add(line);
      if (at < lines.length - 1) yield take();
    }
  }
  yield take();
}
