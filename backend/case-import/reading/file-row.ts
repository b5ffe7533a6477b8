import type { Column } from '@nomucheck/domain/case-import/columns.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** One row of a file of cases: a file in a ZIP, a line of a table, an object of a list. Numbered from 1. */
export type FileRow = { readonly row: number; readonly name: string } & (
  | { readonly kind: 'markdown'; readonly bytes: Buffer }
  | { readonly kind: 'cells'; readonly cells: Partial<Record<Column, string>> }
  /** An object of JSON as its text: it is parsed where rows are read. */
  | { readonly kind: 'json'; readonly text: string }
  /** Stored unchanged; there is no reader for it yet. */
  | { readonly kind: 'pdf'; readonly bytes: Buffer }
  | { readonly kind: 'refused'; readonly why: string }
);

/** A file of cases that is stored on this machine's disk. */
export type FileReader = {
  /** Checks the whole file without importing anything. */
  count(): Promise<number>;
  /** The rows after this one, in the file's order, which is always the same. */
  rowsAfter(row: number): AsyncIterable<FileRow>;
};

/** The longest row of a table or of JSON, in characters. */
export const LONGEST_ROW = 4_000_000;

/** The rows of one file. Each is at least a line of its report, and an event holds five hundred of them. */
export const MOST_ROWS = 200_000;

/** How many rows there are. Throws where there are more than a file may have, without reading on. */
export const counted = async (rows: AsyncIterable<unknown>): Promise<number> => {
  let count = 0;
  for await (const _ of rows) {
    count += 1;
    if (count > MOST_ROWS) {
      const most = MOST_ROWS.toLocaleString('ko');
      throw unreadable(`자료가 ${most}건을 넘습니다. ${most}건까지 나눠서 올려 주십시오.`);
    }
  }
  return count;
};

/** The size in memory, about. */
export const sizeOf = (row: FileRow): number => {
  switch (row.kind) {
    case 'markdown':
    case 'pdf':
      return row.bytes.length;
    case 'json':
      return 2 * row.text.length;
    case 'cells':
      return Object.values(row.cells).reduce((sum, cell) => sum + 2 * cell.length, 0);
    case 'refused':
      return 0;
  }
};

/** The whole file can't be read; the reason is in Korean. */
export const unreadable = (why: string): DomainError =>
  new DomainError('file_upload_failed', { errors: { file: why } });
