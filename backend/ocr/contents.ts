import { hash } from 'node:crypto';
import type { Queryable } from '../engine/postgres/connections/queryable.ts';

/** Bytes of documents, by their hash, until the last document that uses them is removed. */
export type OcrContents = {
  /** Stores bytes that no document uses yet, and returns their hash. Unused ones are deleted after a day. */
  put(content: Buffer, mediaType: string): Promise<string>;
  /** Whether the bytes are there; from then on the document uses them. */
  use(document: string, name: string): Promise<boolean>;
  /** Stores what the document uses from then on; returns the hashes in the same order. */
  keep(document: string, contents: readonly OcrContent[]): Promise<readonly string[]>;
  /** null when they are gone; throws when the bytes don't match their hash. */
  get(name: string): Promise<Buffer | null>;
  /** Several, by their names; those that are gone are left out. */
  getAll(names: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** Deletes what only this document uses. */
  release(document: string): Promise<void>;
  /** Deletes these as far as no document uses them: an upload was broken off. */
  dropUnused(names: readonly string[]): Promise<void>;
  prune(seconds: number): Promise<void>;
};

export type OcrContent = { readonly content: Buffer | string; readonly mediaType: string };

/** The name under which these bytes are kept. */
export const nameOf = (content: Buffer | string): string => hash('sha256', content, 'hex');

const putOne = `insert into vault.ocr_contents (hash, media_type, content) values (decode($1, 'hex'), $2, $3)
  on conflict (hash) do update set kept_at = now()`;

/** Bytes that another document uses stay. */
const unused = `not exists (select from vault.ocr_content_uses used where used.hash = ocr_contents.hash)`;

export const createOcrContents = (db: Queryable): OcrContents => {
  const put: OcrContents['put'] = async (content, mediaType) => {
    const name = nameOf(content);
    await db.query(putOne, [name, mediaType, content]);
    return name;
  };
  const use: OcrContents['use'] = async (document, name) => {
    const { rows } = await db.query(
      `with there as (select hash from vault.ocr_contents where hash = decode($2, 'hex') for share),
         used as (insert into vault.ocr_content_uses (document, hash) select $1, hash from there on conflict do nothing)
       select 1 from there`,
      [document, name],
    );
    return rows.length > 0;
  };
  const getAll: OcrContents['getAll'] = async (names) => {
    const { rows } = await db.query<{ name: string; content: Buffer }>(
      `select encode(hash, 'hex') as name, content from vault.ocr_contents
       where hash in (select decode(name, 'hex') from unnest($1::text[]) name)`,
      [names],
    );
    for (const { name, content } of rows)
      if (nameOf(content) !== name) throw new Error(`the content ${name} was changed`);
    return new Map(rows.map(({ name, content }) => [name, content]));
  };
  return {
    put,
    use,
    keep: async (document, contents) => {
      const names: string[] = [];
      for (const { content, mediaType } of contents) {
        const name = await put(Buffer.from(content), mediaType);
        if (!(await use(document, name))) throw new Error(`the content ${name} was deleted while it was stored`);
        names.push(name);
      }
      return names;
    },
    get: async (name) => (await getAll([name])).get(name) ?? null,
    getAll,
    release: async (document) => {
      const { rows } = await db.query<{ hash: string }>(
        `delete from vault.ocr_content_uses where document = $1 returning encode(hash, 'hex') as hash`,
        [document],
      );
      await dropUnused(
        db,
        rows.map((row) => row.hash),
      );
    },
    dropUnused: (names) => dropUnused(db, names),
    prune: async (seconds) => {
      await db.query(`delete from vault.ocr_contents where kept_at < now() - make_interval(secs => $1) and ${unused}`, [
        seconds,
      ]);
    },
  };
};

const dropUnused = async (db: Queryable, names: readonly string[]): Promise<void> => {
  await db.query(
    `delete from vault.ocr_contents
     where hash in (select decode(name, 'hex') from unnest($1::text[]) name) and ${unused}`,
    [names],
  );
};
