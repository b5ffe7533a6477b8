import { withPublicLetters } from './private-letters.ts';

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

const blocks =
  'p|div|li|tr|h[1-6]|table|ul|ol|dl|dd|dt|blockquote|center|section|article|header|footer|pre|tbody|thead';
const inline =
  'a|abbr|b|big|button|caption|cite|code|col|colgroup|del|em|figcaption|figure|font|form|i|img|input|ins|label|mark|nobr|q|s|small|' +
  'span|strike|strong|sub|sup|td|th|tt|u|wbr|html|head|body|meta|link|title|style|script|iframe|[a-z][a-z0-9]{0,9}:[a-z][a-z0-9]{0,19}';
/** Attributes that HTML lets stand without a value. */
const bare = 'nowrap|border|noshade|compact|checked|disabled|readonly|selected|multiple|hidden|ismap|controls|required';
/** Other attributes have a value. A decision's own <A 회사 취업규칙> and <Q Company> have none, though `a` and `q` are tags. */
const attributes = String.raw`(?:\s+(?:[a-z_:][a-z0-9_:.-]*\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+)|(?:${bare})(?=[\s/>])))*\s*`;
const tag = new RegExp(`</?(?:br|hr|${blocks}|${inline})${attributes}/?>`, 'gi');
const comment = /<!--(?:(?!<!--)[\s\S]){0,5000}?-->/g;
/** What only HTML has: a line break, a closing tag, an attribute with a value, a comment. */
const onlyInHtml = new RegExp(
  `<(?:br|hr)\\s*/?>|</(?:${blocks}|${inline})\\s*>|<(?:${blocks}|${inline})\\s[^<>]{0,200}=|<!--`,
  'i',
);

const endsLine = new RegExp(`<(?:br|hr)${attributes}/?>|</(?:${blocks})\\s*>`, 'gi');

/**
 * In text that is HTML, its tags are removed; `br` and the ends of blocks become line ends. Angle brackets of a decision (<표 1>,
 * <별지>, x<y) are text, and so is <A>, a party whose name isn't told, unless the text has </A>, too.
 */
const withoutTags = (text: string): string => {
  if (!onlyInHtml.test(text)) return text;
  const closed = new Set(text.match(/<\/[A-Z]>/g));
  return text
    .replace(comment, '')
    .replace(endsLine, '\n')
    .replace(/<\/(?:td|th)\s*>/gi, ' ')
    .replace(tag, (whole) => (/^<[A-Z]>$/.test(whole) && !closed.has(`</${whole.slice(1)}`) ? whole : ''));
};

// Invisible characters (controls except \t and \n, soft hyphen, zero width, marks of direction) would make equal words
// differ.
const unseen = /[^\P{Cc}\t\n]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffe\uffff]/gu;

/** Well-formed, NFC, `\n`, without markup; line breaks stay. */
export const cleaned = (raw: string): string =>
  withPublicLetters(withoutTags(decoded(withoutTags(raw.toWellFormed().replace(/\r\n?|\u2028|\u2029/g, '\n')))))
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

/** Latin letters, digits and signs that Korean programs write as wide as a syllable (２０９９), in their own width. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
