import type { Queryable } from '../../postgres/connections/queryable.ts';
import type { NewEntry } from './outbox-entries.ts';

export type ParkedEffect = {
  readonly key: string;
  readonly kind: NewEntry['kind'];
  readonly name: string;
  /** The event that caused the effect. */
  readonly eventId: string;
  readonly position: string;
  readonly error: string;
  readonly since: string;
};

export type EffectCounts = {
  readonly pending: number;
  readonly sent: number;
  readonly parked: number;
  /** The age in seconds of the oldest effect that is neither done nor parked; 0 when there is none. */
  readonly oldestSeconds: number;
};

export const noEffects: EffectCounts = { pending: 0, sent: 0, parked: 0, oldestSeconds: 0 };

/** The effects that aren't done, by manager; a manager without any is left out. */
export const effectCounts = async (db: Queryable): Promise<ReadonlyMap<string, EffectCounts>> => {
  const { rows } = await db.query<EffectCounts & { manager: string }>(
    `select manager, count(*) filter (where state = 'pending')::int as pending,
       count(*) filter (where state = 'sent')::int as sent,
       count(*) filter (where state = 'parked')::int as parked,
       coalesce(extract(epoch from now() - min(created_at) filter (where state <> 'parked')), 0)::float8
         as "oldestSeconds"
     from work.outbox where state <> 'done' group by manager`,
  );
  return new Map(rows.map(({ manager, ...counts }) => [manager, counts]));
};

/** How many effects of all managers wait for a person. */
export const countParkedEffects = async (db: Queryable): Promise<number> => {
  const { rows } = await db.query<{ effects: number }>(
    `select count(*)::int as effects from work.outbox where state = 'parked'`,
  );
  return rows[0]?.effects ?? 0;
};

/** What waits for a person, the oldest first. */
export const parkedEffects = async (db: Queryable, manager: string, most: number): Promise<ParkedEffect[]> => {
  const { rows } = await db.query<Omit<ParkedEffect, 'since'> & { since: Date }>(
    `select key, kind, name, event_id as "eventId", event_position as position, coalesce(last_error, '') as error,
       changed_at as since
     from work.outbox where state = 'parked' and manager = $1 order by event_position, key limit $2`,
    [manager, most],
  );
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
};

/** Resets one parked effect of a manager, or all of them, as if they were new. Returns their number. */
export const retryEffects = async (db: Queryable, manager: string, key?: string): Promise<number> => {
  const { rowCount } = await db.query(
    `update work.outbox set state = 'pending', tries = 0, due_at = now(), unreadable_since = null,
       changed_at = now()
     where state = 'parked' and manager = $1 and ($2::uuid is null or key = $2)`,
    [manager, key ?? null],
  );
  return rowCount ?? 0;
};
