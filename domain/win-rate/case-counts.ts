import type { SectionId } from '../check/ruleset/ruleset.ts';

/** How a dispute ended for the worker, at the instance that spoke last. */
export type CaseOutcome = 'worker_win' | 'partial' | 'employer_win' | 'rejected' | 'settled' | 'withdrawn';

/** What of a master case bears on a figure. `population`: crawled as a whole, counted; `curated`: hand-picked, shown only. */
export type CaseFact = {
  readonly caseId: string;
  /** Disputes between the same parties share an id; a dispute counts once, by its last instance. */
  readonly disputeId: string;
  readonly decidedOn: string | null;
  readonly outcome: CaseOutcome;
  readonly keywords: readonly string[];
  readonly sections: readonly SectionId[];
  readonly sampling: 'population' | 'curated';
};

/** Decided = worker_win + partial + employer_win; `total` also has rejected, settled and withdrawn ones. */
export type Counts = {
  readonly total: number;
  readonly decided: number;
  readonly workerWins: number;
  readonly partial: number;
  readonly employerWins: number;
};

/** Which cases a figure rests on. A case matches if any keyword is among its accepted ones and none is excluded. */
export type CaseBasis = {
  readonly keywords: readonly string[];
  readonly exclude: readonly string[];
  /** The ground whose rate the figure is drawn toward; null for the general rate alone. */
  readonly section: SectionId | null;
};

/** Three disjoint levels: each leaves out the cases that the one before it already counted. */
export type LevelCounts = {
  readonly matched: Counts;
  readonly section: Counts;
  readonly general: Counts;
  /** Years of the decisions that matched and were decided. */
  readonly years: { readonly from: number; readonly to: number } | null;
};
