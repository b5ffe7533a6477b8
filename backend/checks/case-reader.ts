import type { PrecedentOut } from '@nomucheck/domain/contract/result.ts';
import type { CaseBasis, Counts, LevelCounts } from '@nomucheck/domain/win-rate/case-counts.ts';

/** What a calculation reads of the master cases, all as of one position of the log. */
export type CaseReader = {
  count(basis: CaseBasis): Promise<{ readonly counts: LevelCounts; readonly position: string }>;
  /** The best-matching cases to read, best first. */
  precedents(wanted: PrecedentsWanted): Promise<PrecedentOut[]>;
  /** For the public count: of one set of words, or of one section. */
  countOne(wanted: CountWanted): Promise<Counts>;
};

export type PrecedentsWanted = {
  readonly keywords: readonly string[];
  readonly exclude: readonly string[];
  readonly sections: readonly string[];
  readonly limit: number;
};

export type CountWanted = {
  readonly keywords: readonly string[];
  readonly exclude: readonly string[];
  readonly section: string | null;
};
