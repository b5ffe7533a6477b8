import { randomBytes } from 'node:crypto';
import { eventLogAt, openEventStore } from '../../backend/engine/event-store/event-log.ts';
import type { EventStore } from '../../backend/engine/event-store/event-store.ts';
import { createPool } from '../../backend/engine/postgres/connections/pool.ts';
import { migrate } from '../../backend/engine/postgres/migrations.ts';
import { loadEmmett } from './emmett.ts';
import { answer, streamNames } from './log/events.ts';
import type { Append } from './measure.ts';

export type Contender = { readonly name: string; readonly append: Append; readonly close: () => Promise<void> };

/** The store's port as the service uses it: canonical text, hash chain, exact revision, dense positions. */
export const throughThePort = async (url: string): Promise<Contender> => {
  const pool = createPool(url);
  await migrate(pool, [...eventLogAt({ databaseUrl: url }).migrations]);
  await pool.end();
  return overStore('port', openEventStore({ databaseUrl: url }));
};

/** The same port over an EventStoreDB that stands elsewhere, with whatever fsync and disk that server has. */
export const overEventStoreDb = (databaseUrl: string, eventStoreUrl: string): Contender =>
  overStore('port over EventStoreDB', openEventStore({ databaseUrl, eventStoreUrl }));

const overStore = (name: string, store: EventStore): Contender => {
  const streamOf = streamNames();
  return {
    name,
    append: async (writer, count) => {
      const { stream, revision } = streamOf(writer, count);
      const result = await store.append(stream, revision, [answer(revision)]);
      if (!result.ok) throw new Error('a conflict that nobody made');
    },
    close: () => store.close(),
  };
};

/**
 * The least that can be called storing: the same columns and indexes, one prepared INSERT an append, positions from a
 * sequence (so without an order that a subscriber could trust), no check, no chain.
 */
export const rawInsert = async (url: string, connections: number): Promise<Contender> => {
  const pool = createPool(url, { max: connections });
  await pool.query(`create schema raw; create table raw.events (like log.events including all);
    create sequence raw.position; alter table raw.events alter position set default nextval('raw.position')`);
  const streamOf = streamNames();
  const hash = randomBytes(32);
  const text = `insert into raw.events (stream, revision, id, type, schema_version, at, actor_id, actor_role, reason,
    correlation_id, causation_id, data, previous_hash, hash)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;
  return {
    name: 'raw INSERT',
    append: async (writer, count) => {
      const { stream, revision } = streamOf(writer, count);
      const { id, type, schemaVersion, at, actor, correlationId, causationId, data } = answer(revision);
      const values = [stream, revision + 1, id, type, schemaVersion, at, actor.id, actor.role, null];
      values.push(correlationId, causationId);
      await pool.query({ name: 'raw', text, values: [...values, JSON.stringify(data), hash, hash] });
    },
    close: () => pool.end(),
  };
};

/** Emmett's PostgreSQL store as its documentation sets it up. */
export const emmett = async (url: string): Promise<Contender | null> => {
  const getStore = await loadEmmett();
  if (!getStore) return null;
  const store = getStore(url);
  await store.schema.migrate();
  const streamOf = streamNames();
  return {
    name: 'Emmett 0.42',
    append: async (writer, count) => {
      const { stream, revision } = streamOf(writer, count);
      const { type, data, id, ...metadata } = answer(revision);
      const expectedStreamVersion = revision === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(revision);
      await store.appendToStream(stream, [{ type, data, metadata }], { expectedStreamVersion });
    },
    close: () => store.close(),
  };
};
