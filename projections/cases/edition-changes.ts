import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { Db } from '../runner/db.ts';
import { caseFacts } from './case-facts.ts';
import type { EditionAsRead } from './editions.ts';

/**
 * Up to which position the facts were read. The epoch changes with a new owner, a parked event that was applied later,
 * or a rebuilt table. Then rows before the position may have changed, too.
 */
export type EditionsPoint = { readonly position: string; readonly epoch: number };

export const editionsPoint = async (db: Db): Promise<EditionsPoint> => {
  const { rows } = await db.query<{ position: string; epoch: string }>(
    'select position, epoch::text from read.checkpoints where name = $1',
    [caseFacts.name],
  );
  const [row] = rows;
  return row ? { position: row.position, epoch: Number(row.epoch) } : { position: START, epoch: 0 };
};

const PAGE = 10_000;

/** Records that began after a position, in their order, page by page. */
export async function* editionsOpenedAfter(db: Db, position: string): AsyncGenerator<readonly EditionAsRead[]> {
  for (let after = position; ; ) {
    const { rows } = await db.query<EditionAsRead & { from: string }>(
      `select fact, case_id as "caseId", from_position as "from", from_position::float8 as opened,
         to_position::float8 as closed, decided_on::text as "decidedOn", sampling, outcome, tribunal, kind, sections,
         dispute_id as "disputeId", standing
       from read.case_facts where from_position > $1 order by from_position limit ${PAGE}`,
      [after],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.from ?? after;
  }
}

/** Records that ended after a position. */
export const editionsClosedAfter = async (
  db: Db,
  position: string,
): Promise<readonly { readonly opened: number; readonly closed: number }[]> => {
  const { rows } = await db.query<{ opened: number; closed: number }>(
    'select from_position::float8 as opened, to_position::float8 as closed from read.case_facts where to_position > $1',
    [position],
  );
  return rows;
};
