import type { Queryable } from '../postgres/queryable.ts';

/** What a table of the vault holds of people: the statement that erases a person from it, or why it holds nobody's data. */
export type TableOfPeople =
  | {
      /** The columns that hold a person's id. */
      readonly people: readonly string[];
      /** Erases the person ($1, their id as text). May be run again. null: nothing is erased, for the reason in `stays`. */
      readonly erase: string | null;
      /** What stays under the id, which then belongs to nobody, and why. */
      readonly stays?: string;
    }
  | { readonly nobody: string };

/**
 * Every table of the vault. A test holds this list against the database, so that no table is made without saying here what
 * becomes of its people; the erasure runs these statements in this order, so whoever adds a line has done all there is to do.
 */
export const tablesOfPeople: Readonly<Record<string, TableOfPeople>> = {
  sessions: {
    people: ['user_id'],
    erase: `update vault.sessions set revoked_at = coalesce(revoked_at, now()), device = null where user_id = $1::uuid`,
    stays: 'when somebody signed in, for as long as login records are kept (통신비밀보호법)',
  },
  credentials: { people: ['user_id'], erase: 'delete from vault.credentials where user_id = $1::uuid' },
  sealing_keys: {
    people: ['person', 'owner'],
    // The same as `sealingKeys.destroy`, which has run by then: said here too, so that this list is whole by itself.
    erase: `update vault.sealing_keys set wrapped = null, destroyed_at = now()
            where owner = $1 and wrapped is not null and (keep_until is null or keep_until <= now())`,
    stays: 'that there was a key, so that none is made again; and what the law wants kept, until its end date',
  },
  second_factors: { people: ['user_id'], erase: 'delete from vault.second_factors where user_id = $1::uuid' },
  codes: { people: ['user_id'], erase: 'delete from vault.codes where user_id = $1::uuid' },
  reservations: {
    people: ['value', 'stream', 'taken_from'],
    erase: `with not_given_back as (
              update vault.reservations set taken_from = null where taken_from = 'user-' || $1)
            delete from vault.reservations where stream = 'user-' || $1 or (kind = 'draft' and value = $1)`,
  },
  mailbox: {
    people: ['letter'],
    erase: `delete from vault.mailbox where split_part(letter #>> '{$sealed,person}', '/', 1) = $1`,
  },
  idempotency_keys: { people: ['person'], erase: 'delete from vault.idempotency_keys where person = $1' },
  name_tokens: { people: ['user_id'], erase: 'delete from vault.name_tokens where user_id = $1::uuid' },
  preferences: { people: ['user_id'], erase: 'delete from vault.preferences where user_id = $1::uuid' },
  access_log: {
    people: ['reader', 'people'],
    erase: null,
    stays: 'who read whose data, by ids alone, for as long as the law wants it (개인정보의 안전성 확보조치 기준 제8조)',
  },
  recovery_codes: { nobody: 'keyed hashes, which go with the second factor that they stand in for' },
  known_networks: {
    nobody: 'keyed hashes of an account, and of one and a network; forgotten three months after the last sign-in',
  },
  attempts: { nobody: 'keyed hashes of a network and what was tried from there; forgotten after a day' },
  oauth_flows: { nobody: 'a sign-in that is under way, as hashes: whose, isn’t known yet' },
  uploads: { nobody: 'files of published decisions, as the firm’s people send them in; forgotten after a month' },
  upload_pieces: { nobody: 'the same, in pieces' },
  blobs: { nobody: 'questionnaires and cases; what a person uploads needs a line of its own here' },
};

/** Takes the person out of every table, one after the other. Their keys are to be destroyed before. */
export const erasePerson = async (db: Queryable, person: string): Promise<void> => {
  for (const table of Object.values(tablesOfPeople)) {
    if ('erase' in table && table.erase !== null) await db.query(table.erase, [person]);
  }
};
