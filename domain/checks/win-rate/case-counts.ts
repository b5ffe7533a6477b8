import type { SectionId } from '../../rulesets/ruleset.ts';

/**
 * How a dispute ended for the worker, at the instance that spoke last. `not_a_dispute`: nothing between a worker and an employer
 * (a criminal case, social insurance): reading matter, in no count.
 */
export type CaseOutcome =
  | 'worker_win'
  | 'partial'
  | 'employer_win'
  | 'rejected'
  | 'settled'
  | 'withdrawn'
  | 'not_a_dispute';

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

export const noCounts: Counts = { total: 0, decided: 0, workerWins: 0, partial: 0, employerWins: 0 };

/**
 * Of each dispute the case that speaks last, among those crawled as a whole: hand-picked ones are reading matter and would
 * tilt the count, even where they are the last word; nor does what is no dispute end one. A case without a date counts as the earliest; on one day the greater
 * case id (by code points) is the later.
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

/** The level at which a case is counted. An excluded keyword keeps it out of the ground altogether, not out of the whole. */
export const levelOf = (fact: CaseFact, basis: CaseBasis): 'matched' | 'section' | 'general' => {
  if (fact.keywords.some((word) => basis.exclude.includes(word))) return 'general';
  if (fact.keywords.some((word) => basis.keywords.includes(word))) return 'matched';
  return basis.section !== null && fact.sections.includes(basis.section) ? 'section' : 'general';
};

const isDecided = (outcome: CaseOutcome): boolean =>
  outcome === 'worker_win' || outcome === 'partial' || outcome === 'employer_win';

const counted = (counts: Counts, outcome: CaseOutcome): Counts => ({
  total: counts.total + 1,
  decided: counts.decided + (isDecided(outcome) ? 1 : 0),
  workerWins: counts.workerWins + (outcome === 'worker_win' ? 1 : 0),
  partial: counts.partial + (outcome === 'partial' ? 1 : 0),
  employerWins: counts.employerWins + (outcome === 'employer_win' ? 1 : 0),
});

/**
 * The counts that a figure rests on, from the master cases as they stand. This is the meaning; the read model's SQL is held
 * to it. The dispute is settled first and matched after: what its last instance is about decides where it counts.
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

/** No case counted at all: what a figure rests on before the firm has crawled a population. */
export const emptyLevels: LevelCounts = { matched: noCounts, section: noCounts, general: noCounts, years: null };
