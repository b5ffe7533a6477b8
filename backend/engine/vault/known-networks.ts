import type { Queryable } from './queryable.ts';

/** From where an account's owner has come in before. A subject is never plain personal data. */
export type KnownNetworks = {
  note(subject: string): Promise<void>;
  isKnown(subject: string): Promise<boolean>;
  prune(olderThanSeconds: number): Promise<void>;
};

export const createKnownNetworks = (db: Queryable): KnownNetworks => ({
  note: async (subject) => {
    // Once a day is close enough, and spares a write at most sign-ins.
    await db.query(
      `insert into vault.known_networks as k (subject) values ($1)
       on conflict (subject) do update set seen_at = now() where k.seen_at < now() - interval '1 day'`,
      [subject],
    );
  },
  isKnown: async (subject) => {
    const { rowCount } = await db.query('select from vault.known_networks where subject = $1', [subject]);
    return rowCount === 1;
  },
  prune: async (olderThanSeconds) => {
    await db.query('delete from vault.known_networks where seen_at < now() - make_interval(secs => $1)', [
      olderThanSeconds,
    ]);
  },
});
