import { readFileSync } from 'node:fs';

/**
 * Messages about statements, which may quote a row; continuation lines; and refused connections during the start,
 * which are too many.
 */
const beside = /^\t|(?:ERROR|DETAIL|HINT|STATEMENT|CONTEXT|QUERY):|FATAL: {2}the database system is /;

/**
 * The server's last messages about its own start or end, from the text of its log. Messages about statements are left
 * out.
 */
export const lastServerMessages = (said: string): string =>
  said
    .split('\n')
    .filter((line) => !beside.test(line))
    .slice(-7)
    .join('\n')
    .trim();

/** The same, from the server's log file; empty when there is no file. */
export const lastServerMessagesIn = (file: string): string => {
  try {
    return lastServerMessages(readFileSync(file, 'utf8'));
  } catch {
    return '';
  }
};
