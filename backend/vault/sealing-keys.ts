import { gatherLooks } from './gathered-looks.ts';
import type { Queryable } from './queryable.ts';

/** A person's key as the vault holds it. `wrapped` is null once it was destroyed. */
export type WrappedKey = { readonly version: number; readonly wrapped: Buffer | null; readonly masterKey: string };

export type SealingKeys = {
  /** Null where the person never had a key. */
  find(person: string): Promise<WrappedKey | null>;
  /** Keeps the key unless the person has (or had) one; answers the one kept. */
  keepFirst(person: string, key: WrappedKey): Promise<WrappedKey>;
  /** The key is gone for ever; that there was one stays, so that none is made again. */
  destroy(person: string): Promise<void>;
  /** The ids of the master keys that wrap any key now, however many people there are. */
  masterKeysInUse(): Promise<readonly string[]>;
};

type Row = { person: string; version: number; wrapped: Buffer | null; master_key: string };

export const createSealingKeys = (db: Queryable): SealingKeys => {
  const find = gatherLooks<WrappedKey>(async (people) => {
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
    keepFirst: async (person, { version, wrapped, masterKey }) => {
      await db.query(
        `insert into vault.sealing_keys (person, version, wrapped, master_key) values ($1, $2, $3, $4)
         on conflict (person) do nothing`,
        [person, version, wrapped, masterKey],
      );
      const kept = await find(person);
      if (!kept) throw new Error(`the vault didn't keep the key of ${person}`);
      return kept;
    },
    destroy: async (person) => {
      await db.query(
        `insert into vault.sealing_keys (person, version, wrapped, master_key, destroyed_at)
         values ($1, 1, null, '', now())
         on conflict (person) do update set wrapped = null, destroyed_at = coalesce(sealing_keys.destroyed_at, now())`,
        [person],
      );
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

/** The same in memory, for tests. */
export const createMemorySealingKeys = (): SealingKeys => {
  const keys = new Map<string, WrappedKey>();
  return {
    find: async (person) => keys.get(person) ?? null,
    keepFirst: async (person, key) => {
      const kept = keys.get(person) ?? key;
      keys.set(person, kept);
      return kept;
    },
    destroy: async (person) => {
      const key = keys.get(person) ?? { version: 1, masterKey: '' };
      keys.set(person, { ...key, wrapped: null });
    },
    masterKeysInUse: async () => [
      ...new Set([...keys.values()].filter(({ wrapped }) => wrapped).map(({ masterKey }) => masterKey)),
    ],
  };
};
