/**
 * The text of a document from the texts of its pages. A page's lines end where the paper ends; a decision's text has a line for
 * each paragraph, so lines that only the paper has broken are joined.
 */
export const textOfPages = (pages: readonly string[]): string => {
  const lines = pages.flatMap((page) => withoutPageNumber(page.split('\n').map((line) => heading(line.trim()))));
  const known = innerWords(lines);
  const full = lengthOfFullLine(lines);
  const joined: string[] = [];
  let before = '';
  for (const line of lines) {
    if (line !== '' && goesOn(before, line, full)) joined.push(`${joined.pop()}${between(before, line, known)}${line}`);
    else joined.push(line);
    before = line;
  }
  return joined
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

/** A speck of dust between the letters of a heading is read as a mark: 주;문. */
const heading = (line: string): string => line.replace(/^([주이])[\s.,;:·'‘’`~-]+([문유])[\s.,;:·'‘’`~-]*$/, '$1 $2');

/** Only the first and the last line of a page can be its number: `- 3 -`, `3 / 12`, `3`. */
const withoutPageNumber = (lines: readonly string[]): readonly string[] => {
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return lines.filter((line, at) => !((at === first || at === last) && pageNumber.test(line)));
};
const pageNumber = /^(?:[-–—]\s*\d{1,4}\s*[-–—]|\d{1,4}\s*\/\s*\d{1,4}|\d{1,3})$/;

/** Most lines of a decision are full; of ten lines, eight are at most so long. */
const lengthOfFullLine = (lines: readonly string[]): number => {
  const lengths = lines.map(({ length }) => length).filter((length) => length > 0);
  return lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length * 0.8)] ?? 0;
};

/** A line that isn't nearly full was ended by its author. */
const goesOn = (before: string, line: string, full: number): boolean => {
  if (before === '' || before.length < Math.max(20, full * 0.85)) return false;
  if (beginsAnew.test(line)) return false;
  return !/(?:다|음|함|임)[.]["'”’)]*$/.test(before) || before.length >= full;
};
const beginsAnew =
  /^(?:【|\[|[가-하]\.|\d{1,2}[.)](?!\d)|\(\s*(?:\d{1,2}|[가-하])\s*\)|[가-하]\)|[①-⑳]|[○●□■◦※·*-]|(?:주\s*문|이\s*유|청\s*구\s*취\s*지|신\s*청\s*취\s*지|항\s*소\s*취\s*지|판\s*정\s*사\s*항|판\s*정\s*요\s*지)\s*$|(?:사\s*건|원\s*고|피\s*고|근\s*로\s*자|사\s*용\s*자|판\s*결\s*선\s*고|변\s*론\s*종\s*결)\s)/;

/** Words that stand inside a line are whole. */
const innerWords = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(/\s+/).slice(1, -1)));

/**
 * Korean paper breaks lines between words or within them. It was within a word where the two halves are a word elsewhere in the
 * document and the first half alone isn't.
 */
const between = (before: string, line: string, known: ReadonlySet<string>): '' | ' ' => {
  const [half = '', other = ''] = [before.split(/\s+/).at(-1), line.split(/\s+/)[0]];
  return known.has(half + other) && !known.has(half) ? '' : ' ';
};
