/** The most characters of each text. A document is bounded in `document/limits.ts`. */
export const lengths = { title: 120, reason: 500, search: 100, excerpt: 160 } as const;

/** How often one article is edited, so that its record stays readable in one go. */
export const EDITS_AT_MOST = 300;
/** How often it is published, pinned and taken down, likewise. */
export const STEPS_AT_MOST = 300;
/** How far ahead a publication can be set. */
export const DAYS_AHEAD_AT_MOST = 365;
