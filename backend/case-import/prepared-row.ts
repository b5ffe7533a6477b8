import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReportRow } from '@nomucheck/domain/case-import/import-events.ts';
import { type RowRead, readTableRow } from '@nomucheck/domain/case-import/table-row.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { likenessKeys, plainNumbers, sketchOf } from '@nomucheck/domain/legal-case/likeness.ts';
import { readPrecedentFile } from '@nomucheck/domain/legal-case/precedent-file.ts';
import { importedCaseId } from './import-ids.ts';
import type { KnownCase } from './known-cases.ts';
import { decodedBytes } from './reading/decoded-text.ts';
import { type FileRow, wordsOf } from './reading/file-row.ts';

/** A row that can become a case. */
export type Prepared = RowRead & {
  readonly row: number;
  readonly name: string;
  readonly title: string;
  readonly known: KnownCase;
  /** By which cases like it are found. */
  readonly keys: readonly number[];
  readonly raw: Buffer | null;
};
export type PreparedRow = { readonly ready: Prepared } | { readonly report: ReportRow; readonly pdf?: Buffer };

/** Reads rows; a part takes long enough that others need a turn in between. */
export const preparedRows = async (rows: readonly FileRow[]): Promise<readonly PreparedRow[]> => {
  const prepared: PreparedRow[] = [];
  for (const row of rows) {
    prepared.push(preparedRow(row));
    await nextTurn();
  }
  return prepared;
};

const preparedRow = (file: FileRow): PreparedRow => {
  const { row, name } = file;
  try {
    if (file.kind === 'pdf') return { pdf: file.bytes, report: reportOf(file, 'unread', null, PDF_LATER) };
    if (file.kind === 'refused') return { report: reportOf(file, 'refused', 'file_upload_failed', file.why) };
    const { facts, text, told } = file.kind === 'cells' ? readTableRow(file.cells) : readMarkdown(file.bytes, name);
    const sketch = sketchOf(text);
    const { tribunal, decidedOn } = facts;
    const known = {
      caseId: importedCaseId(facts),
      tribunal,
      decidedOn,
      numbers: plainNumbers(facts.caseNumbers),
      sketch,
    };
    const keys = likenessKeys(facts.caseNumbers, sketch);
    const title = `${tribunal} ${facts.caseNumbers.join(', ')}`.slice(0, 200).toWellFormed();
    const raw = file.kind === 'markdown' ? file.bytes : null;
    return { ready: { row, name, title, facts, text, told, known, keys, raw } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { report: reportOf(file, 'refused', error.code, wordsOf(error)) };
  }
};

const PDF_LATER = 'PDF는 보관만 했습니다. 글자를 읽는 기능이 생기면 읽습니다.';

const readMarkdown = (bytes: Buffer, name: string): RowRead => {
  const text = decodedBytes(bytes);
  if (text === null)
    throw new DomainError('file_upload_failed', {
      errors: { '': '글자를 읽을 수 없습니다. UTF-8로 저장해 주십시오.' },
    });
  if (text.trim() === '') throw new DomainError('file_upload_failed', { errors: { '': '빈 파일입니다.' } });
  return { ...readPrecedentFile(text, name), told: {} };
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
