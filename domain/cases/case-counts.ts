import type { SectionId } from '../rulesets/ruleset.ts';

/**
 * The outcome of a dispute for the worker, at its last instance. `not_a_dispute`: not between a worker and an employer (a
 * criminal case, social insurance): shown, never counted.
 */
export type CaseOutcome =
  | 'worker_win'
  | 'partial'
  | 'employer_win'
  | 'rejected'
  | 'settled'
  | 'withdrawn'
  | 'not_a_dispute';

/**
 * The facts of a master case that figures use. `population`: crawled as a whole, counted; `curated`: hand-picked, shown
 * only.
 */
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

/** The cases that a figure is based on. A case matches if any keyword is among its accepted ones and none is excluded. */
export type CaseBasis = {
  readonly keywords: readonly string[];
  readonly exclude: readonly string[];
  /** The ground whose rate the figure is drawn toward; null for the general rate alone. */
  readonly section: SectionId | null;
};

/** Three disjoint levels: each leaves out the cases that the previous one has counted. */
export type LevelCounts = {
  readonly matched: Counts;
  readonly section: Counts;
  readonly general: Counts;
  /** The years of the decided cases that matched. */
  readonly years: { readonly from: number; readonly to: number } | null;
};

export const noCounts: Counts = { total: 0, decided: 0, workerWins: 0, partial: 0, employerWins: 0 };

/**
 * The last instance of each dispute, among population cases: curated ones would distort the counts, even if they are the
 * latest; and `not_a_dispute` is never the last instance. A case without a date counts as the earliest; of two on one day
 * the one with the greater id (by code points) is the later.
 */
export const lastInstances = (facts: Iterable<CaseFact>): CaseFact[] => {
  const last = new Map<string, CaseFact>();
  for (const fact of facts) {
    if (fact.sampling !== 'population' || fact.outcome === 'not_a_dispute') continue;
    const before = last.get(fact.disputeId);
    if (before === undefined || speaksLater(fact, before)) last.set(fact.disputeId, fact);
  }
  return [...last.values()];
};

const speaksLater = (one: CaseFact, other: CaseFact): boolean => {
  const oneDay = one.decidedOn ?? '';
  const otherDay = other.decidedOn ?? '';
  return oneDay === otherDay ? one.caseId > other.caseId : oneDay > otherDay;
};

/**
 * The level at which a case is counted. An excluded keyword keeps it out of match and section, not out of the general
 * level.
 */
export const levelOf = (fact: CaseFact, basis: CaseBasis): 'matched' | 'section' | 'general' => {
  if (fact.keywords.some((word) => basis.exclude.includes(word))) return 'general';
  if (fact.keywords.some((word) => basis.keywords.includes(word))) return 'matched';
  return basis.section !== null && fact.sections.includes(basis.section) ? 'section' : 'general';
};

const isDecided = (outcome: CaseOutcome): boolean =>
  outcome === 'worker_win' || outcome === 'partial' || outcome === 'employer_win';

/** These counts with one more dispute of this outcome, or with `by` more. */
export const counted = (counts: Counts, outcome: CaseOutcome, by = 1): Counts => ({
  total: counts.total + by,
  decided: counts.decided + (isDecided(outcome) ? by : 0),
  workerWins: counts.workerWins + (outcome === 'worker_win' ? by : 0),
  partial: counts.partial + (outcome === 'partial' ? by : 0),
  employerWins: counts.employerWins + (outcome === 'employer_win' ? by : 0),
});

/**
 * The counts of a figure from today's master cases. This function is the definition; the read model's SQL is tested against
 * it. The last instance is chosen before matching: the content of the last instance decides where the dispute counts.
 */
export const countFacts = (facts: Iterable<CaseFact>, basis: CaseBasis): LevelCounts => {
  const counts = { matched: noCounts, section: noCounts, general: noCounts };
  let years: { from: number; to: number } | null = null;
  for (const fact of lastInstances(facts)) {
    const level = levelOf(fact, basis);
    counts[level] = counted(counts[level], fact.outcome);
    if (level === 'matched' && isDecided(fact.outcome) && fact.decidedOn !== null) {
      const year = Number(fact.decidedOn.slice(0, 4));
      years = years ? { from: Math.min(years.from, year), to: Math.max(years.to, year) } : { from: year, to: year };
    }
  }
  return { ...counts, years };
};

/** The counts without any case: before the firm has crawled a population. */
export const emptyLevels: LevelCounts = { matched: noCounts, section: noCounts, general: noCounts, years: null };
