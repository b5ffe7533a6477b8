import type { ConflictFlag } from '@nomucheck/domain/advice/contract/review.ts';
import { type Side, sides } from '@nomucheck/domain/advice/parties.ts';
import type { Queryable } from '../../engine/postgres/queryable.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';

/** Finds advices in which a name stands on the other side. Names are hashed. */
export type PartyIndex = {
  /** Replaces what is stored of the advice; stores nothing for an asker whose key is destroyed. */
  set(
    advice: { readonly id: string; readonly asker: string },
    keys: Readonly<Record<Side, readonly string[]>>,
  ): Promise<void>;
  /** Of each of these advices, the others in which one of its names stands on the other side. */
  conflictsOf(adviceIds: readonly string[]): Promise<ReadonlyMap<string, readonly ConflictFlag[]>>;
};

export const createPartyIndex = (db: Queryable, blindIndex: BlindIndex): PartyIndex => ({
  set: async ({ id, asker }, keys) => {
    const rows = sides.flatMap((side) => keys[side].map((key) => ({ side, party: blindIndex('party', key) })));
    // The share lock on the asker's key: either these rows exist before it is destroyed and are erased with it, or it is
    // destroyed and the rows are never made.
    await db.query(
      `with living as materialized (
         select 1 from vault.sealing_keys where person = $2::text and wrapped is not null for share
       ), gone as (
         delete from vault.advice_parties where advice = $1 and (side, party) not in
           (select * from unnest($3::text[], $4::text[]))
       )
       insert into vault.advice_parties (advice, asker, side, party)
       select $1, $2::uuid, side, party from unnest($3::text[], $4::text[]) as named (side, party)
       where exists (select from living) on conflict do nothing`,
      [id, asker, rows.map(({ side }) => side), rows.map(({ party }) => party)],
    );
  },

  conflictsOf: async (adviceIds) => {
    const { rows } = await db.query<{ advice: string; other: string; here: Side; there: Side }>(
      `select distinct this.advice::text, other.advice::text as other, this.side as here, other.side as there
       from vault.advice_parties this
       join vault.advice_parties other on other.party = this.party and other.side <> this.side
         and other.advice <> this.advice
       where this.advice = any ($1::uuid[]) order by 1, 2, 3`,
      [adviceIds],
    );
    const flags = new Map<string, ConflictFlag[]>();
    for (const { advice, other, here, there } of rows)
      flags.set(advice, [...(flags.get(advice) ?? []), { adviceId: other, here, there }]);
    return flags;
  },
});
