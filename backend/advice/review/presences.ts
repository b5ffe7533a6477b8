import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

/** Who has the review of an advice open. In the database, so that all processes see the same people. */
export type Presences = {
  /** The person has it open now. */
  note(adviceId: string, person: string): Promise<void>;
  /** The ids of those who have it open, without this person. */
  others(adviceId: string, person: string): Promise<readonly string[]>;
};

/** Two of the twenty seconds after which a page says it again may be lost. */
const stillThere = `seen_at > now() - interval '50 seconds'`;

export const createPresences = (db: Queryable): Presences => ({
  note: async (adviceId, person) => {
    await db.query(
      `with gone as (delete from vault.advice_presences where advice = $1 and person <> $2 and not (${stillThere}))
       insert into vault.advice_presences (advice, person) values ($1, $2)
       on conflict (advice, person) do update set seen_at = now()`,
      [adviceId, person],
    );
  },
  others: async (adviceId, person) => {
    const { rows } = await db.query<{ person: string }>(
      `select person::text from vault.advice_presences where advice = $1 and person <> $2 and ${stillThere}
       order by person`,
      [adviceId, person],
    );
    return rows.map((row) => row.person);
  },
});
