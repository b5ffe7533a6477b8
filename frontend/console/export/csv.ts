import { plainInSpreadsheets } from '@nomucheck/domain/kernel/text/spreadsheet-text.ts';

export type Column<Row> = { readonly title: string; readonly value: (row: Row) => string | number | null };

const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const safe = plainInSpreadsheets(value ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as CSV. Excel reads it as Korean text (byte order mark) and runs nothing in it as a formula. */
export const csvOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string =>
  `\uFEFF${[columns.map(({ title }) => cell(title)), ...rows.map((row) => columns.map(({ value }) => cell(value(row))))]
    .map((line) => line.join(','))
    .join('\r\n')}\r\n`;
