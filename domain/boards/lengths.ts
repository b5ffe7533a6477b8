/** The most characters of each text. A document is bounded in `document/limits.ts`. */
export const lengths = {
  title: 120,
  reason: 500,
  search: 100,
  excerpt: 160,
  comment: 1_000,
  testimonial: 2_000,
  answer: 1_000,
} as const;

/** The most edits of one article: every command reads its whole stream. */
export const EDITS_AT_MOST = 300;
/** The most times that one article is published, pinned or taken down, for the same reason. */
export const STEPS_AT_MOST = 300;
/** How far ahead a publication can be set. */
export const DAYS_AHEAD_AT_MOST = 365;

/** The most reports of one comment, and the most decisions of the firm about it. */
export const REPORTS_AT_MOST = 50;
export const DECISIONS_AT_MOST = 50;
/** The most comments that one person writes in a day, and the most reports that they send. */
export const COMMENTS_A_DAY = 30;

/** The most events of one review: it is written, changed, accepted or declined, and answered. */
export const TESTIMONIAL_STEPS_AT_MOST = 100;
