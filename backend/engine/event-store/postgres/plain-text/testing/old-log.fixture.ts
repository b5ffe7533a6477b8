import { readdir, readFile } from 'node:fs/promises';
import canonicalize from 'canonicalize';
import type pg from 'pg';
import { v4 as newId } from 'uuid';
import { envelopeAround, text } from '../../../proof/hash-chain.ts';
import { logMigrations } from '../../postgres-event-store.ts';

/** An event as versions before the sealing of reasons wrote it. */
export type OldEvent = {
  readonly stream: string;
  readonly type: string;
  readonly version?: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly reason?: string;
};

/** Replaces the log of a database by one that such a version has written, and forgets that it was ever upgraded. */
export const writeOldLog = async (pool: pg.Pool, events: readonly OldEvent[]): Promise<void> => {
  await pool.query(`drop schema log cascade; delete from meta.migrations where schema = 'log'`);
  const { folder } = logMigrations;
  const files = (await readdir(folder)).filter((name) => name < '0004').toSorted();
  for (const name of files) await pool.query(await readFile(new URL(name, folder), 'utf8'));
  await pool.query(
    `insert into meta.migrations (schema, name, sha256)
     select 'log', name, encode(sha256(convert_to(content, 'UTF8')), 'hex')
     from unnest($1::text[], $2::text[]) as file (name, content)`,
    [files, await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))],
  );
  const revisions = new Map<string, number>();
  for (const { stream, type, version: schemaVersion = 1, data, reason } of events) {
    const before = revisions.get(stream) ?? 0;
    revisions.set(stream, before + 1);
    const envelope = envelopeAround(
      {
        ...{ id: newId(), type, schemaVersion, stream, revision: before + 1, at: '2026-11-01T00:00:00.000Z' },
        ...{ actor: { id: newId(), role: 'admin' }, correlationId: newId(), causationId: newId() },
      },
      { data: canonicalize(data) ?? '', reason: reason === undefined ? undefined : text(reason) },
    );
    await pool.query('select log.append_one($1, $2, $3)', [stream, before, envelope]);
  }
};
