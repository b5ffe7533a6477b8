import { createHash } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { v4 as uuidV4 } from 'uuid';
import type { Queryable } from '../engine/postgres/connections/queryable.ts';

export type Upload = { readonly upload: string; readonly hash: string; readonly bytes: number };

/** Stores files until a job has read them. A file may have any size; only one piece of it is in memory. */
export type Uploads = {
  /** Throws `payload_too_large` above `most` bytes; an incomplete upload is not stored. */
  keep(content: AsyncIterable<Uint8Array>, most: number): Promise<Upload>;
  /** Its pieces in order; throws when it is no longer stored. */
  read(upload: string): AsyncIterable<Buffer>;
  isKept(upload: string): Promise<boolean>;
  /** Deletes files that are older than this. */
  prune(seconds: number): Promise<void>;
};

const PIECE = 1024 * 1024;

export const createUploads = (db: Queryable): Uploads => ({
  keep: async (content, most) => {
    const id = uuidV4();
    await db.query('insert into vault.uploads (id) values ($1)', [id]);
    try {
      const hash = createHash('sha256');
      let bytes = 0;
      let piece = 0;
      for await (const part of inPieces(content)) {
        bytes += part.length;
        if (bytes > most) throw new DomainError('payload_too_large');
        hash.update(part);
        await db.query('insert into vault.upload_pieces (upload, piece, content) values ($1, $2, $3)', [
          id,
          piece,
          part,
        ]);
        piece += 1;
      }
      const name = hash.digest('hex');
      await db.query(
        `update vault.uploads set hash = decode($2, 'hex'), bytes = $3, completed_at = now() where id = $1`,
        [id, name, bytes],
      );
      return { upload: id, hash: name, bytes };
    } catch (error) {
      await db.query('delete from vault.uploads where id = $1', [id]).catch(() => {});
      throw error;
    }
  },
  async *read(upload) {
    for (let piece = 0; ; piece += 1) {
      const { rows } = await db.query<{ content: Buffer }>(
        `select content from vault.upload_pieces where upload = $1 and piece = $2`,
        [upload, piece],
      );
      const [row] = rows;
      if (!row) return;
      yield row.content;
    }
  },
  isKept: async (upload) => {
    const { rows } = await db.query('select 1 from vault.uploads where id = $1 and completed_at is not null', [upload]);
    return rows.length > 0;
  },
  prune: async (seconds) => {
    await db.query('delete from vault.uploads where created_at < now() - make_interval(secs => $1)', [seconds]);
  },
});

/** The same bytes in pieces of equal size, whatever sizes they arrive in; the last piece is smaller. */
async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    let from = 0;
    while (size + chunk.length - from >= PIECE) {
      const until = from + PIECE - size;
      yield Buffer.concat([...waiting, chunk.subarray(from, until)]);
      waiting = [];
      size = 0;
      from = until;
    }
    if (from < chunk.length) {
      waiting.push(chunk.subarray(from));
      size += chunk.length - from;
    }
  }
  if (size > 0) yield Buffer.concat(waiting);
}
