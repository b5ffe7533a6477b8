import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

/** Since when one of the firm's people works without a second factor. */
export type SecondFactorGraces = {
  /** The instant (ISO) of this person's first call, which is now where there was none before. */
  begunBy(userId: string, now: string): Promise<string>;
};

export const createSecondFactorGraces = (db: Queryable): SecondFactorGraces => ({
  begunBy: async (userId, now) => {
    const { rows } = await db.query<{ began_at: Date }>(
      `with added as (
         insert into vault.second_factor_graces (user_id, began_at) values ($1, $2)
         on conflict (user_id) do nothing returning began_at
       )
       select began_at from added union all select began_at from vault.second_factor_graces where user_id = $1`,
      [userId, now],
    );
    return rows[0]?.began_at.toISOString() ?? now;
  },
});
