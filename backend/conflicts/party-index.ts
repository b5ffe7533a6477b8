import { type Conflict, MOST_CONFLICTS } from '@nomucheck/domain/conflicts/conflict.ts';
import { sides } from '@nomucheck/domain/conflicts/parties.ts';
import type { Queryable } from '../engine/postgres/connections/queryable.ts';
import type { BlindIndex } from '../engine/sealing/blind-index.ts';
import { type NamedFirst, type NamedRecord, namedFirst, type SideKeys } from './named-first.ts';

/** Finds advices and consultations in which a name stands on the other side. Names are hashed. */
export type PartyIndex = {
  /** Replaces what is stored of the record; stores nothing for an owner whose key is destroyed. */
  set(record: NamedRecord, keys: SideKeys): Promise<void>;
  /** Writes the record, with its sides stored before it (`named-first.ts`). */
  writeNamed<Written>(of: NamedFirst<Written>): Promise<Written>;
  /** Of each of these records, the others in which one of its names stands on the other side, `MOST_CONFLICTS` at most. */
  conflictsOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly Conflict[]>>;
};

export const createPartyIndex = (db: Queryable, blindIndex: BlindIndex): PartyIndex => {
  const set = createSet(db, blindIndex);
  return { set, writeNamed: (of) => namedFirst(set, of), conflictsOf: createConflictsOf(db) };
};

const createSet =
  (db: Queryable, blindIndex: BlindIndex): PartyIndex['set'] =>
  async ({ what, id, owner }, keys) => {
    const rows = sides.flatMap((side) => keys[side].map((key) => ({ side, party: blindIndex('party', key) })));
    // The share lock on the owner's key: either these rows exist before it is destroyed and are erased with it, or it is
    // destroyed and the rows are never made.
    await db.query(
      `with living as materialized (
         select 1 from vault.sealing_keys where person = $3::text and wrapped is not null for share
       ), gone as (
         delete from vault.conflict_parties where record = $2 and (side, party) not in
           (select * from unnest($4::text[], $5::text[]))
       )
       insert into vault.conflict_parties (what, record, owner, side, party)
       select $1, $2, $3::uuid, side, party from unnest($4::text[], $5::text[]) as named (side, party)
       where exists (select from living) on conflict do nothing`,
      [what, id, owner, rows.map(({ side }) => side), rows.map(({ party }) => party)],
    );
  };

const createConflictsOf =
  (db: Queryable): PartyIndex['conflictsOf'] =>
  async (ids) => {
    const { rows } = await db.query<Conflict & { readonly record: string }>(
      `select this.record::text, found.* from unnest($1::uuid[]) as this (record)
       cross join lateral (
         select distinct other.what, other.record::text as id, here.side as here, other.side as there
         from vault.conflict_parties here
         join vault.conflict_parties other on other.party = here.party and other.side <> here.side
           and other.record <> here.record
         where here.record = this.record order by 1, 2, 3 limit $2
       ) found order by 1, 2, 3, 4`,
      [ids, MOST_CONFLICTS],
    );
    const found = new Map<string, Conflict[]>();
    for (const { record, what, id, here, there } of rows)
      found.set(record, [...(found.get(record) ?? []), { what, id, here, there }]);
    return found;
  };
