import type { Ground } from '@nomucheck/domain/checks/win-rate/recount.ts';
import type { Db } from '../../runner/db.ts';
import type { CheckFigureRow } from './check-figures.ts';

export type CheckFigure = {
  readonly checkId: string;
  readonly calculationId: string;
  readonly calculatedAt: string;
  readonly casePosition: string;
  readonly rulesetVersion: string;
  readonly side: 'employee' | 'employer';
  readonly rate: number | null;
  readonly ground: Ground;
};

/** The last figure of every check; with `before`, of checks whose cases were counted before that position. */
export const figuresOf = async (db: Db, before?: string): Promise<readonly CheckFigure[]> => {
  const { rows } = await db.query<CheckFigureRow>(
    'select * from read.check_figures where $1::text is null or case_position < $1',
    [before ?? null],
  );
  return rows.map(figureIn);
};

/** The last figures of checks whose cases were counted before that position, or that were given by another questionnaire. */
export const figuresBefore = async (
  db: Db,
  { position, rulesetVersion }: { readonly position: string; readonly rulesetVersion: string },
): Promise<readonly CheckFigure[]> => {
  const { rows } = await db.query<CheckFigureRow>(
    'select * from read.check_figures where case_position < $1 or ruleset_version <> $2',
    [position, rulesetVersion],
  );
  return rows.map(figureIn);
};

const figureIn = (row: CheckFigureRow): CheckFigure => ({
  checkId: row.id,
  calculationId: row.calculation_id,
  calculatedAt: row.calculated_at,
  casePosition: row.case_position,
  rulesetVersion: row.ruleset_version,
  side: row.side,
  rate: row.rate,
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
    floor: row.floor,
  },
});
