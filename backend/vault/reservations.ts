import type { Queryable } from './queryable.ts';

/**
 * `email` and `phone` reserve a blind index, `draft` a person's one unfinished check; `google`, `naver` and `kakao` the blind
 * index of who somebody is with that service.
 */
export type ReservationKind = 'email' | 'phone' | 'draft' | 'google' | 'naver' | 'kakao';

export type Reservation = {
  readonly kind: ReservationKind;
  /** What may be taken once; never plain personal data. */
  readonly value: string;
  /** The command on whose behalf it is taken. */
  readonly commandId: string;
  /** The stream that the command writes to: the user or the check that will own the value. */
  readonly stream: string;
};

export type ReservationAnswer =
  | { readonly ok: true }
  /** Another has it: `stream`, confirmed or still on its way. */
  | { readonly ok: false; readonly stream: string; readonly confirmed: boolean };

/**
 * Unique values, for what an append-only log can't enforce: reserve under the command's id, append, confirm. A crash
 * between leaves an orphan, which the sweeper confirms or frees by looking whether the command's events are in the log.
 */
export type Reservations = {
  /** Taking again what this command, or this stream, already has is fine: a retry passes. */
  reserve(reservation: Reservation): Promise<ReservationAnswer>;
  /** Everything reserved under the command is its stream's for good. */
  confirm(commandId: string): Promise<void>;
  /** Gives back what the command has reserved and not confirmed: it was refused. */
  release(commandId: string): Promise<void>;
  /** Gives back one value, if it is this stream's: a finished draft, a changed e-mail. */
  giveUp(kind: ReservationKind, value: string, stream: string): Promise<void>;
  /** Gives back all of this kind that a stream has: a service that is no longer linked. */
  giveUpKind(kind: ReservationKind, stream: string): Promise<void>;
  /** Gives back all that a stream has: erasure. */
  giveUpAll(stream: string): Promise<void>;
  /** The stream that has the value, confirmed. */
  ownerOf(kind: ReservationKind, value: string): Promise<string | null>;
  /** Reserved longer ago than this and never confirmed. */
  orphans(olderThanSeconds: number): Promise<readonly Reservation[]>;
};

type Row = { kind: ReservationKind; value: string; command_id: string; stream: string; state: string };

export const createReservations = (db: Queryable): Reservations => ({
  reserve: async ({ kind, value, commandId, stream }) => {
    // One statement, so that two at once can't both find it free. A stream's later command takes over what an earlier one
    // reserved and never confirmed; else the sweeper would judge by the earlier one and free it under the later.
    const { rows } = await db.query<Row>(
      `insert into vault.reservations as r (kind, value, command_id, stream, state) values ($1, $2, $3, $4, 'reserved')
       on conflict (kind, value) do update set
         command_id = case when r.stream = excluded.stream and r.state = 'reserved'
                           then excluded.command_id else r.command_id end
       returning command_id, stream, state`,
      [kind, value, commandId, stream],
    );
    const [row] = rows;
    if (!row || row.command_id === commandId || row.stream === stream) return { ok: true };
    return { ok: false, stream: row.stream, confirmed: row.state === 'confirmed' };
  },
  confirm: async (commandId) => {
    await db.query(`update vault.reservations set state = 'confirmed' where command_id = $1`, [commandId]);
  },
  release: async (commandId) => {
    await db.query(`delete from vault.reservations where command_id = $1 and state = 'reserved'`, [commandId]);
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
    return rows.map(({ kind, value, command_id: commandId, stream }) => ({ kind, value, commandId, stream }));
  },
});
