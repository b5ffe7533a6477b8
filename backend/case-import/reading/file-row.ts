import type { Column } from '@nomucheck/domain/case-import/columns.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** One row of a file of cases: a file in a ZIP, a line of a table, an object of a list. Numbered from 1. */
export type FileRow = { readonly row: number; readonly name: string } & (
  | { readonly kind: 'markdown'; readonly bytes: Buffer }
  | { readonly kind: 'cells'; readonly cells: Partial<Record<Column, string>> }
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

/** The whole file can't be read; the reason is in Korean. */
export const unreadable = (why: string): DomainError =>
  new DomainError('file_upload_failed', { errors: { file: why } });
