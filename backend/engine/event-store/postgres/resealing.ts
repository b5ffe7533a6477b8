import { PLAIN_TEXT_SEALED } from '@nomucheck/domain/kernel/log/log-sealing.ts';
import type pg from 'pg';
import { positionOf } from '../positions/dense-positions.ts';
import { nothingResealed, type Resealed } from '../proof/log-proof.ts';
import { faultOfResealing, withResealed } from '../proof/resealed-events.ts';

const perPage = 50_000;

/** All of them. */
export const resealedIn = async (db: Pick<pg.Pool, 'query'>): Promise<Resealed> => {
  let resealed = nothingResealed;
  for (;;) {
    const { rows } = await db.query<{ position: string; hash: string }>(
      `select e.position::text as position, encode(e.resealed_hash, 'hex') as hash from log.events e
       where e.position > $1::bigint and e.resealed_hash is not null order by e.position limit ${perPage}`,
      [resealed.last],
    );
    for (const { position, hash } of rows) resealed = withResealed(resealed, positionOf(Number(position)), hash);
    if (rows.length < perPage) return resealed;
  }
};

/** The same as `faultOfResealing`, with the log's own note. */
export const resealingFault = async (
  db: Pick<pg.Pool, 'query'>,
  resealed: Resealed,
): Promise<{ readonly position: string; readonly why: string } | null> => {
  const { rows } = await db.query<{ position: string; data: unknown }>(
    'select e.position::text as position, e.data from log.events e where e.type = $1 order by e.position limit 2',
    [PLAIN_TEXT_SEALED],
  );
  return faultOfResealing(
    rows.map(({ position, data }) => ({ position: positionOf(Number(position)), data })),
    resealed,
  );
};
