import { isRole } from '@nomucheck/domain/kernel/log/event.ts';
import type { Sealed, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type pg from 'pg';
import { isSealed } from '../../sealing/sealer.ts';
import { positionOf } from '../positions/dense-positions.ts';
import { namedPositions } from '../positions/named-positions.ts';

/**
 * The columns in the order that `storedEventOf` expects. Hashes are read as hex and times as milliseconds, because
 * both are exact as text.
 */
export const eventColumns = `e.position, e.stream, e.revision, e.id, e.type, e.schema_version,
  (extract(epoch from e.at) * 1000)::bigint, e.actor_id, e.actor_role, e.sealed_reason, e.correlation_id, e.causation_id,
  e.data, encode(e.previous_hash, 'hex'), encode(e.hash, 'hex'), e.named_positions`;

/** Leaves every value as text: the columns are known, and parsing in the driver would be repeated here. */
export type TextRow = readonly (string | null)[];

/** Leaves every value the text that the server sent: we know the columns, and parsing twice costs. */
export const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value };

/** The event of a row whose columns begin at `at`. Throws for a row that this program didn't write. */
export const storedEventOf = (row: TextRow, at = 0): StoredEvent => {
  const text = (index: number): string => {
    const value = row[at + index];
    if (value === null || value === undefined) throw new Error(`an event of the log lacks column ${index}`);
    return value;
  };
  const reason = row[at + 9] ?? null;
  const positions = row[at + 15] ?? null;
  const role = text(8);
  if (!isRole(role)) throw new Error(`an event of the log was done by ${role}`);
  return {
    id: text(3),
    type: text(4),
    schemaVersion: Number(text(5)),
    stream: text(1),
    revision: Number(text(2)),
    position: positionOf(Number(text(0))),
    at: new Date(Number(text(6))).toISOString(),
    actor: { id: text(7), role },
    ...(reason !== null && { reason: sealedOf(reason) }),
    correlationId: text(10),
    causationId: text(11),
    data: dataOf(text(12)),
    previousHash: text(13),
    hash: text(14),
    ...(positions !== null && { positions: namedPositions.parse(JSON.parse(positions)) }),
  };
};

const sealedOf = (json: string): Sealed => {
  const reason: unknown = JSON.parse(json);
  if (!isSealed(reason)) throw new Error('the reason of an event of the log is not sealed');
  return reason;
};

const dataOf = (json: string): StoredEvent['data'] => {
  const data: unknown = JSON.parse(json);
  if (!isRecord(data)) throw new Error('the data of an event of the log is not an object');
  return data;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
