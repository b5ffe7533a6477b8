import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

/** Keyed hashes: of an account with one of its networks, and of the account alone. Never plain personal data. */
export type KnownNetwork = { readonly subject: string; readonly account: string };

/** The networks from which an account's owner has signed in before. */
export type KnownNetworks = {
  note(network: KnownNetwork): Promise<void>;
  /** Whether it was noted; with `withinSeconds`, whether that was so lately. */
  isKnown(network: KnownNetwork, withinSeconds?: number): Promise<boolean>;
  /** Forgets all networks of the account that weren't noted since this instant (ISO). May be run again, also late. */
  forgetBefore(account: string, instant: string): Promise<void>;
  prune(olderThanSeconds: number): Promise<void>;
};

/**
 * A row doesn't show its account, so the rows of an account can't be deleted. Instead a row under the account's own
 * name holds the instant from which networks count: it is younger than the rows that it invalidates, and so is pruned
 * after them.
 */
export const createKnownNetworks = (db: Queryable): KnownNetworks => ({
  note: async ({ subject, account }) => {
    // Updated once a day at most, which saves a write in most sign-ins.
    await db.query(
      `insert into vault.known_networks as k (subject) values ($1)
       on conflict (subject) do update set seen_at = now()
       where k.seen_at < greatest(now() - interval '1 day', (select seen_at from vault.known_networks where subject = $2))`,
      [subject, account],
    );
  },
  isKnown: async ({ subject, account }, withinSeconds) => {
    const { rowCount } = await db.query(
      `select from vault.known_networks where subject = $1
         and seen_at >= greatest(coalesce((select seen_at from vault.known_networks where subject = $2), '-infinity'),
           now() - make_interval(secs => $3::double precision))`,
      [subject, account, withinSeconds ?? null],
    );
    return rowCount === 1;
  },
  forgetBefore: async (account, instant) => {
    await db.query(
      `insert into vault.known_networks as k (subject, seen_at) values ($1, $2)
       on conflict (subject) do update set seen_at = greatest(k.seen_at, excluded.seen_at)`,
      [account, instant],
    );
  },
  prune: async (olderThanSeconds) => {
    await db.query('delete from vault.known_networks where seen_at < now() - make_interval(secs => $1)', [
      olderThanSeconds,
    ]);
  },
});
