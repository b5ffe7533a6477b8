import { hash } from 'node:crypto';
import type { Queryable } from '../postgres/connections/queryable.ts';

export type Blob = { readonly content: Buffer; readonly mediaType: string };

/** Content-addressed bytes: the name is the SHA-256 (hex), so an event that names one also proves it. */
export type Blobs = {
  /** Stores the bytes and returns their name. Storing the same bytes again changes nothing. */
  put(content: Buffer | string, mediaType: string): Promise<string>;
  /** Stores many blobs in one statement; returns their names in the same order. */
  putAll(contents: readonly (Buffer | string)[], mediaType: string): Promise<readonly string[]>;
  /** Null when there is no such blob; throws when the bytes don't match the hash in their name. */
  get(name: string): Promise<Blob | null>;
  /** Several by their names, from one query; those that don't exist are left out. */
  getAll(names: readonly string[]): Promise<ReadonlyMap<string, Blob>>;
};

export const createBlobs = (db: Queryable): Blobs => ({
  put: async (content, mediaType) => {
    const bytes = Buffer.from(content);
    const name = nameOf(bytes);
    await db.query(
      `insert into vault.blobs (hash, media_type, content) values (decode($1, 'hex'), $2, $3)
       on conflict (hash) do nothing`,
      [name, mediaType, bytes],
    );
    return name;
  },
  putAll: async (contents, mediaType) => {
    const named = contents.map((content) => Buffer.from(content)).map((bytes) => ({ bytes, name: nameOf(bytes) }));
    const distinct = [...new Map(named.map((each) => [each.name, each])).values()];
    await db.query(
      `insert into vault.blobs (hash, media_type, content)
       select decode(hash, 'hex'), $2, content from unnest($1::text[], $3::bytea[]) as given (hash, content)
       on conflict (hash) do nothing`,
      [distinct.map(({ name }) => name), mediaType, distinct.map(({ bytes }) => bytes)],
    );
    return named.map(({ name }) => name);
  },
  get: async (name) => (await found(db, [name])).get(name) ?? null,
  getAll: (names) => found(db, names),
});

const nameOf = (content: Buffer): string => hash('sha256', content, 'hex');

const found = async (db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, Blob>> => {
  const asked = [...new Set(names)].filter((name) => /^[0-9a-f]{64}$/.test(name));
  if (asked.length === 0) return new Map();
  const { rows } = await db.query<{ content: Buffer; media_type: string; name: string }>(
    `select content, media_type, encode(hash, 'hex') as name from vault.blobs
     where hash = any (array(select decode(name, 'hex') from unnest($1::text[]) name))`,
    [asked],
  );
  return new Map(
    rows.map(({ content, media_type: mediaType, name }) => {
      if (nameOf(content) !== name) throw new Error(`blob ${name} was changed`);
      return [name, { content, mediaType }];
    }),
  );
};
