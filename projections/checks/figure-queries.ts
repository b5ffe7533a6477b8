import type { CountedFigure } from '@nomucheck/domain/checks/counted-again.ts';
import type { Db } from '../runner/db.ts';
import type { CheckFigureRow } from './check-figures.ts';

export type CheckFigure = CountedFigure & {
  readonly checkId: string;
  readonly calculationId: string;
  readonly calculatedAt: string;
  readonly casePosition: string;
  readonly rulesetVersion: string;
  /** The figure before it, of the same side; null: it is the first. */
  readonly previous: (Pick<CountedFigure, 'rate' | 'band'> & { readonly casePosition: string }) | null;
};

/**
 * The last figure of every check; with `before`, of checks whose cases were counted before that position, with `from`, at that one or
 * later.
 */
export const figuresOf = async (db: Db, before?: string, from?: string): Promise<readonly CheckFigure[]> => {
  const { rows } = await db.query<CheckFigureRow>(
    `select * from read.check_figures
     where ($1::text is null or case_position < $1) and ($2::text is null or case_position >= $2)`,
    [before ?? null, from ?? null],
  );
  return rows.map(figureIn);
};

/** Where a figure was calculated: little enough to read of every check at once. */
export type FigurePlace = Pick<
  CheckFigure,
  'checkId' | 'calculationId' | 'calculatedAt' | 'casePosition' | 'rulesetVersion'
>;

/**
 * The last figures of checks whose cases were counted before that position, or that were given by another questionnaire. Those of
 * people who have left stay as numbers; nobody is told of them, or can calculate them again, so they aren't among these.
 */
export const placesBefore = async (
  db: Db,
  { position, rulesetVersion }: { readonly position: string; readonly rulesetVersion: string },
): Promise<readonly FigurePlace[]> => {
  const { rows } = await db.query<FigurePlace>(
    `select id as "checkId", calculation_id as "calculationId", calculated_at as "calculatedAt",
       case_position as "casePosition", ruleset_version as "rulesetVersion"
     from read.check_figures f
     where (case_position < $1 or ruleset_version <> $2) and not exists (
       select from read.checks c
       where c.id = f.id and not exists (select from read.users u where u.id = c.owner))`,
    [position, rulesetVersion],
  );
  return rows;
};

/** The last figures of these checks. */
export const figuresOfChecks = async (db: Db, checkIds: readonly string[]): Promise<readonly CheckFigure[]> => {
  const { rows } = await db.query<CheckFigureRow>('select * from read.check_figures where id = any ($1)', [checkIds]);
  return rows.map(figureIn);
};

const bandOf = (low: number | null, high: number | null): CountedFigure['band'] =>
  low === null || high === null ? null : { low, high };

const figureIn = (row: CheckFigureRow): CheckFigure => ({
  checkId: row.id,
  calculationId: row.calculation_id,
  calculatedAt: row.calculated_at,
  casePosition: row.case_position,
  rulesetVersion: row.ruleset_version,
  side: row.side,
  rate: row.rate,
  band: bandOf(row.band_low, row.band_high),
  previous:
    row.previous_case_position === null
      ? null
      : {
          ...{ casePosition: row.previous_case_position, rate: row.previous_rate },
          band: bandOf(row.previous_band_low, row.previous_band_high),
        },
  shows: row.shows ?? undefined,
  ground: {
    basis: row.basis,
    tallies: {
      matched: { decided: row.matched_decided, wins: row.matched_wins },
      section: { decided: row.section_decided, wins: row.section_wins },
      general: { decided: row.general_decided, wins: row.general_wins },
    },
    published: { rate: row.published_rate, weight: row.published_weight },
    priorStrength: row.prior_strength,
    factor: row.factor,
    scale: row.scale,
    multipliers: row.multipliers,
    floor: row.floor,
  },
});

/**
 * The last figures that rest on cases with one of these words, or on one of these sections, the last one first: a case with them is
 * among what they counted before all others.
 */
export const figuresNear = async (
  db: Db,
  { keywords, sections }: { readonly keywords: readonly string[]; readonly sections: readonly string[] },
  most: number,
): Promise<readonly CheckFigure[]> => {
  const { rows } = await db.query<CheckFigureRow>(
    `select * from read.check_figures
     where basis->'keywords' ?| $1::text[] or basis->>'section' = any ($2::text[])
     order by calculated_at desc, id limit $3`,
    [keywords, sections, most],
  );
  return rows.map(figureIn);
};
