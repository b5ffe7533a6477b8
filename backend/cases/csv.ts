/**
 * One line of CSV (RFC 4180). What a spreadsheet would take for a formula, from `=SUM` to a tab, is told to be text by an
 * apostrophe before it: what stands in a decision must not run on the reader's machine.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const cell = (text: string): string => {
  const safe = /^\s*[=+\-@\t\r|＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};
