/** The most characters of each text of an advice. */
export const lengths = {
  question: 4_000,
  message: 2_000,
  answer: 12_000,
  /** A draft, and what reviewers make of it. */
  advice: 20_000,
  note: 2_000,
  comment: 1_000,
  party: 60,
  /** What the home page retells of it. */
  shownQuestion: 200,
  shownAnswer: 600,
} as const;
