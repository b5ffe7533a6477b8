import type { Queryable } from '../postgres/connections/queryable.ts';

/**
 * `email` and `phone` reserve a blind index, `draft` a person's one unfinished check; `google`, `naver` and `kakao` the
 * blind index of the person's id at that service. `business_number` is a company's, which is public.
 */
export type ReservationKind = 'email' | 'phone' | 'draft' | 'google' | 'naver' | 'kakao' | 'business_number';

export type Reservation = {
  readonly kind: ReservationKind;
  /** The value that may be taken once; never plain personal data. */
  readonly value: string;
  /** The command that reserves it. */
  readonly commandId: string;
  /** The stream that the command writes to: the user or the check that will own the value. */
  readonly stream: string;
};

export type ReservationAnswer =
  /** `takenFrom`: the stream from which an earlier, unfinished command took the value over. */
  | { readonly ok: true; readonly takenFrom: string | null }
  /** Another stream has it: `stream`, confirmed or only reserved. */
  | { readonly ok: false; readonly stream: string; readonly confirmed: boolean };

/**
 * Unique values, which an append-only log can't enforce: reserve under the command's id, append, confirm. A crash in
 * between leaves an orphan; the sweeper confirms it when the command's events are in the log, and frees it otherwise.
 */
export type Reservations = {
  /** Reserving again what this command or this stream already holds succeeds, so that a retry passes. */
  reserve(reservation: Reservation): Promise<ReservationAnswer>;
  /** Confirms everything reserved under the command: it belongs to the stream until it is given up. */
  confirm(commandId: string): Promise<void>;
  /**
   * Takes over what this other stream has confirmed, if it still holds it; it can be given back until it is confirmed.
   * Idempotent.
   */
  takeOver(reservation: Reservation, from: string): Promise<boolean>;
  /**
   * After a refusal: gives back what the command has reserved and not confirmed, also to the stream it was taken from.
   */
  release(commandId: string): Promise<void>;
  /** Gives back one value, if it is this stream's: a finished draft, a changed e-mail. */
  giveUp(kind: ReservationKind, value: string, stream: string): Promise<void>;
  /** Gives back all of this kind that a stream holds: a service that is no longer linked. */
  giveUpKind(kind: ReservationKind, stream: string): Promise<void>;
  /**
   * Gives back what the stream reserved of this kind before this instant (ISO) under other commands; the command's own
   * value stays.
   */
  giveUpOthers(
    kind: ReservationKind,
    stream: string,
    others: { readonly before: string; readonly commandId: string },
  ): Promise<void>;
  /** Gives back all that a stream holds: erasure. */
  giveUpAll(stream: string): Promise<void>;
  /** What a stream holds of this kind, confirmed. */
  confirmedOf(kind: ReservationKind, stream: string): Promise<readonly Reservation[]>;
  /** Gives back exactly this reservation: not if a later command holds the value now. */
  drop(reservation: Reservation): Promise<void>;
  /** Whether this stream holds it, confirmed or only reserved. */
  isHeldBy(kind: ReservationKind, value: string, stream: string): Promise<boolean>;
  /** The stream that holds the value, confirmed. */
  ownerOf(kind: ReservationKind, value: string): Promise<string | null>;
  /** Reservations that are older than this and were never confirmed. */
  orphans(olderThanSeconds: number): Promise<readonly Reservation[]>;
};

type Row = {
  kind: ReservationKind;
  value: string;
  command_id: string;
  stream: string;
  state: string;
  taken_from: string | null;
};

export const createReservations = (db: Queryable): Reservations => ({
  reserve: async ({ kind, value, commandId, stream }) => {
    // One statement, so that two parallel commands can't both find it free. A stream's later command takes over what an
    // earlier one holds; otherwise the sweeper, or whoever drops the earlier reservation, would free it under the later
    // command.
    const { rows } = await db.query<Row>(
      `insert into vault.reservations as r (kind, value, command_id, stream, state) values ($1, $2, $3, $4, 'reserved')
       on conflict (kind, value) do update set
         command_id = case when r.stream = excluded.stream then excluded.command_id else r.command_id end
       returning command_id, stream, state, taken_from`,
      [kind, value, commandId, stream],
    );
    const [row] = rows;
    if (!row) throw new Error('what was written is not there');
    if (row.stream === stream) return { ok: true, takenFrom: row.taken_from };
    return { ok: false, stream: row.stream, confirmed: row.state === 'confirmed' };
  },
  confirm: async (commandId) => {
    await db.query(`update vault.reservations set state = 'confirmed', taken_from = null where command_id = $1`, [
      commandId,
    ]);
  },
  release: async (commandId) => {
    await db.query(
      `with given_back as (
         update vault.reservations set stream = taken_from, state = 'confirmed', taken_from = null
         where command_id = $1 and state = 'reserved' and taken_from is not null)
       delete from vault.reservations where command_id = $1 and state = 'reserved' and taken_from is null`,
      [commandId],
    );
  },
  takeOver: async ({ kind, value, commandId, stream }, from) => {
    const { rowCount } = await db.query(
      `update vault.reservations
       set stream = $4, command_id = $3, state = 'reserved', reserved_at = now(), taken_from = $5
       where kind = $1 and value = $2
         and (stream = $5 and state = 'confirmed' or stream = $4 and taken_from = $5)`,
      [kind, value, commandId, stream, from],
    );
    return rowCount === 1;
  },
  confirmedOf: async (kind, stream) => {
    const { rows } = await db.query<Row>(
      `select kind, value, command_id, stream from vault.reservations
       where stream = $2 and kind = $1 and state = 'confirmed'`,
      [kind, stream],
    );
    return rows.map(reservationOf);
  },
  drop: async ({ kind, value, commandId, stream }) => {
    await db.query(
      `delete from vault.reservations
       where kind = $1 and value = $2 and command_id = $3 and stream = $4 and state = 'confirmed'`,
      [kind, value, commandId, stream],
    );
  },
  isHeldBy: async (kind, value, stream) => {
    const { rowCount } = await db.query(
      'select from vault.reservations where kind = $1 and value = $2 and stream = $3',
      [kind, value, stream],
    );
    return rowCount === 1;
  },
  giveUp: async (kind, value, stream) => {
    await db.query('delete from vault.reservations where kind = $1 and value = $2 and stream = $3', [
      kind,
      value,
      stream,
    ]);
  },
  giveUpKind: async (kind, stream) => {
    await db.query('delete from vault.reservations where kind = $1 and stream = $2', [kind, stream]);
  },
  giveUpOthers: async (kind, stream, { before, commandId }) => {
    await db.query(
      `delete from vault.reservations
       where kind = $1 and stream = $2 and reserved_at < $3 and command_id <> $4`,
      [kind, stream, before, commandId],
    );
  },
  giveUpAll: async (stream) => {
    await db.query('delete from vault.reservations where stream = $1', [stream]);
  },
  ownerOf: async (kind, value) => {
    const { rows } = await db.query<Row>(
      `select stream from vault.reservations where kind = $1 and value = $2 and state = 'confirmed'`,
      [kind, value],
    );
    return rows[0]?.stream ?? null;
  },
  orphans: async (olderThanSeconds) => {
    const { rows } = await db.query<Row>(
      `select kind, value, command_id, stream from vault.reservations
       where state = 'reserved' and reserved_at < now() - make_interval(secs => $1)
       order by reserved_at limit 1000`,
      [olderThanSeconds],
    );
    return rows.map(reservationOf);
  },
});

const reservationOf = ({ kind, value, command_id: commandId, stream }: Row): Reservation => ({
  kind,
  value,
  commandId,
  stream,
});
