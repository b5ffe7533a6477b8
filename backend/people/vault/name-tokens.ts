import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

/** The words by which people are found, as blind indexes. */
export type NameTokens = {
  /** Replaces the person's tokens by exactly these; stores none for a person whose key is destroyed. */
  set(userId: string, tokens: readonly string[]): Promise<void>;
  /** The ids of the people who have all of these tokens. */
  withAll(tokens: readonly string[]): Promise<readonly string[]>;
};

export const createNameTokens = (db: Queryable): NameTokens => ({
  set: async (userId, tokens) => {
    // The share lock on the person's key: either these rows exist before it is destroyed and are erased with it, or it
    // is destroyed and the rows are never made.
    await db.query(
      `with living as materialized (
         select 1 from vault.sealing_keys where person = $1 and wrapped is not null for share
       ), gone as (
         delete from vault.name_tokens where user_id = $1::uuid and token <> all ($2::text[])
       )
       insert into vault.name_tokens (token, user_id)
       select token, $1::uuid from unnest($2::text[]) as token where exists (select from living)
       on conflict do nothing`,
      [userId, tokens],
    );
  },
  withAll: async (tokens) => {
    const { rows } = await db.query<{ user_id: string }>(
      `select user_id from vault.name_tokens where token = any ($1::text[])
       group by user_id having count(*) = cardinality($1::text[])`,
      [tokens],
    );
    return rows.map(({ user_id }) => user_id);
  },
});
