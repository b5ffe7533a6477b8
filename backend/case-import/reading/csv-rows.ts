import { Readable } from 'node:stream';
import { type Column, columnOf, faultsOfHead } from '@nomucheck/domain/case-import/columns.ts';
import { CsvError, parse } from 'csv-parse';
import { decodedText, encodingOf } from './decoded-text.ts';
import { counted, type FileReader, type FileRow, LONGEST_ROW, unreadable } from './file-row.ts';

/**
 * Reads a table in CSV whose first line is the header; UTF-8 or CP949 (which Korean spreadsheets write), separated by
 * comma, semicolon or tab.
 */
export const csvRows = (path: string): FileReader => ({
  count: async () => {
    const count = await counted(records(path));
    if (count === 0) throw unreadable('첫 줄 아래에 자료가 없습니다.');
    return count;
  },
  async *rowsAfter(after) {
    let row = 0;
    for await (const { line, cells } of records(path)) {
      row += 1;
      if (row > after) yield rowOf(row, line, cells);
    }
  },
});

type Line = { readonly line: number; readonly cells: Partial<Record<Column, string>> | null };

async function* records(path: string): AsyncIterable<Line> {
  const encoding = await encodingOf(path);
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(path, encoding),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  const text = Readable.from(decodedText(path, encoding));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let head: readonly (Column | null)[] | null = null;
  /** The last line that could be read. */
  let read = 0;
  try {
    for await (const { record, info } of parser) {
      const cells = cellsOf(record);
      read = Number(info.lines);
      if (head === null) {
        const faults = faultsOfHead(cells);
        if (faults.length > 0) throw unreadable(faults.join(' '));
        head = cells.map(columnOf);
      } else {
        yield { line: Number(info.lines), cells: named(head, cells) };
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw unreadable(`CSV ${read + 1}번째 줄부터의 자료가 너무 깁니다. 한 건에 4MB까지 읽습니다.`);
    const place = 'lines' in error ? ` ${String(error.lines)}번째 줄 근처` : '';
    throw unreadable(`CSV${place}에서 따옴표나 칸이 맞지 않아 읽을 수 없습니다.`);
  } finally {
    text.destroy();
  }
  if (head === null) throw unreadable('빈 파일입니다.');
}

/** The separator that is most frequent in the header; cells may contain any of them. */
const delimiterOf = async (path: string, encoding: Awaited<ReturnType<typeof encodingOf>>): Promise<string> => {
  let head = '';
  for await (const piece of decodedText(path, encoding)) {
    head += piece;
    if (head.includes('\n') || head.length > LONGEST_ROW) break;
  }
  const [line = ''] = head.split('\n', 1);
  const count = (mark: string): number => line.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
};

const cellsOf = (record: unknown): readonly string[] => (Array.isArray(record) ? record.map(String) : []);

/** null when the row has more cells than the header: then no cell can be assigned to its column reliably. */
const named = (head: readonly (Column | null)[], cells: readonly string[]): Partial<Record<Column, string>> | null => {
  if (cells.length > head.length) return null;
  const row: Partial<Record<Column, string>> = {};
  for (const [at, column] of head.entries()) if (column) row[column] = cells[at] ?? '';
  return row;
};

const rowOf = (row: number, line: number, cells: Line['cells']): FileRow => {
  const name = `${line}행`;
  return cells
    ? { row, name, kind: 'cells', cells }
    : { row, name, kind: 'refused', why: '칸이 첫 줄보다 많습니다. 쉼표가 든 값은 따옴표로 묶어 주십시오.' };
};
