import type { Queryable } from '../postgres/connections/queryable.ts';

/**
 * What a table of the vault holds of people: the statement that erases a person from it, or why it has no personal
 * data.
 */
export type TableOfPeople =
  | {
      /** The columns that hold a person's id. */
      readonly people: readonly string[];
      /** Erases the person ($1, their id as text). May be run again. null: nothing is erased, for the reason in `stays`. */
      readonly erase: string | null;
      /** What stays under the id, which then identifies no person, and why. */
      readonly stays?: string;
    }
  | { readonly noPersonalData: string };

/** Tables of the vault by their names. */
export type TablesOfPeople = Readonly<Record<string, TableOfPeople>>;

/**
 * The engine's own tables of the vault; a context declares its tables in its `context.ts`. A test compares all
 * declarations with the database, so that each new table declares how people are erased from it. The erasure runs these
 * statements.
 */
export const engineTables: TablesOfPeople = {
  sessions: {
    people: ['user_id'],
    erase: `update vault.sessions set revoked_at = coalesce(revoked_at, now()), device = null where user_id = $1::uuid`,
    stays: 'when somebody signed in, for as long as login records are kept (통신비밀보호법)',
  },
  sealing_keys: {
    people: ['person', 'owner'],
    // The same as `sealingKeys.destroy`, which has run before; repeated here so that this list is complete.
    erase: `update vault.sealing_keys set wrapped = null, destroyed_at = now()
            where owner = $1 and wrapped is not null and (keep_until is null or keep_until <= now())`,
    stays: 'that there was a key, so that none is made again; and what the law wants kept, until its end date',
  },
  reservations: {
    people: ['value', 'stream', 'taken_from'],
    erase: `with not_given_back as (
              update vault.reservations set taken_from = null where taken_from = 'user-' || $1)
            delete from vault.reservations where stream = 'user-' || $1 or (kind = 'draft' and value = $1)`,
  },
  idempotency_keys: { people: ['person'], erase: 'delete from vault.idempotency_keys where person = $1' },
  access_log: {
    people: ['reader', 'people'],
    erase: null,
    stays: 'who read whose data, by ids alone, for as long as the law wants it (개인정보의 안전성 확보조치 기준 제8조)',
  },
  key_destructions: { noPersonalData: 'one number: how many keys were destroyed' },
  attempts: { noPersonalData: 'keyed hashes of a network and what was tried from there; forgotten after a day' },
  blobs: { noPersonalData: 'questionnaires and cases; what a person uploads needs a line of its own here' },
};

/** Erases the person from these tables, one after the other. The person's keys must be destroyed before. */
export const erasePerson = async (db: Queryable, tables: TablesOfPeople, person: string): Promise<void> => {
  for (const table of Object.values(tables)) {
    if ('erase' in table && table.erase !== null) await db.query(table.erase, [person]);
  }
};
