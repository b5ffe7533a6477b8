import { counted, type FileReader, type FileRow, unreadable } from './file-row.ts';
import { type ItemText, itemsOf, linesOf } from './json-items.ts';
import { decodedText, encodingOf } from './text/decoded-text.ts';

/** A list of cases: `[{…}, …]`. */
export const jsonRows = (path: string): FileReader => ({
  count: async () => {
    const count = await counted(itemsOf(await textOf(path)));
    if (count === 0) throw unreadable('JSON 목록에 자료가 없습니다.');
    return count;
  },
  async *rowsAfter(after) {
    let row = 0;
    for await (const text of itemsOf(await textOf(path))) {
      row += 1;
      if (row > after) yield rowOf(row, `${row}번째`, text);
    }
  },
});

/** One case on each line. */
export const jsonLineRows = (path: string): FileReader => ({
  count: async () => {
    const count = await counted(linesOf(await textOf(path)));
    if (count === 0) throw unreadable('빈 파일입니다.');
    return count;
  },
  async *rowsAfter(after) {
    let row = 0;
    for await (const { number, line } of linesOf(await textOf(path))) {
      row += 1;
      if (row > after) yield rowOf(row, `${number}행`, line);
    }
  },
});

const textOf = async (path: string): Promise<AsyncIterable<string>> => decodedText(path, await encodingOf(path));

const rowOf = (row: number, name: string, text: ItemText): FileRow =>
  text === null ? { row, name, kind: 'refused', why: TOO_LONG } : { row, name, kind: 'json', text };

const TOO_LONG = '자료 한 건은 4MB까지 읽습니다. 이 자료를 줄이거나 여러 건으로 나눠 다시 올려 주십시오.';
