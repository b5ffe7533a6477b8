import type { Queryable } from '../postgres/queryable.ts';

/** Which words people are found by, as blind indexes. */
export type NameTokens = {
  /** Exactly these from now on; none of one whose key is destroyed, whatever is asked. */
  set(userId: string, tokens: readonly string[]): Promise<void>;
  /** The ids of those who have all of these. */
  withAll(tokens: readonly string[]): Promise<readonly string[]>;
};

export const createNameTokens = (db: Queryable): NameTokens => ({
  set: async (userId, tokens) => {
    // The share lock on the person's key: either these rows are there before it is destroyed, and go with it, or it is
    // destroyed and they are never made.
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
