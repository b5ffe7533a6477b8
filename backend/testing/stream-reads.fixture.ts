import pg from 'pg';
import { v4 as newId } from 'uuid';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { EventStore } from '../engine/event-store/event-store.ts';

const sent = z.object({ text: z.string().optional(), values: z.array(z.unknown()).optional() });

/** How many statements read this stream of the log during `work`, and how many events they read. */
export const readsOfStream = async (stream: string, work: () => Promise<unknown>) => {
  const emit = vi.spyOn(pg.Query.prototype, 'emit');
  await work();
  const reads = emit.mock.contexts.map((query, index) => {
    const { text = '', values = [] } = sent.parse(query);
    return text.includes('log.events') && JSON.stringify(values).includes(stream) ? emit.mock.calls[index]?.[0] : null;
  });
  emit.mockRestore();
  return {
    statements: reads.filter((what) => what === 'end').length,
    events: reads.filter((what) => what === 'row').length,
  };
};

export type ReadsOfStream = Awaited<ReturnType<typeof readsOfStream>>;

/** The calls' reads of this stream, each by its name, once all of them were made before. */
export const readsOfCalls = async (
  stream: string,
  calls: Readonly<Record<string, () => Promise<{ readonly status: number }>>>,
): Promise<Record<string, ReadsOfStream>> => {
  const reads: Record<string, ReadsOfStream> = {};
  for (const [name, call] of Object.entries(calls)) expect((await call()).status, name).toBe(200);
  for (const [name, call] of Object.entries(calls)) reads[name] = await readsOfStream(stream, call);
  return reads;
};

/** Repeats the stream's last event up to this revision, each with data of its own, and all of them a little before it. */
export const grownTo = async (
  { read, append }: Pick<EventStore, 'read' | 'append'>,
  stream: string,
  upTo: number,
  dataOf: (revision: number) => object = () => ({}),
): Promise<{ readonly at: string }> => {
  const last = (await read(stream)).at(-1);
  if (!last) throw new Error('there is nothing to repeat');
  const { revision, at, actor, correlationId, causationId, type, schemaVersion, data } = last;
  const repeated = Array.from({ length: upTo - revision }, (_, n) => ({
    ...{ id: newId(), actor, correlationId, causationId, type, schemaVersion },
    at: millisecondsBefore(at, upTo - revision - n),
    data: { ...data, ...dataOf(revision + n + 1) },
  }));
  for (let done = 0; done < repeated.length; done += 500)
    await append(stream, revision + done, repeated.slice(done, done + 500));
  return { at };
};

export const millisecondsBefore = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) - milliseconds).toISOString();
