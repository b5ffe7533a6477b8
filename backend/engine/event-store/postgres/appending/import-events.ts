import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type pg from 'pg';
import { positionOf } from '../../positions/dense-positions.ts';
import { canonicalEnvelope, chainHash } from '../../proof/hash-chain.ts';

/**
 * Inserts events behind the log's last one, at the next dense positions, with the hashes that they have. An event that isn't
 * what its hash says was sealed after it had been written (or was changed): it gets the hash of what it is now, as the sealing
 * gave it one, and `proveLog` tells the two apart by the log's own note of what was sealed.
 *
 * Answers the position of the last one. The commit doesn't wait for the disk: an import that breaks off is begun anew, and a later commit that waits makes all of
 * it lasting.
 */
export const importEvents = async (pool: pg.Pool, events: readonly StoredEvent[]): Promise<Position> => {
  const texts = events.map((event) => canonicalEnvelope(event));
  const resealed = events.map(({ previousHash, hash }, index) => {
    const text = texts[index] ?? '';
    return chainHash(previousHash, text) === hash ? null : chainHash(hash, text);
  });
  const { rows } = await pool.query<{ last: string }>(
    `with unwaited as (select set_config('synchronous_commit', 'off', true)),
          head as (select coalesce(max(position), 0) as position from log.events, unwaited),
          written as (
     insert into log.events (position, stream, revision, id, type, schema_version, at, actor_id, actor_role, sealed_reason,
                             correlation_id, causation_id, data, previous_hash, hash, resealed_hash, named_positions)
     select head.position + e.place, e.stream, e.revision, e.id, e.type, e.schema_version, e.at, e.actor ->> 'id',
            e.actor ->> 'role', e.reason, e.correlation_id, e.causation_id, e.data,
            decode(e.previous_hash, 'hex'), decode(e.hash, 'hex'), decode(e.resealed_hash, 'hex'), e.named_positions
       from head, rows from (
         json_to_recordset($1::json) as (
           "stream" text, "revision" integer, "id" uuid, "type" text, "schemaVersion" integer, "at" timestamptz,
           "actor" json, "reason" json, "correlationId" text, "causationId" text, "data" json),
         unnest($2::text[]), unnest($3::text[]), unnest($4::text[]), unnest($5::json[])
       ) with ordinality as e (stream, revision, id, type, schema_version, at, actor, reason, correlation_id, causation_id,
               data, previous_hash, hash, resealed_hash, named_positions, place)
     returning position)
     select max(position) as last from written`,
    [
      `[${texts.join(',')}]`,
      events.map(({ previousHash }) => previousHash),
      events.map(({ hash }) => hash),
      resealed,
      events.map(({ positions }) => positions && JSON.stringify(positions)),
    ],
  );
  return positionOf(Number(rows[0]?.last));
};
