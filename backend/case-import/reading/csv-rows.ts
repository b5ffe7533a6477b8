import { Readable } from 'node:stream';
import { type Column, columnOf, faultsOfHead } from '@nomucheck/domain/case-import/columns.ts';
import { type CsvRecord, csvRecords, filled } from './csv-records.ts';
import { counted, type FileReader, type FileRow, LONGEST_ROW, unreadable } from './file-row.ts';
import { CUT, inNoEncoding, textOfTable } from './text/decoded-text.ts';

/**
 * Reads a table in CSV; UTF-8 or CP949 (which Korean spreadsheets write), separated by comma, semicolon or tab. Its headings
 * stand in the first line, or below a title and the line `sep=,` that Excel understands.
 */
export const csvRows = (path: string): FileReader => ({
  count: async () => {
    const count = await counted((await tableOf(path)).records());
    if (count === 0) throw unreadable('첫 줄 아래에 자료가 없습니다.');
    return count;
  },
  async *rowsAfter(after) {
    const { head, records, isDamaged } = await tableOf(path);
    let row = 0;
    for await (const record of records()) {
      row += 1;
      if (row > after) yield isDamaged && hasLost(record) ? lostRow(row, record) : rowOf(row, record, head);
    }
  },
});

type Table = {
  readonly head: readonly (Column | null)[];
  readonly records: () => AsyncIterable<CsvRecord>;
  /** Where bytes are of no encoding, the rows in which they stand are refused. */
  readonly isDamaged: boolean;
};

const tableOf = async (path: string): Promise<Table> => {
  const { text, isDamaged } = await textOfTable(path);
  const { delimiter, headings, line } = await headOf(text()).catch((error) => {
    // Of a file that is no text some pairs of bytes are letters, but no headings.
    if (isDamaged) return inNoEncoding();
    throw error;
  });
  const format = { delimiter, width: headings.length, after: line };
  return {
    isDamaged,
    head: headings.map(columnOf),
    records: async function* () {
      // Spreadsheets write rows that are only separators below the last one.
      for await (const record of csvRecords(text(), format))
        if (!('cells' in record) || filled(record.cells) > 0) yield record;
    },
  };
};

type Head = { readonly delimiter: string; readonly headings: readonly string[]; readonly line: number };

/** How many lines of titles and notes may stand above the headings. */
const mostAbove = 20;

/** @throws DomainError with what is wrong with the headings, where no line is a right head. */
const headOf = async (pieces: AsyncIterable<string>): Promise<Head> => {
  let above = '';
  for await (const piece of pieces) {
    above += piece;
    if (above.length > LONGEST_ROW || linesIn(above).length > 2 * mostAbove) break;
  }
  const lines = linesIn(above.replace(/^\ufeff/, ''));
  let hint: string | null = null;
  let faults: readonly string[] | null = null;
  let isTitle = true;
  for (const [at, text] of lines.slice(0, mostAbove).entries()) {
    const said = /^"?sep=(.)"?\s*$/i.exec(text)?.[1];
    hint ??= said ?? null;
    if (said !== undefined || text.trim() === '') continue;
    const delimiter = hint ?? delimiterOf(text);
    const { headings, line } = await rowAt(lines.slice(at), delimiter);
    const wrong = faultsOfHead(headings);
    if (wrong.length === 0) return { delimiter, headings, line: at + line };
    // A title has one cell, so of lines that aren't right the first with several cells is the head that was meant.
    if (faults === null || (isTitle && headings.length > 1)) [faults, isTitle] = [wrong, headings.length <= 1];
  }
  throw unreadable(faults === null ? '빈 파일입니다.' : faults.join(' '));
};

const linesIn = (text: string): readonly string[] => text.split(/\r\n|\n|\r/);

/** The first row of these lines, whose headings may have line ends of their own, and how many lines it takes. */
const rowAt = async (lines: readonly string[], delimiter: string): Promise<Omit<Head, 'delimiter'>> => {
  const format = { delimiter, width: Number.POSITIVE_INFINITY, after: 0 };
  for await (const record of csvRecords(Readable.from([lines.join('\n')]), format))
    if ('cells' in record) return { headings: record.cells.slice(0, filled(record.cells)), line: record.until };
    else break;
  return { headings: [], line: 1 };
};

/** The separator that is most frequent in the header; cells may contain any of them. */
const delimiterOf = (line: string): string => {
  const count = (mark: string): number => line.split(mark).length;
  return [';', '\t', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
};

const hasLost = (record: CsvRecord): boolean => 'cells' in record && record.cells.some((cell) => cell.includes(CUT));

const lostRow = (row: number, { line }: CsvRecord): FileRow => ({
  ...{ row, name: `${line}행`, kind: 'refused' },
  why: '읽을 수 없는 글자가 있습니다. 이 행을 원본에서 다시 복사해 주십시오.',
});

const rowOf = (row: number, record: CsvRecord, head: Table['head']): FileRow => {
  const name = `${record.line}행`;
  const refused = (why: string): FileRow => ({ row, name, kind: 'refused', why });
  if ('fault' in record) return refused(faultNames[record.fault]);
  const { cells } = record;
  if (filled(cells) > head.length) return refused('칸이 첫 줄보다 많습니다. 쉼표가 든 값은 따옴표로 묶어 주십시오.');
  if (head.some((column, at) => column === null && (cells[at] ?? '').trim() !== ''))
    return refused('이름이 없는 열에 값이 있습니다. 첫 줄에 열 이름을 적거나 값을 옮겨 주십시오.');
  return {
    row,
    name,
    kind: 'cells',
    cells: Object.fromEntries(
      head.flatMap((column, at) => (column ? [[column, withoutFormula(cells[at] ?? '')]] : [])),
    ),
  };
};

/** `="2099다1"` is how spreadsheets are told to leave a text as it is. */
const withoutFormula = (cell: string): string => {
  const text = /^\s*="([\s\S]*)"\s*$/.exec(cell)?.[1];
  return text === undefined || /(?<!")"(?:"")*(?!")/.test(text) ? cell : text.replaceAll('""', '"');
};

const faultNames = {
  quotes: '따옴표가 맞지 않아 읽을 수 없습니다. 값 안의 따옴표는 ""처럼 두 번 적어 주십시오.',
  too_long: '자료 한 건은 4MB까지 읽습니다. 이 자료를 줄이거나 여러 건으로 나눠 다시 올려 주십시오.',
} as const;
