import { calibrationForAllOf } from '@nomucheck/domain/calibration/calibration.ts';
import type { CalibrationForAll } from '@nomucheck/domain/calibration/contract.ts';
import { type EndingCounted, endingsCounted } from '@nomucheck/projections/calibration/endings-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

export type PublicCalibration = () => Promise<CalibrationForAll>;

/** Anybody may ask, and endings come a few a day. */
const keptMs = 60_000;

/** The calibration of all disputes. It is calculated once a minute, however often it is asked for. */
export const createPublicCalibration = (db: Db, clock: () => Date): PublicCalibration => {
  let kept: { readonly until: number; readonly answer: Promise<CalibrationForAll> } | undefined;
  const calculate = async (): Promise<CalibrationForAll> => {
    const ended = oneAPerson(await endingsCounted(db, {}));
    return calibrationForAllOf(
      ended.flatMap(({ predicted, ended: how }) => (predicted === null ? [] : [{ predicted, ended: how }])),
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

/** The latest ending of each person: an account that reports dozens moves what is published no further than any other. */
const oneAPerson = (latestFirst: readonly EndingCounted[]): readonly EndingCounted[] => [
  ...new Map(latestFirst.toReversed().map((ending) => [ending.owner, ending])).values(),
];
