/** Removes from a source's text: markup, entities, invisible and unusual white space, and line ends other than `\n`. */

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
};

const decoded = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });

/**
 * Only tags with a Latin name are removed, as HTML's are: a decision's own <표 1> and <별지> are text. `br` and the ends of
 * blocks become line ends.
 */
const withoutTags = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(?:br|hr)\s*\/?>|<\/(?:p|div|li|tr|h[1-6]|table)\s*>/gi, '\n')
    .replace(/<\/(?:td|th)\s*>/gi, ' ')
    .replace(/<\/?[a-z][a-z0-9:-]*(?:\s[^<>]*)?\/?>/gi, '');

// Invisible characters (controls except \t and \n, soft hyphen, zero width, marks of direction) would make equal words
// differ.
const unseen = /[^\P{Cc}\t\n]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffe\uffff]/gu;

/** Well-formed, NFC, `\n`, without markup; line breaks stay. */
export const cleaned = (raw: string): string =>
  withoutTags(decoded(withoutTags(raw.toWellFormed().replace(/\r\n?|\u2028|\u2029/g, '\n'))))
    .toWellFormed()
    .replace(unseen, '')
    .normalize('NFC');

/** The lines that aren't empty, each with single spaces: a line of a printed decision is a paragraph. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '');

/** All lines joined to one, for names and titles. */
export const oneLine = (raw: string): string => cleaned(raw).replace(/\s+/g, ' ').trim();
