import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { catalogueOf, defineEvent } from '@nomucheck/domain/kernel/event-definition.ts';
import fc from 'fast-check';
import { v4 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EventStore } from '../event-store/event-store.ts';
import { createMemoryEventStore } from '../event-store/testing/memory-log.ts';
import { keysOfAllProcesses } from '../sealing/keys/keys-of-all-processes.ts';
import { masterKeysOf } from '../sealing/keys/master-keys.ts';
import { createMemorySealingKeys } from '../sealing/keys/memory-sealing-keys.ts';
import { createSealer } from '../sealing/person-sealer.ts';
import { createSignals } from '../signals/create-signals.ts';
import type { OpenTransport } from '../signals/signals.ts';
import { recordOf } from './folded-record.ts';
import { type CommandContext, createCommandHandler } from './handle-command.ts';
import { createKeptRecords } from './kept-records.ts';

/** A list of notes, each sealed under its writer's key. */
type Noted = { type: 'Noted'; data: { owner: string; note: string | null } };
type Notes = readonly (string | null)[];
type Note = { readonly owner: string; readonly note: string };

const notes: Decider<Notes, Note, Noted> = {
  initialState: [],
  decide: ({ owner, note }) => [{ type: 'Noted', data: { owner, note } }],
  evolve: (before, { data }) => [...before, data.note],
};
const catalogue = catalogueOf([
  defineEvent({
    type: 'Noted',
    version: 1,
    schema: z.object({ owner: z.string(), note: z.string().nullable() }),
    sealed: { person: 'owner', fields: ['note'] },
  }),
]);

const contextOf = (commandId: string = newId(), at = '2026-11-21T00:00:00.000Z'): CommandContext => ({
  commandId,
  at,
  actor: { id: 'visitor', role: 'user' },
  correlationId: newId(),
});

/** No process hears of what another destroys. */
const neverConnected: OpenTransport = () => ({
  send: () => Promise.reject(new Error('there is no connection')),
  listeners: async () => [],
  self: () => null,
  close: async () => {},
});

/** One log with its keys; several processes may work on it. */
const setUp = () => {
  const log = createMemoryEventStore();
  const vault = createMemorySealingKeys();
  const masterKeys = masterKeysOf([Buffer.alloc(32, 7).toString('base64')]);
  let eventsRead = 0;
  const store: EventStore = {
    ...log,
    read: async (...asked) => {
      const events = await log.read(...asked);
      eventsRead += events.length;
      return events;
    },
  };
  const newProcess = () => {
    const signals = createSignals(neverConnected);
    const { keys, destructions } = keysOfAllProcesses(vault, masterKeys, signals, { pause: async () => {} });
    const kept = createKeptRecords(destructions.heed);
    destructions.onDestroyed(kept.forget);
    const sealer = createSealer(keys);
    const handler = createCommandHandler({ store, sealer, catalogue, kept, pause: async () => {} });
    const write = (stream: string, note: string, owner = 'kim', context = contextOf()) =>
      handler.handle(notes, { stream, command: { owner, note }, context });
    return { ...handler, keys, write };
  };
  const readDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const before = eventsRead;
    await work();
    return eventsRead - before;
  };
  return { newProcess, readDuring };
};

describe('a record of a thousand events', () => {
  it('is read and written by its last events only, once it was read', async () => {
    const { newProcess, readDuring } = setUp();
    const one = newProcess();
    const stream = `notes-${newId()}`;
    for (let n = 0; n < 1_000; n += 1) await one.write(stream, `${n}`);
    expect(await readDuring(() => one.write(stream, 'more'))).toBeLessThan(5);
    expect(await readDuring(() => one.load(notes, stream))).toBeLessThan(5);
    expect((await one.load(notes, stream)).revision).toBe(1_001);
  });

  it('is read as it stood at any earlier revision from near that revision, and is what the log says of it', async () => {
    const { newProcess, readDuring } = setUp();
    const [one, fresh] = [newProcess(), newProcess()];
    const stream = `notes-${newId()}`;
    for (let n = 0; n < 1_000; n += 1) await one.write(stream, `${n}`);
    for (const to of [1, 249, 250, 251, 777, 1_000]) {
      const read = await readDuring(async () => {
        expect(await one.load(notes, stream, { to })).toMatchObject({ revision: to });
      });
      expect(read).toBeLessThanOrEqual(250);
      expect(await one.load(notes, stream, { to })).toEqual(await fresh.load(notes, stream, { to }));
    }
  });

  it('is read as it stood at any instant from near its revision then, also where two writers crossed', async () => {
    const { newProcess, readDuring } = setUp();
    const [one, fresh] = [newProcess(), newProcess()];
    const stream = `notes-${newId()}`;
    // Each third event happened before the one that is written before it.
    const atOf = (n: number) => new Date(Date.UTC(2026, 10, 21) + (n % 3 === 2 ? n - 2 : n) * 1_000).toISOString();
    for (let n = 0; n < 1_000; n += 1) await one.write(stream, `${n}`, 'kim', contextOf(newId(), atOf(n)));
    for (const n of [0, 1, 2, 250, 777, 998, 999]) {
      const at = atOf(n);
      const read = await readDuring(() => one.load(notes, stream, { at }));
      expect(read).toBeLessThanOrEqual(250);
      const events = await fresh.history<Noted>(stream, { at });
      expect(await one.load(notes, stream, { at })).toEqual(recordOf(notes, events));
    }
    expect(await one.load(notes, stream, { at: '2026-11-20T23:59:59.999Z' })).toMatchObject({ revision: 0 });
    expect(await one.load(notes, stream, { at: atOf(999), to: 5 })).toMatchObject({ revision: 5 });
  });

  it('answers a repeated command with the events that it wrote, however long ago', async () => {
    const { newProcess } = setUp();
    const one = newProcess();
    const stream = `notes-${newId()}`;
    const context = contextOf();
    const first = await one.write(stream, 'first', 'kim', context);
    for (let n = 0; n < 100; n += 1) await one.write(stream, `${n}`);
    const again = await one.write(stream, 'first', 'kim', context);
    expect(again.events).toEqual(first.events);
    expect(again.revision).toBe(101);
  });
});

it('a kept record is what the log says, whoever writes in between and whoever leaves', async () => {
  const act = fc.oneof(
    { weight: 20, arbitrary: fc.record({ act: fc.constant('write'), by: fc.nat(1), owner: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('leave'), by: fc.nat(1), owner: fc.nat(3) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 60, maxLength: 160 }), async (acts) => {
      const { newProcess } = setUp();
      const processes = [newProcess(), newProcess()];
      const stream = `notes-${newId()}`;
      const gone = new Set<number>();
      for (const [n, { act: what, by, owner }] of acts.entries()) {
        if (what === 'leave') {
          gone.add(owner);
          await processes[by]?.keys.destroy(`person ${owner}`);
        } else if (!gone.has(owner)) await processes[by]?.write(stream, `${n}`, `person ${owner}`);
        const fresh = await newProcess().load(notes, stream);
        for (const { load } of processes) expect(await load(notes, stream)).toEqual(fresh);
      }
    }),
    { numRuns: 5 },
  );
});

it('over random histories, a kept record equals the fold of its stream', async () => {
  const histories = fc.array(fc.record({ by: fc.nat(1), owner: fc.nat(1), reads: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  });
  const { newProcess } = setUp();
  const processes = [newProcess(), newProcess()];
  const fresh = newProcess();
  await fc.assert(
    fc.asyncProperty(histories, async (acts) => {
      const stream = `notes-${newId()}`;
      for (const [n, { by, owner, reads }] of acts.entries()) {
        const process = processes[by];
        const written = await process?.write(stream, `${n}`, `person ${owner}`);
        if (reads) expect(written).toMatchObject(await fresh.load(notes, stream));
        if (reads && written) expect(dataOf(written.events)).toBe(dataOf(await fresh.history(stream, { from: n + 1 })));
      }
      const folded = JSON.stringify(recordOf(notes, await fresh.history<Noted>(stream)));
      for (const { load } of processes) expect(JSON.stringify(await load(notes, stream))).toBe(folded);
    }),
    { numRuns: process.env.LONG === '1' ? 10_000 : 1_000 },
  );
}, 60_000);

/** As text, so that the order of the fields counts. */
const dataOf = (events: readonly { readonly data: unknown }[]): string =>
  JSON.stringify(events.map(({ data }) => data));
