import type { PrecedentOut } from '@nomucheck/domain/contract/result.ts';
import type { CaseBasis, Counts, LevelCounts } from '@nomucheck/domain/win-rate/case-counts.ts';
import {
  type CountWanted,
  countCases,
  countCasesForMany,
  countPublicly,
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

/** What a figure rests on, and the position at which its cases were counted. */
export type RestsOn = { readonly basis: CaseBasis; readonly position: string };

export const createCaseReader = (db: Db): CaseReader => ({
  count: (basis) => countCases(db, basis),
  precedents: (wanted) => precedentsFor(db, wanted),
  countOne: (wanted) => countPublicly(db, wanted),
  changedSince: async (figures) => {
    if (figures.length === 0) return [];
    const then = figures.map(({ basis, position }) => ({ ...basis, asOf: position }));
    const now = figures.map(({ basis }) => basis);
    const { counts } = await countCasesForMany(db, [...then, ...now]);
    return figures.map((_figure, n) => JSON.stringify(counts[n]) !== JSON.stringify(counts[n + figures.length]));
  },
});
