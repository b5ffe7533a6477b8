/** What spreadsheets run as a formula, also in full width and after blanks. */
const isFormula = (text: string): boolean => /^\s*[=+\-@|＝＋－＠]/.test(text) || /^[\t\r]/.test(text);

/** A text for a cell of a table that leaves the service: an apostrophe before a formula makes it plain text. */
export const plainInSpreadsheets = (text: string): string => (isFormula(text) ? `'${text}` : text);
