import type { ReportRow } from '@nomucheck/domain/case-import/import-events.ts';
import { type RowRead, readTableRow } from '@nomucheck/domain/case-import/table-row.ts';
import { wordsOf } from '@nomucheck/domain/cases/decision-facts.ts';
import { likenessKeys, minHashOf } from '@nomucheck/domain/cases/likeness.ts';
import { readPrecedent } from '@nomucheck/domain/cases/precedent-file.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { FileRow } from './reading/file-row.ts';
import { markdownFile } from './reading/front-matter.ts';
import { jsonCells } from './reading/json-cells.ts';

/** A row with a decision whose text and facts have not been read yet. */
export type UnreadRow = Extract<FileRow, { readonly kind: 'markdown' | 'cells' | 'json' }>;

/** A row that can become a case. */
export type Prepared = RowRead & {
  readonly row: number;
  readonly name: string;
  readonly title: string;
  readonly sketch: readonly number[];
  /** The keys by which similar cases are found. */
  readonly keys: readonly number[];
};
/** The result of reading a row: a case to be made, or a line of the report with the reason why not. */
export type PreparedRow = { readonly ready: Prepared } | { readonly report: ReportRow };

/** Reads one row: its facts, its text and its likeness keys. Pure; its time depends on the length of the text. */
export const prepareRow = (file: UnreadRow): PreparedRow => {
  const { row, name } = file;
  try {
    const { facts, text, proposed } = readRow(file);
    const sketch = minHashOf(text);
    const keys = likenessKeys(facts.caseNumbers, sketch);
    const title = `${facts.tribunal} ${facts.caseNumbers.join(', ')}`.slice(0, 200).toWellFormed();
    return { ready: { row, name, title, facts, text, proposed, sketch, keys } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { report: reportOf(file, 'refused', error.code, wordsOf(error)) };
  }
};

const readRow = (file: UnreadRow): RowRead => {
  switch (file.kind) {
    case 'cells':
      return readTableRow(file.cells);
    case 'json':
      return readTableRow(jsonCells(file.text));
    case 'markdown':
      return readMarkdown(file.bytes, file.name);
  }
};

const readMarkdown = (bytes: Uint8Array, name: string): RowRead => {
  const { head, body } = markdownFile(bytes);
  return { ...readPrecedent(head, body, name), proposed: {} };
};

export const reportOf = (
  { row, name }: Pick<FileRow, 'row' | 'name'>,
  verdict: ReportRow['verdict'],
  code: string | null,
  message: string | null,
): ReportRow => ({
  row,
  name: name.slice(0, 300),
  verdict,
  title: '',
  caseId: null,
  like: [],
  code,
  message: message?.slice(0, 500).toWellFormed() ?? null,
});
