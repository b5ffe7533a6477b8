import type { CaseBasis, Counts, LevelCounts } from '@nomucheck/domain/cases/case-counts.ts';
import type { PrecedentOut } from '@nomucheck/domain/checks/contract/result.ts';
import { disputesChangedBetween, type PlacedFact } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import { type PrecedentsWanted, precedentsFor } from '@nomucheck/projections/cases/case-facts/precedents.ts';
import {
  type AsOf,
  type CountWanted,
  countCases,
  countCasesForMany,
  countPublicly,
  countsSince,
  lastChangeOfCounted,
  type RestsOn,
} from '@nomucheck/projections/cases/counts.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { gathered } from '../engine/postgres/connections/gathered.ts';

/** The queries of master cases that a calculation needs. */
export type CaseReader = {
  /**
   * The counts, and the log position at which they were taken; for a request as of an earlier position, that
   * position.
   */
  count(basis: CaseBasis, at?: AsOf): Promise<{ readonly counts: LevelCounts; readonly position: string }>;
  /** The counts of many bases, each as of its own position, in one query. */
  countMany(bases: readonly (CaseBasis & AsOf)[]): Promise<readonly LevelCounts[]>;
  /** Every case that was ever counted in the disputes that changed after `from` up to `to`, at most so many. */
  changedBetween(from: string, to: string, most: number): Promise<readonly PlacedFact[]>;
  /** The best-matching cases to read, best first. */
  precedents(wanted: PrecedentsWanted): Promise<PrecedentOut[]>;
  /** For each figure, its counts as they are now, or null where no counted case has changed since; all in one query. */
  countsSince(figures: readonly RestsOn[], at?: AsOf): Promise<readonly (LevelCounts | null)[]>;
  /** For the public count: of one set of words, or of one section. */
  countOne(wanted: CountWanted, at?: AsOf): Promise<Counts>;
};

/** `often`: for what each read of a result asks; it may send prepared statements. */
export const createCaseReader = (db: Db, often: Db = db): CaseReader => {
  /** Readers who ask at the same time get one answer, of a statement that began after they had asked. */
  const lastChange = gathered<null, string>({
    carryOut: async (readers) => {
      const position = await lastChangeOfCounted(often);
      return readers.map(() => position);
    },
  });
  return {
    count: async (basis, at) => {
      const { counts, position } = await countCases(db, basis, at);
      return { counts, position: at?.asOf !== undefined && at.asOf < position ? at.asOf : position };
    },
    countMany: async (bases) => (bases.length === 0 ? [] : (await countCasesForMany(db, bases)).counts),
    changedBetween: (from, to, most) => disputesChangedBetween(db, { from, to }, most),
    precedents: (wanted) => precedentsFor(db, wanted),
    countOne: (wanted, at) => countPublicly(db, wanted, at),
    countsSince: (figures, at) => countsSince(db, figures, at, () => lastChange(null)),
  };
};
