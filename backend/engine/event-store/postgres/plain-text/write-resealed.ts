import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type pg from 'pg';
import { chainHash, envelopeAround } from '../../proof/hash-chain.ts';

/** What replaces an event's plain text, with the hash of the hash that it was written with and of what is stored then. */
export type Resealing = {
  readonly position: string;
  readonly data: string;
  readonly reason: string | null;
  readonly hash: string;
};

export const resealing = (
  stored: StoredEvent,
  { position, data, reason }: Pick<Resealing, 'position' | 'data' | 'reason'>,
): Resealing => ({
  ...{ position, data, reason },
  hash: chainHash(stored.hash, envelopeAround(stored, { data, reason: reason ?? undefined })),
});

/**
 * Writes a page in one transaction. What refuses changes of the log is switched off within it only: a process that dies
 * here leaves it as it was.
 */
export const writeResealed = async (client: pg.ClientBase, page: readonly Resealing[]): Promise<void> => {
  if (page.length === 0) return;
  await client.query('begin');
  await client.query('alter table log.events disable trigger append_only');
  await client.query(
    `update log.events e
     set reason = null, sealed_reason = n.reason::json, data = n.data::json, resealed_hash = decode(n.hash, 'hex')
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as n (position, data, reason, hash)
     where e.position = n.position`,
    [
      page.map(({ position }) => position),
      page.map(({ data }) => data),
      page.map(({ reason }) => reason),
      page.map(({ hash }) => hash),
    ],
  );
  await client.query('alter table log.events enable always trigger append_only');
  await client.query('commit');
};
