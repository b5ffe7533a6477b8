import type { Ground } from '@nomucheck/domain/win-rate/recount.ts';
import type { Db } from '../runner/db.ts';

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

type Found = {
  id: string;
  calculation_id: string;
  calculated_at: Date;
  case_position: string;
  ruleset_version: string;
  side: CheckFigure['side'];
  rate: number | null;
  ground: Ground;
};

/** The last figure of every check; with `before`, of those whose cases were counted before that position. */
export const figuresOf = async (db: Db, before?: string): Promise<readonly CheckFigure[]> => {
  const { rows } = await db.query<Found>(
    `select id, calculation_id, calculated_at, case_position, ruleset_version, side, rate, ground
     from read.check_figures where $1::text is null or case_position < $1`,
    [before ?? null],
  );
  return rows.map(({ id, calculation_id, calculated_at, case_position, ruleset_version, ...row }) => ({
    ...row,
    checkId: id,
    calculationId: calculation_id,
    calculatedAt: calculated_at.toISOString(),
    casePosition: case_position,
    rulesetVersion: ruleset_version,
  }));
};
