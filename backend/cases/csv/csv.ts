import { plainInSpreadsheets } from '@nomucheck/domain/kernel/text/spreadsheet-text.ts';

/**
 * One line of CSV (RFC 4180). A value that a spreadsheet would read as a formula, from `=SUM` to a tab, gets an
 * apostrophe before it, so that the text of a decision can't run on the reader's machine.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const cell = (text: string): string => `"${plainInSpreadsheets(text).replaceAll('"', '""')}"`;
