import type { CalibrationQuery, EndedDispute } from '@nomucheck/domain/calibration/contract.ts';
import { rowsOf, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';

export type EndingCounted = Pick<EndedDispute, 'ended' | 'on' | 'predicted' | 'section' | 'rulesetVersion'> & {
  readonly owner: string;
};

/** Far more than a firm's clients report; it bounds what one call reads. */
const mostCounted = 100_000;

const matchingOf = ({ from, to, side, section, ruleset }: CalibrationQuery) => {
  const matching = sql('read.dispute_endings').whereNotNull('ended_on');
  if (from) matching.where('ended_on', '>=', from);
  if (to) matching.where('ended_on', '<=', to);
  if (side) matching.where('side', side);
  if (section) matching.where('section', section);
  if (ruleset) matching.where('ruleset_version', ruleset);
  return matching;
};

/** All disputes that ended, with the figure held against each, the latest first. */
export const endingsCounted = (db: Db, of: CalibrationQuery): Promise<readonly EndingCounted[]> => {
  return rowsOf<EndingCounted>(
    db,
    matchingOf(of)
      .select(['owner', 'ended', 'ended_on as on', 'predicted', 'section', 'ruleset_version as rulesetVersion'])
      .orderBy('ended_on', 'desc')
      .limit(mostCounted),
  );
};

/** The latest of them, each with its check. */
export const latestEndings = (
  db: Db,
  of: CalibrationQuery,
  most: number,
): Promise<readonly (EndedDispute & { readonly owner: string })[]> => {
  return rowsOf<EndedDispute & { readonly owner: string }>(
    db,
    matchingOf(of)
      .select(['id', 'owner', 'ended', 'ended_where as where', 'ended_on as on', 'reported_at as reportedAt', 'side'])
      .select(['reported_by as reportedBy', 'predicted', 'predicted_at as predictedAt', 'section'])
      .select(['ruleset_version as rulesetVersion'])
      .orderBy([
        { column: 'ended_on', order: 'desc' },
        { column: 'id', order: 'asc' },
      ])
      .limit(most),
  );
};
