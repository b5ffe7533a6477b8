import type { Queryable } from '../../postgres/connections/queryable.ts';
import type { EffectData } from '../process-manager.ts';
import { type NewEntry, writeEntries } from './outbox-entries.ts';

/** An effect that is due. */
export type DueEntry = {
  readonly key: string;
  readonly manager: string;
  readonly kind: NewEntry['kind'];
  readonly name: string;
  readonly data: EffectData;
  readonly state: 'pending' | 'sent';
  readonly urgent: boolean;
  /** How often it was taken up, this time included. */
  readonly tries: number;
};

/** The table of effects and their states. The job queue is only a cache of it. */
export type Outbox = {
  /**
   * Takes effects that are due (urgent ones, or the others) and reserves each for so many seconds: after a crash of the process
   * that took it, it is due again then.
   */
  take(urgent: boolean, limit: number, seconds: number): Promise<readonly DueEntry[]>;
  /**
   * It has been enqueued; check the queue again in so many seconds. Its worker may be faster than this: an effect that was put
   * off meanwhile stays so.
   */
  sent(entry: Pick<DueEntry, 'key' | 'tries'>, lookAgainInSeconds: number): Promise<void>;
  done(key: string): Promise<void>;
  /** It failed: try again in so many seconds. */
  later(key: string, seconds: number, error: string): Promise<void>;
  /**
   * It is too early: the effect is due again in so many seconds, as if new. Until then others may be merged into it.
   */
  putOff(key: string, seconds: number): Promise<void>;
  /**
   * Only a newer program can read its record: the effect is due again in so many seconds, as if new; parked where it has been put
   * off for this alone for longer than `most` seconds. Answers which.
   */
  awaitNewer(key: string, error: string, times: { seconds: number; most: number }): Promise<'put_off' | 'parked'>;
  /** It isn't tried again until a person retries it. */
  park(key: string, error: string): Promise<void>;
  /** A parked event was handled after all: writes its effects and marks it done. */
  taken(key: string, entries: readonly NewEntry[]): Promise<void>;
  /**
   * Reserves the effect for this worker, unless it is done or another worker has it. The queue delivered it again because it
   * takes that one for dead: once its reservation has ended without a report, the effect is due.
   */
  begin(key: string, seconds: number): Promise<'mine' | 'not_mine' | 'unknown'>;
  stillAt(key: string, seconds: number): Promise<void>;
  /** The worker failed and releases it. */
  letGo(key: string, error: string): Promise<void>;
};

const open = `state in ('pending', 'sent')`;

export const createOutbox = (db: Queryable): Outbox => ({
  take: async (urgent, limit, seconds) => {
    const { rows } = await db.query<DueEntry>(
      `update work.outbox as o set due_at = now() + make_interval(secs => $3), tries = tries + 1, changed_at = now()
       from (select key from work.outbox where ${open} and urgent = $1 and due_at <= now()
             order by due_at, event_position limit $2 for update skip locked) as due
       where o.key = due.key
       returning o.key, manager, kind, name, data, state, urgent, tries`,
      [urgent, limit, seconds],
    );
    return rows;
  },
  sent: async ({ key, tries }, lookAgainInSeconds) => {
    await db.query(
      `update work.outbox set state = 'sent', due_at = now() + make_interval(secs => $2), changed_at = now()
       where key = $1 and ${open} and tries = $3`,
      [key, lookAgainInSeconds, tries],
    );
  },
  done: async (key) => {
    await db.query(
      `update work.outbox set state = 'done', data = '{}', merge_key = null, running_until = null, last_error = null,
         changed_at = now()
       where key = $1 and state <> 'done'`,
      [key],
    );
  },
  later: async (key, seconds, error) => {
    await db.query(
      `update work.outbox set due_at = now() + make_interval(secs => $2), last_error = $3, changed_at = now()
       where key = $1 and ${open}`,
      [key, seconds, error],
    );
  },
  putOff: async (key, seconds) => {
    await db.query(
      `update work.outbox set state = 'pending', tries = 0, due_at = now() + make_interval(secs => $2), running_until = null,
         last_error = null, unreadable_since = null, changed_at = now()
       where key = $1 and ${open}`,
      [key, seconds],
    );
  },
  awaitNewer: async (key, error, { seconds, most }) => {
    const { rows } = await db.query<{ state: string }>(
      `update work.outbox set unreadable_since = coalesce(unreadable_since, now()), last_error = $2,
         state = case when unreadable_since < now() - make_interval(secs => $4) then 'parked' else 'pending' end,
         tries = 0, due_at = now() + make_interval(secs => $3), running_until = null, changed_at = now()
       where key = $1 and ${open} returning state`,
      [key, error, seconds, most],
    );
    return rows[0]?.state === 'parked' ? 'parked' : 'put_off';
  },
  park: async (key, error) => {
    await db.query(
      `update work.outbox set state = 'parked', running_until = null, last_error = $2, changed_at = now()
       where key = $1 and ${open}`,
      [key, error],
    );
  },
  taken: async (key, entries) => {
    await db.query(
      `with written as (${writeEntries('$2')})
       update work.outbox set state = 'done', data = '{}', last_error = null, changed_at = now() where key = $1`,
      [key, JSON.stringify(entries)],
    );
  },
  begin: async (key, seconds) => {
    const { rows } = await db.query<{ known: boolean; mine: boolean }>(
      `with mine as (
         update work.outbox set running_until = now() + make_interval(secs => $2)
         where key = $1 and ${open} and (running_until is null or running_until < now()) returning key),
       others as (
         update work.outbox set due_at = least(due_at, running_until + interval '1 second')
         where key = $1 and ${open} and running_until >= now())
       select exists (select from work.outbox where key = $1) as known, exists (select from mine) as mine`,
      [key, seconds],
    );
    if (!rows[0]?.known) return 'unknown';
    return rows[0].mine ? 'mine' : 'not_mine';
  },
  stillAt: async (key, seconds) => {
    // A worker has it, so the dispatcher needn't check it either.
    await db.query(
      `update work.outbox set running_until = now() + make_interval(secs => $2),
         due_at = greatest(due_at, now() + make_interval(secs => $2))
       where key = $1 and ${open}`,
      [key, seconds],
    );
  },
  letGo: async (key, error) => {
    await db.query(
      'update work.outbox set running_until = null, last_error = $2, unreadable_since = null where key = $1',
      [key, error],
    );
  },
});
