import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';
import { isSealed } from '../../engine/sealing/sealer.ts';

/** What the console stores for a person, sealed: their own preferences, and those that they share with the firm. */
export type KeptPreferences = { readonly revision: number; readonly own: Sealed; readonly shared: Sealed | null };

export type VaultPreferences = {
  find(userId: string): Promise<KeptPreferences | null>;
  /** What all other people share, by the id of its owner. */
  sharedByOthers(userId: string): Promise<ReadonlyMap<string, Sealed>>;
  /** Replaces the revision that was read (0: none); returns false if another write came first. */
  replace(userId: string, revision: number, kept: Omit<KeptPreferences, 'revision'>): Promise<boolean>;
};

export const createVaultPreferences = (db: Queryable): VaultPreferences => ({
  find: async (userId) => {
    const { rows } = await db.query<{ revision: number; own: unknown; shared: unknown }>(
      'select revision, own, shared from vault.preferences where user_id = $1',
      [userId],
    );
    const [row] = rows;
    if (!row || !isSealed(row.own)) return null;
    return { revision: row.revision, own: row.own, shared: isSealed(row.shared) ? row.shared : null };
  },
  sharedByOthers: async (userId) => {
    const { rows } = await db.query<{ user_id: string; shared: unknown }>(
      'select user_id, shared from vault.preferences where shared is not null and user_id <> $1 order by user_id',
      [userId],
    );
    return new Map(rows.flatMap(({ user_id, shared }) => (isSealed(shared) ? [[user_id, shared] as const] : [])));
  },
  replace: async (userId, revision, { own, shared }) => {
    const { rowCount } = await db.query(
      revision === 0
        ? `insert into vault.preferences (user_id, revision, own, shared) values ($1, $2::integer + 1, $3, $4)
           on conflict do nothing`
        : `update vault.preferences set revision = $2::integer + 1, own = $3, shared = $4
           where user_id = $1 and revision = $2::integer`,
      [userId, revision, JSON.stringify(own), shared && JSON.stringify(shared)],
    );
    return rowCount === 1;
  },
});
