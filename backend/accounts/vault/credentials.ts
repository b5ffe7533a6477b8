import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

/** Password hashes (argon2id, made by backend/accounts). The vault doesn't interpret them. */
export type Credentials = {
  set(userId: string, passwordHash: string): Promise<void>;
  /** Replaces exactly this hash; false when another write has replaced it before, whose hash then stays. */
  replace(userId: string, from: string, to: string): Promise<boolean>;
  find(userId: string): Promise<string | null>;
  remove(userId: string): Promise<void>;
};

export const createCredentials = (db: Queryable): Credentials => ({
  set: async (userId, passwordHash) => {
    await db.query(
      `insert into vault.credentials (user_id, password_hash) values ($1, $2)
       on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
      [userId, passwordHash],
    );
  },
  replace: async (userId, from, to) => {
    const { rowCount } = await db.query(
      'update vault.credentials set password_hash = $3, changed_at = now() where user_id = $1 and password_hash = $2',
      [userId, from, to],
    );
    return rowCount === 1;
  },
  find: async (userId) => {
    const { rows } = await db.query<{ password_hash: string }>(
      'select password_hash from vault.credentials where user_id = $1',
      [userId],
    );
    return rows[0]?.password_hash ?? null;
  },
  remove: async (userId) => {
    await db.query('delete from vault.credentials where user_id = $1', [userId]);
  },
});
