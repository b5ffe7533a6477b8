import { PLAIN_TEXT_SEALED, plainTextSealed } from '@nomucheck/domain/kernel/log-sealing.ts';
import type pg from 'pg';
import { positionOf } from '../dense-positions.ts';
import { nothingResealed, type Resealed } from '../log-proof.ts';
import { withEvent } from '../whole-log-hash.ts';

/** The next one of them, in the order of positions. */
export const withResealed = ({ events, digest }: Resealed, position: string, resealedHash: string): Resealed => ({
  events: events + 1,
  digest: withEvent(digest, resealedHash),
  last: position,
});

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

/**
 * The place and the cause where these events aren't those of the log's note of them; null where they are. Who may change
 * the log could otherwise change one of them and compute its hash anew, and no proof that was kept elsewhere would show it:
 * the next event continues from the hash that it was written with.
 */
export const resealingFault = async (
  db: Pick<pg.Pool, 'query'>,
  resealed: Resealed,
): Promise<{ readonly position: string; readonly why: string } | null> => {
  const { rows } = await db.query<{ position: string; data: unknown }>(
    'select e.position::text as position, e.data from log.events e where e.type = $1 order by e.position limit 2',
    [PLAIN_TEXT_SEALED],
  );
  const [note, second] = rows.map(({ position, data }) => ({ position: positionOf(Number(position)), data }));
  if (second) return { position: second.position, why: 'text was sealed a second time' };
  if (!note)
    return resealed.events === 0 ? null : { position: resealed.last, why: 'it was sealed later, and nothing says so' };
  const { events, digest } = plainTextSealed.schema.parse(note.data);
  const same = events === resealed.events && digest === resealed.digest && resealed.last < note.position;
  return same ? null : { position: note.position, why: 'the events that it names as sealed later were changed' };
};
