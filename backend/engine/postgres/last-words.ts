import { readFileSync } from 'node:fs';

/** Of a statement, which may quote a row; what follows a line; and the refusals of who came too early, which drown the rest. */
const beside = /^\t|(?:ERROR|DETAIL|HINT|STATEMENT|CONTEXT|QUERY):|FATAL: {2}the database system is /;

/** What the server said of itself at the end of its log: of its own start or death, and nothing of what it was asked. */
export const lastWords = (said: string): string =>
  said
    .split('\n')
    .filter((line) => !beside.test(line))
    .slice(-7)
    .join('\n')
    .trim();

/** The same, of the file it writes; nothing where there is none. */
export const lastWordsIn = (file: string): string => {
  try {
    return lastWords(readFileSync(file, 'utf8'));
  } catch {
    return '';
  }
};
