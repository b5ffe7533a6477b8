import type { DateParts } from './date-parts.ts';

const wholeDates: readonly RegExp[] = [
  /(?<!\d)(\d{4}|\d{2})\s*년\s*(\d{1,2})\s*월\s*(\d{1,2})\s*일?(?!\d)/g,
  /(?<!\d)(\d{4}|\d{2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})(?!\d)/g,
  /(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/g,
  // Six digits alone; those that begin with 19 or 20 may be a year and a month.
  /^(?!19|20)(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/g,
  /^()(\d{1,2})\s*월\s*(\d{1,2})\s*일$/g,
];

/**
 * The parts of a date that was pasted as a whole: `2026-03-02`, `2026. 3. 2.(월)`, `2026년 3월 2일`, `20260302`, `260302`. null where
 * the text has no date, or two. A year of two digits stays as it is, so that the form asks for the whole year; `3월 2일` has none.
 */
export const partsOfText = (text: string): DateParts | null => {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[\p{Pd}\u2212]/gu, '-');
  for (const form of wholeDates) {
    const [found, other] = plain.matchAll(form);
    if (found === undefined) continue;
    const [, year = '', month = '', day = ''] = found;
    return other === undefined ? { year, month: String(Number(month)), day: String(Number(day)) } : null;
  }
  return null;
};
