import type { LocalDate } from '../kernel/korean/korean-date.ts';

/**
 * Which articles of which laws are in force on a day. What isn't in here is unknown, and nothing may be said to rest on it.
 *
 * Source: the texts of law.go.kr as kept, one version of a law a commit, by https://github.com/legalize-kr/legalize-kr (a copy
 * up to 2026-06-05, read on 2026-11-23). The dates are those from which each version was in force as a whole; where an
 * amendment puts single articles into force later, that day isn't known here. Later amendments are yet to be added.
 */
export type LawText = {
  /** The official name. */
  readonly law: string;
  readonly aliases: readonly string[];
  /** The newest law that was read; null: nothing was read, all of it is to be confirmed. */
  readonly until: string | null;
  /** Nothing is known of earlier days. */
  readonly since: LocalDate;
  /**
   * A line an article: its number, then each time for which it was the same. `20190716~:0{0=30일,3개월}`: in force from
   * 2019-07-16 on, without paragraphs, with these periods and amounts. `~20070411:2{1=3년}`: until 2007-04-11, two paragraphs, figures
   * in the first.
   * `~:1.2.4`: the third paragraph was repealed.
   */
  readonly articles: string;
};
