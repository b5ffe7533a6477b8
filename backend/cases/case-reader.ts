import type { CaseBasis, Counts, LevelCounts } from '@nomucheck/domain/cases/case-counts.ts';
import type { PrecedentOut } from '@nomucheck/domain/checks/contract/result.ts';
import { type PrecedentsWanted, precedentsFor } from '@nomucheck/projections/cases/case-facts/precedents.ts';
import {
  type AsOf,
  type CountWanted,
  casesChangedSince,
  countCases,
  countPublicly,
  type RestsOn,
} from '@nomucheck/projections/cases/counts.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

/** The queries of master cases that a calculation needs. */
export type CaseReader = {
  /**
   * The counts, and the log position at which they were taken; for a request as of an earlier position, that
   * position.
   */
  count(basis: CaseBasis, at?: AsOf): Promise<{ readonly counts: LevelCounts; readonly position: string }>;
  /** The best-matching cases to read, best first. */
  precedents(wanted: PrecedentsWanted): Promise<PrecedentOut[]>;
  /** For each figure, whether its cases have changed since it was calculated; all in one query. */
  changedSince(figures: readonly RestsOn[], at?: AsOf): Promise<readonly boolean[]>;
  /** For the public count: of one set of words, or of one section. */
  countOne(wanted: CountWanted, at?: AsOf): Promise<Counts>;
};

export const createCaseReader = (db: Db): CaseReader => ({
  count: async (basis, at) => {
    const { counts, position } = await countCases(db, basis, at);
    return { counts, position: at?.asOf !== undefined && at.asOf < position ? at.asOf : position };
  },
  precedents: (wanted) => precedentsFor(db, wanted),
  countOne: (wanted, at) => countPublicly(db, wanted, at),
  changedSince: (figures, at) => casesChangedSince(db, figures, at),
});
