import type { LocalDate } from '../kernel/korean/korean-date.ts';

/**
 * What an article says, for the articles that the questionnaire, the built-in advisor and the judged questions cite. Of the others the
 * register knows only that they are in force; a claim that rests on such an article alone is left out.
 *
 * Source: the texts of law.go.kr as kept by https://github.com/legalize-kr/legalize-kr (a copy up to 2026-06-05, read on 2026-11-23; it
 * has the versions that come into force by then). Texts of laws are free (저작권법 제7조 제1호). Notes of amendments are left out.
 */
export type ArticleText = {
  /** The official name. */
  readonly law: string;
  /** `23`, `76의2`. */
  readonly number: string;
  /** The text is the same since this day; what it was before isn't known here. */
  readonly from: LocalDate;
  /** A paragraph (`①`), an item (`1.`) or a letter (`가.`) a line. */
  readonly text: string;
};
