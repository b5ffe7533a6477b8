import { batchLookups } from '../../postgres/connections/batching.ts';
import type { Queryable } from '../../postgres/connections/queryable.ts';

/**
 * A key as the vault stores it. `wrapped` is null once it was destroyed. A person's own key is named by their id; the
 * keys of single records are named `<person>/<record>` and end with the person, unless the law requires to keep the
 * record.
 */
export type WrappedKey = { readonly version: number; readonly wrapped: Buffer | null; readonly masterKey: string };

/** The person of a key, by the key's name. */
export const ownerOfKey = (name: string): string => name.split('/', 1)[0] ?? name;

/** Whose keys were destroyed; `anybody`: it isn't known whose. */
export type DestroyedOf = ReadonlySet<string> | 'anybody';

export type Destructions = { readonly count: string; readonly of: DestroyedOf };

export type SealingKeys = {
  /** Null when there never was such a key. */
  find(name: string): Promise<WrappedKey | null>;
  /**
   * Stores the key unless there is (or was) one of this name; returns the stored one. A record's key is only stored
   * beside its person's own living key: otherwise a destroyed key is returned. `keepUntil` (ISO) is the legal
   * retention; a later date extends it.
   */
  keepFirst(name: string, key: WrappedKey, keepUntil?: string): Promise<WrappedKey>;
  /**
   * Destroys all keys of the person permanently, except those that the law requires to keep. The rows stay, so that
   * none is made again.
   */
  destroy(person: string): Promise<void>;
  /** Destroys the key of one record permanently; false where there is none that may be destroyed. */
  destroyOne(name: string): Promise<boolean>;
  /** Destroys kept keys of people who left, once the retention is over; returns how many. */
  destroyDue(now: string): Promise<number>;
  /** Those of these people who still have a key that should have been destroyed. */
  stillHeld(people: readonly string[]): Promise<readonly string[]>;
  /** How many keys were destroyed, by whichever process, and whose since that count was `since` (null: since ever). */
  destructions(since: string | null): Promise<Destructions>;
  /** The ids of the master keys that wrap any key now. The cost doesn't depend on the number of people. */
  masterKeysInUse(): Promise<readonly string[]>;
};

type Row = { person: string; version: number; wrapped: Buffer | null; master_key: string };

/** The SQL of the count of destructions. Nothing was destroyed yet: there is no row. */
export const countOfDestructions = `coalesce((select count from vault.key_destructions), 0)::text`;

/** After so many destructions it is no longer asked whose they were. */
const mostDestroyed = 1_000;

/**
 * Each destruction has the number of its count. Where these aren't all there (a count that went back, a key that was put back and
 * destroyed again), it may have been anybody's.
 */
export const destroyedOf = (since: string | null, count: string, owners: readonly string[]): DestroyedOf => {
  const isComplete = since !== null && BigInt(count) - BigInt(since) === BigInt(owners.length);
  return isComplete && owners.length <= mostDestroyed ? new Set(owners) : 'anybody';
};

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
      // The share lock on the person's own key: either this key exists before theirs is destroyed and is destroyed with
      // it, or theirs is destroyed and this one is never made.
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
      // A separate statement: it sees the keys of records that were made until the statement above destroyed the
      // person's own key.
      await db.query(
        `update vault.sealing_keys set wrapped = null, destroyed_at = now()
         where owner = $1 and wrapped is not null and ${mayGo}`,
        [person],
      );
    },
    destroyOne: async (name) => {
      const { rowCount } = await db.query(
        `update vault.sealing_keys set wrapped = null, destroyed_at = now()
         where person = $1 and wrapped is not null and ${mayGo}`,
        [name],
      );
      return rowCount !== 0;
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
    destructions: async (since) => {
      const { rows } = await db.query<{ count: string; owners: readonly string[] }>(
        `select ${countOfDestructions} as count, array(
           select owner from vault.sealing_keys where destruction > $1::bigint order by destruction limit ${mostDestroyed + 1}
         ) as owners`,
        [since],
      );
      const { count = '0', owners = [] } = rows[0] ?? {};
      return { count, of: destroyedOf(since, count, owners) };
    },
    masterKeysInUse: async () => {
      // Skips from one id to the next through the index: a few lookups, not one for each person.
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
