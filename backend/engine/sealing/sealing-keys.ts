import { batchLookups } from '../postgres/batching.ts';
import type { Queryable } from '../postgres/queryable.ts';

/**
 * A key as the vault holds it. `wrapped` is null once it was destroyed. A person's own key has their id for a name; the keys of
 * single records are named `<person>/<record>` and live no longer than the person, but where the law wants the record kept.
 */
export type WrappedKey = { readonly version: number; readonly wrapped: Buffer | null; readonly masterKey: string };

/** Whose key it is, by its name. */
export const ownerOfKey = (name: string): string => name.split('/', 1)[0] ?? name;

export type SealingKeys = {
  /** Null where there never was such a key. */
  find(name: string): Promise<WrappedKey | null>;
  /**
   * Keeps the key unless there is (or was) one of this name; answers the one kept. A record's key is only kept beside its
   * person's own living one: else the answer is a destroyed key. `keepUntil` (ISO) is what the law demands; a later one extends.
   */
  keepFirst(name: string, key: WrappedKey, keepUntil?: string): Promise<WrappedKey>;
  /** All keys of the person are gone for ever, but those the law keeps. That there were any stays, so that none is made again. */
  destroy(person: string): Promise<void>;
  /** The key of one record is gone for ever. */
  destroyOne(name: string): Promise<void>;
  /** Destroys what the law kept of people who left, once its time is over; answers how many keys. */
  destroyDue(now: string): Promise<number>;
  /** Those of these people who still have a key that should be gone. */
  stillHeld(people: readonly string[]): Promise<readonly string[]>;
  /** The ids of the master keys that wrap any key now, however many people there are. */
  masterKeysInUse(): Promise<readonly string[]>;
};

type Row = { person: string; version: number; wrapped: Buffer | null; master_key: string };

const mayGo = '(keep_until is null or keep_until <= now())';

export const createSealingKeys = (db: Queryable): SealingKeys => {
  const find = batchLookups<WrappedKey>(async (people) => {
    const { rows } = await db.query<Row>(
      'select person, version, wrapped, master_key from vault.sealing_keys where person = any ($1)',
      [people],
    );
    return new Map(
      rows.map(({ person, version, wrapped, master_key: masterKey }) => [person, { version, wrapped, masterKey }]),
    );
  });
  return {
    find,
    keepFirst: async (name, key, keepUntil) => {
      const { version, wrapped, masterKey } = key;
      const owner = ownerOfKey(name);
      // The share lock on the person's own key: either this key is there before theirs is destroyed, and goes with it, or
      // theirs is destroyed and this one is never made.
      await db.query(
        owner === name
          ? `insert into vault.sealing_keys (person, version, wrapped, master_key, owner, keep_until)
             values ($1, $2, $3, $4, $5, $6) on conflict (person) do nothing`
          : `insert into vault.sealing_keys as k (person, version, wrapped, master_key, owner, keep_until)
             select $1, $2::integer, $3::bytea, $4, $5, $6::timestamptz
             from (select from vault.sealing_keys where person = $5 and wrapped is not null for share) as own
             on conflict (person) do update set keep_until = greatest(k.keep_until, excluded.keep_until)`,
        [name, version, wrapped, masterKey, owner, keepUntil ?? null],
      );
      const kept = await find(name);
      if (!kept && owner === name) throw new Error(`the vault didn't keep the key of ${name}`);
      return kept ?? { ...key, wrapped: null };
    },
    destroy: async (person) => {
      await db.query(
        `insert into vault.sealing_keys (person, owner, version, wrapped, master_key, destroyed_at)
         values ($1, $1, 1, null, '', now())
         on conflict (person) do update set wrapped = null, destroyed_at = coalesce(sealing_keys.destroyed_at, now())`,
        [person],
      );
      // A statement of its own: it sees the keys of records that were made until the one above took the person's own.
      await db.query(
        `update vault.sealing_keys set wrapped = null, destroyed_at = now()
         where owner = $1 and wrapped is not null and ${mayGo}`,
        [person],
      );
    },
    destroyOne: async (name) => {
      await db.query(
        `update vault.sealing_keys set wrapped = null, destroyed_at = now()
         where person = $1 and wrapped is not null and ${mayGo}`,
        [name],
      );
    },
    destroyDue: async (now) => {
      const { rowCount } = await db.query(
        `update vault.sealing_keys as k set wrapped = null, destroyed_at = now()
         where wrapped is not null and keep_until <= $1
           and exists (select from vault.sealing_keys as own where own.person = k.owner and own.wrapped is null)`,
        [now],
      );
      return rowCount ?? 0;
    },
    stillHeld: async (people) => {
      const { rows } = await db.query<{ owner: string }>(
        `select distinct owner from vault.sealing_keys where owner = any ($1) and wrapped is not null and ${mayGo}`,
        [people],
      );
      return rows.map(({ owner }) => owner);
    },
    masterKeysInUse: async () => {
      // From one id to the next by the index: a few looks, not one a person.
      const { rows } = await db.query<{ id: string }>(
        `with recursive ids as (
           select min(master_key) as id from vault.sealing_keys where wrapped is not null
           union all
           select (select min(master_key) from vault.sealing_keys where wrapped is not null and master_key > ids.id)
           from ids where ids.id is not null
         )
         select id from ids where id is not null`,
      );
      return rows.map(({ id }) => id);
    },
  };
};
