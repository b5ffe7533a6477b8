import { hash } from 'node:crypto';
import type { Queryable } from './queryable.ts';

export type Blob = { readonly content: Buffer; readonly mediaType: string };

/** Content-addressed bytes: the name is the SHA-256 (hex), so an event that names one also proves it. */
export type Blobs = {
  /** Keeping the same bytes again is nothing; answers their name. */
  put(content: Buffer | string, mediaType: string): Promise<string>;
  /** Null where there is none; throws when the bytes aren't what their name says. */
  get(name: string): Promise<Blob | null>;
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
  get: async (name) => {
    if (!/^[0-9a-f]{64}$/.test(name)) return null;
    const { rows } = await db.query<{ content: Buffer; media_type: string }>(
      `select content, media_type from vault.blobs where hash = decode($1, 'hex')`,
      [name],
    );
    const [row] = rows;
    if (!row) return null;
    if (nameOf(row.content) !== name) throw new Error(`blob ${name} was changed`);
    return { content: row.content, mediaType: row.media_type };
  },
});

const nameOf = (content: Buffer): string => hash('sha256', content, 'hex');
