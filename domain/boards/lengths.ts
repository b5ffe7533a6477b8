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

/** How often one article is edited, so that its record stays readable in one go. */
export const EDITS_AT_MOST = 300;
/** How often it is published, pinned and taken down, likewise. */
export const STEPS_AT_MOST = 300;
/** How far ahead a publication can be set. */
export const DAYS_AHEAD_AT_MOST = 365;

/** Reports of one comment, and decisions of the firm about it. */
export const REPORTS_AT_MOST = 50;
export const DECISIONS_AT_MOST = 50;
/** Comments that one person writes, and reports that they send, in a day. */
export const COMMENTS_A_DAY = 30;

/** Steps of one review: written, changed, looked at, answered. */
export const TESTIMONIAL_STEPS_AT_MOST = 100;
