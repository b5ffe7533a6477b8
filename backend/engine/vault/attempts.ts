import type { Queryable } from '../postgres/connections/queryable.ts';

/**
 * How often something may be tried: a number of free tries, then a wait that doubles. Forgotten after a time without
 * failures.
 */
export type AttemptRule = {
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  readonly forgetAfterSeconds: number;
};

/** At most this many in a window; the window begins with the first one taken. */
export type Allowance = { readonly subject: string; readonly most: number; readonly windowSeconds: number };

/** Counters in the database: they survive a restart and hold for all processes. A subject is never plain personal data. */
export type Attempts = {
  /** Seconds to wait before the next try, 0 for none: the longest wait of all subjects. */
  waitOf(subjects: readonly string[]): Promise<number>;
  /**
   * Counts a try before it is made, unless the subject has to wait. Returns the seconds to wait, 0 when the try may be
   * made. One statement, so that parallel tries can't exceed the limit. Call `clear` when the try succeeded.
   */
  begin(subject: string, rule: AttemptRule): Promise<number>;
  /** Counts a failed try; returns the failures so far and the wait from now. */
  fail(subject: string, rule: AttemptRule): Promise<{ readonly failures: number; readonly waitSeconds: number }>;
  /** Counts one in a window that begins with the first; returns the count of the window. */
  count(subject: string, windowSeconds: number): Promise<number>;
  /** The count of the window. */
  seen(subject: string, windowSeconds: number): Promise<number>;
  /**
   * Takes the amount from each allowance, also from one that is used up. Returns the seconds until every exceeded
   * allowance has a new window, 0 when none was exceeded. One statement, so that parallel calls can't exceed the limit.
   */
  spend(allowances: readonly Allowance[], amount: number): Promise<number>;
  /** Takes one count back. */
  giveBack(subject: string): Promise<void>;
  /** Resets the subject after a success. */
  clear(subject: string): Promise<void>;
  prune(olderThanSeconds: number): Promise<void>;
};

export const createAttempts = (db: Queryable): Attempts => ({
  waitOf: async (subjects) => {
    const { rows } = await db.query<{ wait: number }>(
      `select coalesce(ceil(extract(epoch from max(blocked_until) - now())), 0)::integer as wait
       from vault.attempts where subject = any($1) and blocked_until > now()`,
      [subjects],
    );
    return rows[0]?.wait ?? 0;
  },
  begin: async (subject, { free, firstWaitSeconds, longestWaitSeconds, forgetAfterSeconds }) => {
    const { rowCount } = await db.query(
      `insert into vault.attempts as a (subject, failures, first_at, last_at) values ($1, 1, now(), now())
       on conflict (subject) do update set
         failures = case when a.last_at < now() - make_interval(secs => $5) then 1 else a.failures + 1 end,
         first_at = case when a.last_at < now() - make_interval(secs => $5) then now() else a.first_at end,
         last_at = now(),
         blocked_until = case
           when a.last_at < now() - make_interval(secs => $5) or a.failures + 1 <= $2 then null
           else now() + make_interval(secs => least($4, $3 * 2 ^ least(a.failures - $2, 30))) end
       where a.blocked_until is null or a.blocked_until <= now()`,
      [subject, free, firstWaitSeconds, longestWaitSeconds, forgetAfterSeconds],
    );
    if (rowCount === 1) return 0;
    const { rows } = await db.query<{ wait: number }>(
      `select greatest(1, ceil(extract(epoch from blocked_until - now())))::integer as wait
       from vault.attempts where subject = $1`,
      [subject],
    );
    return rows[0]?.wait ?? 1;
  },
  fail: async (subject, { free, firstWaitSeconds, longestWaitSeconds, forgetAfterSeconds }) => {
    const { rows } = await db.query<{ failures: number; wait: number }>(
      `with counted as (
         insert into vault.attempts as a (subject, failures, first_at, last_at) values ($1, 1, now(), now())
         on conflict (subject) do update set
           failures = case when a.last_at < now() - make_interval(secs => $5) then 1 else a.failures + 1 end,
           first_at = case when a.last_at < now() - make_interval(secs => $5) then now() else a.first_at end,
           last_at = now(),
           -- least() of the exponent: two to the thousandth would overflow
           blocked_until = case
             when a.last_at < now() - make_interval(secs => $5) or a.failures + 1 <= $2 then null
             else now() + make_interval(secs => least($4, $3 * 2 ^ least(a.failures - $2, 30))) end
         returning failures, blocked_until
       )
       select failures, coalesce(ceil(extract(epoch from blocked_until - now())), 0)::integer as wait from counted`,
      [subject, free, firstWaitSeconds, longestWaitSeconds, forgetAfterSeconds],
    );
    return { failures: rows[0]?.failures ?? 0, waitSeconds: rows[0]?.wait ?? 0 };
  },
  count: async (subject, windowSeconds) => {
    const { rows } = await db.query<{ failures: number }>(
      `insert into vault.attempts as a (subject, failures, first_at, last_at) values ($1, 1, now(), now())
       on conflict (subject) do update set
         failures = case when a.first_at < now() - make_interval(secs => $2) then 1 else a.failures + 1 end,
         first_at = case when a.first_at < now() - make_interval(secs => $2) then now() else a.first_at end,
         last_at = now()
       returning failures`,
      [subject, windowSeconds],
    );
    return rows[0]?.failures ?? 0;
  },
  seen: async (subject, windowSeconds) => {
    const { rows } = await db.query<{ failures: number }>(
      'select failures from vault.attempts where subject = $1 and first_at >= now() - make_interval(secs => $2)',
      [subject, windowSeconds],
    );
    return rows[0]?.failures ?? 0;
  },
  spend: async (allowances, amount) => {
    const { rows } = await db.query<{ wait: number }>(
      `with asked as (
         select * from unnest($1::text[], $2::integer[], $3::integer[]) as t (subject, most, seconds)
       ), taken as (
         insert into vault.attempts as a (subject, failures, first_at, last_at)
         select subject, $4, now(), now() from asked
         on conflict (subject) do update set
           failures = case
             when a.first_at <= now() - make_interval(secs => (select seconds from asked where subject = a.subject))
             then $4 else least(a.failures + $4, 1000000000) end,
           first_at = case
             when a.first_at <= now() - make_interval(secs => (select seconds from asked where subject = a.subject))
             then now() else a.first_at end,
           last_at = now()
         returning subject, failures, first_at
       )
       select coalesce(max(greatest(1, ceil(seconds - extract(epoch from now() - first_at)))), 0)::integer as wait
       from taken join asked using (subject) where failures > most`,
      [
        allowances.map(({ subject }) => subject),
        allowances.map(({ most }) => most),
        allowances.map(({ windowSeconds }) => windowSeconds),
        amount,
      ],
    );
    return rows[0]?.wait ?? 0;
  },
  giveBack: async (subject) => {
    await db.query('update vault.attempts set failures = failures - 1 where subject = $1 and failures > 0', [subject]);
  },
  clear: async (subject) => {
    await db.query('delete from vault.attempts where subject = $1', [subject]);
  },
  prune: async (olderThanSeconds) => {
    await db.query('delete from vault.attempts where last_at < now() - make_interval(secs => $1)', [olderThanSeconds]);
  },
});
