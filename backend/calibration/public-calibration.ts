import { calibrationOf, isDecided } from '@nomucheck/domain/calibration/calibration.ts';
import type { CalibrationForAll } from '@nomucheck/domain/calibration/contract.ts';
import { endingsCounted } from '@nomucheck/projections/calibration/endings-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

export type PublicCalibration = () => Promise<CalibrationForAll>;

/** Anybody may ask, and endings come a few a day. */
const keptMs = 60_000;

/** The calibration of all disputes. It is calculated once a minute, however often it is asked for. */
export const createPublicCalibration = (db: Db, clock: () => Date): PublicCalibration => {
  let kept: { readonly until: number; readonly answer: Promise<CalibrationForAll> } | undefined;
  const calculate = async (): Promise<CalibrationForAll> => {
    const ended = await endingsCounted(db, {});
    return calibrationOf(
      ended.flatMap(({ predicted, ended: how }) =>
        predicted === null || !isDecided(how) ? [] : [{ predicted, ended: how }],
      ),
    );
  };
  return async () => {
    const now = clock().getTime();
    if (kept === undefined || kept.until <= now) {
      const answer = calculate();
      kept = { until: now + keptMs, answer };
      // A failure isn't kept.
      answer.catch(() => (kept = undefined));
    }
    return kept.answer;
  };
};
