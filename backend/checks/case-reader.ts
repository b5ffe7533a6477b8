import type { PrecedentOut } from '@nomucheck/domain/contract/result.ts';
import type { CaseBasis, Counts, LevelCounts } from '@nomucheck/domain/win-rate/case-counts.ts';
import {
  type CountWanted,
  casesChangedSince,
  countCases,
  countPublicly,
  type RestsOn,
} from '@nomucheck/projections/case-facts/counts.ts';
import { type PrecedentsWanted, precedentsFor } from '@nomucheck/projections/case-facts/precedents.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

/** What a calculation reads of the master cases. */
export type CaseReader = {
  /** The counts and how far the log had been read when they were taken. */
  count(basis: CaseBasis): Promise<{ readonly counts: LevelCounts; readonly position: string }>;
  /** The best-matching cases to read, best first. */
  precedents(wanted: PrecedentsWanted): Promise<PrecedentOut[]>;
  /** Of each figure, whether the cases it rests on have changed since it was made; all in one query. */
  changedSince(figures: readonly RestsOn[]): Promise<readonly boolean[]>;
  /** For the public count: of one set of words, or of one section. */
  countOne(wanted: CountWanted): Promise<Counts>;
};

export const createCaseReader = (db: Db): CaseReader => ({
  count: (basis) => countCases(db, basis),
  precedents: (wanted) => precedentsFor(db, wanted),
  countOne: (wanted) => countPublicly(db, wanted),
  changedSince: (figures) => casesChangedSince(db, figures),
});
