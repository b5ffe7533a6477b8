import type { Queryable } from '../postgres/queryable.ts';
import { type NewEntry, writeEntries } from './outbox-entries.ts';
import type { EffectData } from './process-manager.ts';

/** An effect that somebody has to carry out now. */
export type DueEntry = {
  readonly key: string;
  readonly manager: string;
  readonly kind: NewEntry['kind'];
  readonly name: string;
  readonly data: EffectData;
  readonly eventId: string;
  readonly correlationId: string;
  readonly state: 'pending' | 'sent';
  readonly urgent: boolean;
  /** How often it was taken up, this time included. */
  readonly tries: number;
};

/** The table of effects: what was asked for, how far it is. The queue is only a cache of it. */
export type Outbox = {
  /**
   * Takes up what is due and urgent, or due and not, each for so many seconds: whoever takes it and dies leaves it due again
   * after that.
   */
  take(urgent: boolean, limit: number, seconds: number): Promise<readonly DueEntry[]>;
  /** It is a job of the queue now, to be looked after again in so many seconds. */
  sent(key: string, lookAgainInSeconds: number): Promise<void>;
  done(key: string): Promise<void>;
  /** Not now: once more in so many seconds. */
  later(key: string, seconds: number, error: string): Promise<void>;
  /** A worker had it, and it isn't time yet: as if it were new, in so many seconds. Until then others may be merged into it. */
  putOff(key: string, seconds: number): Promise<void>;
  /** Never by itself: a person has to look. */
  park(key: string, error: string): Promise<void>;
  /** A parked event that can be taken after all: its effects, and it is done. */
  taken(key: string, entries: readonly NewEntry[]): Promise<void>;
  /** Whether the effect is this worker's to carry out now: not done, and not in another's hands. */
  begin(key: string, seconds: number): Promise<'mine' | 'not_mine' | 'unknown'>;
  stillAt(key: string, seconds: number): Promise<void>;
  /** The worker's hands are free of it, without success. */
  letGo(key: string, error: string): Promise<void>;
};

type Row = {
  key: string;
  manager: string;
  kind: NewEntry['kind'];
  name: string;
  data: EffectData;
  event_id: string;
  correlation_id: string;
  state: 'pending' | 'sent';
  urgent: boolean;
  tries: number;
};

const open = `state in ('pending', 'sent')`;

export const createOutbox = (db: Queryable): Outbox => ({
  take: async (urgent, limit, seconds) => {
    const { rows } = await db.query<Row>(
      `update work.outbox as o set due_at = now() + make_interval(secs => $3), tries = tries + 1, changed_at = now()
       from (select key from work.outbox where ${open} and urgent = $1 and due_at <= now()
             order by due_at, event_position limit $2 for update skip locked) as due
       where o.key = due.key
       returning o.key, manager, kind, name, data, event_id, correlation_id, state, urgent, tries`,
      [urgent, limit, seconds],
    );
    return rows.map(({ event_id, correlation_id, ...row }) => ({
      ...row,
      eventId: event_id,
      correlationId: correlation_id,
    }));
  },
  sent: async (key, lookAgainInSeconds) => {
    await db.query(
      `update work.outbox set state = 'sent', due_at = now() + make_interval(secs => $2), changed_at = now()
       where key = $1 and ${open}`,
      [key, lookAgainInSeconds],
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
         last_error = null, changed_at = now()
       where key = $1 and ${open}`,
      [key, seconds],
    );
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
         where key = $1 and ${open} and (running_until is null or running_until < now()) returning key)
       select exists (select from work.outbox where key = $1) as known, exists (select from mine) as mine`,
      [key, seconds],
    );
    if (!rows[0]?.known) return 'unknown';
    return rows[0].mine ? 'mine' : 'not_mine';
  },
  stillAt: async (key, seconds) => {
    // It is at hand, so it needn't be swept either.
    await db.query(
      `update work.outbox set running_until = now() + make_interval(secs => $2),
         due_at = greatest(due_at, now() + make_interval(secs => $2))
       where key = $1 and ${open}`,
      [key, seconds],
    );
  },
  letGo: async (key, error) => {
    await db.query('update work.outbox set running_until = null, last_error = $2 where key = $1', [key, error]);
  },
});
