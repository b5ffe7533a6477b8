import type pg from 'pg';
import type { AppendResult, EventStore, StoredEvent } from '../event-store.ts';
import { chainHash, type Envelope } from '../hash-chain.ts';
import { positionOf } from '../position.ts';
import type { PreparedAppend } from './append-queue.ts';
import { asText } from './stored-rows.ts';
import { acrossOutage } from './unreachable.ts';

const statement = {
  name: 'append',
  text: `select outcome, actual_revision, first_position, encode(continued_from, 'hex')
         from log.append($1::text[], $2::integer[], $3::integer[], $4::json, $5::bytea)`,
};

/** Calls the database's append function for a batch, across a restart of the server if need be. */
export const createWriteBatch =
  (pool: pg.Pool, read: EventStore['read']) =>
  async (batch: readonly PreparedAppend[]): Promise<readonly Promise<AppendResult>[]> => {
    const rows = await rowsOf(pool, valuesOf(batch));
    return batch.map((append, index) => resultOf(append, rows[index] ?? [], read));
  };

const valuesOf = (batch: readonly PreparedAppend[]): unknown[] => [
  batch.map(({ stream }) => stream),
  batch.map(({ expectedRevision }) => expectedRevision),
  batch.map(({ events }) => events.length),
  `[${batch.map(({ events }) => events.map(({ canonical }) => canonical).join()).join()}]`,
  Buffer.concat(batch.flatMap(({ events }) => events.map(({ digest }) => digest))),
];

const rowsOf = (pool: pg.Pool, values: unknown[]): Promise<readonly (string | null)[][]> =>
  acrossOutage(async () => {
    const config = { ...statement, values, rowMode: 'array' as const, types: asText };
    return (await pool.query<(string | null)[]>(config)).rows;
  });

const resultOf = async (
  { stream, expectedRevision, events }: PreparedAppend,
  [outcome, actualRevision, firstPosition, continuedFrom]: readonly (string | null)[],
  read: EventStore['read'],
): Promise<AppendResult> => {
  if (outcome === 'conflict') return { ok: false, actualRevision: Number(actualRevision) };
  if (outcome === 'retried') {
    const first = await read(stream, { from: expectedRevision + 1, to: expectedRevision + events.length });
    return { ok: true, events: first, position: first.at(-1)?.position ?? '', retried: true };
  }
  if (outcome !== 'appended' || !firstPosition || !continuedFrom) throw new Error(`no outcome of append: ${outcome}`);
  const stored: StoredEvent[] = [];
  let previousHash = continuedFrom;
  for (const [index, { canonical, digest }] of events.entries()) {
    const envelope: Envelope = JSON.parse(canonical);
    const hash = chainHash(previousHash, digest);
    stored.push({ ...envelope, position: positionOf(Number(firstPosition) + index), previousHash, hash });
    previousHash = hash;
  }
  return { ok: true, events: stored, position: positionOf(Number(firstPosition) + events.length - 1), retried: false };
};
