/** Something that questions are about, and where the law of it is found. */
export type NamedGround = {
  readonly id: string;
  /** The section of the questionnaire; null where it is of no section alone. */
  readonly section: string | null;
  /** How people say it, without blanks. */
  readonly says: RegExp;
  readonly unless?: RegExp;
  /** What it says in the terms of the questionnaire, so that its rules (ways to dispute, papers) can be asked. */
  readonly answers: Readonly<Record<string, string>>;
  /** Items whose legal reasons answer it and are understood by themselves. */
  readonly tests: readonly string[];
  /** Items that decide and that people seldom tell: they are asked, each with its reason. */
  readonly asks: readonly string[];
  /** Of the section's test only the sentences with this; absent: all. */
  readonly ofSection?: RegExp;
  /** Articles that it is decided by; what they say is in `law-in-words.ts`. */
  readonly articles: readonly string[];
  /** Words for the case search. */
  readonly search: string;
};
