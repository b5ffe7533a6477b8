/**
 * In their sources, texts of the eighties and nineties have a line of its own for each law and case that was a link:
 *
 *     가.␣
 *     ␣근로기준법 제27조 소정의 해고의 의미
 *     ␣
 *     나. …
 *
 * A line that continues a sentence begins with exactly one space; paragraphs begin with none or two. Joined, a sentence is
 * one paragraph again.
 */
export const withoutBrokenLines = (text: string): string => {
  const lines: string[] = [];
  let gap = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      gap += 1;
      continue;
    }
    const before = lines.at(-1);
    if (before !== undefined && goesOn(before, line, gap)) lines[lines.length - 1] = joined(before, line);
    else lines.push(...Array<string>(gap).fill(''), line);
    gap = 0;
  }
  return lines.join('\n');
};

const goesOn = (before: string, line: string, gap: number): boolean => {
  if (/^\s?[,/]/.test(line)) return true;
  const isCut = /^ \S/.test(line);
  // Most lines of most decisions need no further check.
  if ((!isCut && before.length > 40) || /^\s*[【#|]/.test(line) || numbered.test(line)) return false;
  const words = before.replace(/^\s*【[^】]*】/, '').trim();
  if (words === '' || words.startsWith('#')) return false;
  const last = words.slice(-40);
  const alone = numberAlone.exec(last);
  if (alone?.index === 0 && last === words) return true;
  if (!isCut) return false;
  const unfinished = alone !== null || /[,(]$/.test(last);
  if (gap > 0 || unfinished) return unfinished;
  if (sentenceEnd.test(last)) return false;
  // A heading of a section (`나. 판단`) ends without a full stop, too, so only lines that a link has broken are joined.
  return !(numbered.test(before) && words.length <= 40) || linked.test(line);
};

const numbered = /^\s*(?:[가-하]\.|\d{1,2}[.)](?!\d)|\(\s*(?:\d{1,2}|[가-하])\s*\)|[가-하]\)|\[\d{1,2}\]|[①-⑳])/;
const numberAlone = /(?:^|\s|\/)(?:(?:[가-하]\.)+|\[\d{1,2}\](?:\[\d{1,2}\])*|\([가-하\d]{1,2}\)|\d{1,2}[.)])$/;
const sentenceEnd = /[가-힣\])’”"'][.?!]["'”’」)\]]*$/;
const linked =
  /^ (?:구\s?)?(?:[가-힣ㆍ·\s]{1,40}(?:법|법률|령|규칙)\s*(?:시행령\s*|시행규칙\s*)?제\s?\d|제\d+조|현행\s|(?:대법원|당원|헌법재판소)\s*\d|\d)/;

/**
 * If there was a space before the link, the previous line still ends with it; without one, `종료된다` and `고 보아야` are one word.
 */
const joined = (before: string, line: string): string => {
  const next = line.trim();
  const apart = /[\s.\]]$/.test(before) || (/[가-힣]$/.test(before) && /^\d/.test(next));
  return `${before.trimEnd()}${apart && !/^[,)]/.test(next) ? ' ' : ''}${next}${/\s$/.test(line) ? ' ' : ''}`;
};
