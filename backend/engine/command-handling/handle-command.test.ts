import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { catalogueOf, defineEvent, EventOfNewerProgram } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { v4 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { EventStore } from '../event-store/event-store.ts';
import { createMemoryEventStore } from '../event-store/testing/memory-log.ts';
import { createMemorySealer } from '../sealing/memory-sealer.ts';
import { eventId } from './command-ids.ts';
import { type CommandContext, createCommandHandler } from './handle-command.ts';
import { createKeptRecords } from './kept-records.ts';

/** A guest book: notes are sealed with their writer's key, and it can be closed once. */
type Written = { type: 'NoteWritten'; data: { owner: string; note: string | null; stars: number } };
type Closed = { type: 'BookClosed'; data: Record<string, never> };
type Event = Written | Closed;
type Command = { kind: 'write'; owner: string; note: string; stars?: number; times?: number } | { kind: 'close' };
type State = { notes: readonly (string | null)[]; stars: number; closed: boolean };

const guestBook: Decider<State, Command, Event> = {
  initialState: { notes: [], stars: 0, closed: false },
  decide: (command, state) => {
    if (command.kind === 'close') return state.closed ? [] : [{ type: 'BookClosed', data: {} }];
    if (state.closed) throw new DomainError('stage_wrong');
    const { owner, note, stars = 1, times = 1 } = command;
    return Array.from({ length: times }, () => ({ type: 'NoteWritten', data: { owner, note, stars } }));
  },
  evolve: (state, event) =>
    event.type === 'BookClosed'
      ? { ...state, closed: true }
      : { ...state, notes: [...state.notes, event.data.note], stars: state.stars + event.data.stars },
};

const catalogue = catalogueOf([
  defineEvent({
    type: 'NoteWritten',
    version: 2,
    schema: z.object({ owner: z.string(), note: z.string().nullable(), stars: z.int().max(5) }),
    sealed: { person: 'owner', fields: ['note'] },
    upcast: { 1: (data) => ({ ...z.looseObject({}).parse(data), stars: 3 }) },
  }),
  defineEvent({ type: 'BookClosed', version: 1, schema: z.object({}) }),
]);

const contextOf = (commandId: string = newId()): CommandContext => ({
  commandId,
  at: '2026-11-21T00:00:00.000Z',
  actor: { id: 'visitor', role: 'user' },
  correlationId: newId(),
});

const write = (note: string, more: { stars?: number; times?: number } = {}): Command => ({
  kind: 'write',
  owner: 'kim',
  note,
  ...more,
});

const setUp = () => {
  const store = createMemoryEventStore();
  const { sealer, keys } = createMemorySealer();
  const kept = createKeptRecords();
  const handler = createCommandHandler({ store, sealer, catalogue, kept, pause: async () => {} });
  return { store, sealer, keys, kept, handler, stream: `book-${newId()}` };
};

describe('a command', () => {
  it('for a record to which a newer program wrote is refused as such, for what it says isn’t known here', async () => {
    for (const newer of [{ type: 'BookRebound' }, { schemaVersion: 3 }]) {
      const { handler, store, stream } = setUp();
      await handler.handle(guestBook, { stream, command: write('안녕'), context: contextOf() });
      const [written] = await store.read(stream);
      if (!written) throw new Error('nothing was written');
      await store.append(stream, 1, [{ ...written, ...newer, reason: undefined, id: newId() }]);
      const closing = handler.handle(guestBook, { stream, command: { kind: 'close' }, context: contextOf() });
      await expect(closing).rejects.toThrow(EventOfNewerProgram);
    }
  });

  it('appends what was decided and answers the record', async () => {
    const { handler, stream, store } = setUp();
    const context = { ...contextOf(), reason: '요청' };
    const first = await handler.handle(guestBook, { stream, command: write('안녕', { times: 2 }), context });
    expect(first).toMatchObject({
      state: { notes: ['안녕', '안녕'], stars: 2, closed: false },
      revision: 2,
      position: await store.head(),
      createdAt: context.at,
      updatedAt: context.at,
    });
    expect(first.events).toMatchObject([
      {
        id: eventId(context.commandId, 0),
        revision: 1,
        type: 'NoteWritten',
        actor: context.actor,
        reason: '요청',
        correlationId: context.correlationId,
        causationId: context.commandId,
        data: { note: '안녕' },
      },
      { id: eventId(context.commandId, 1), revision: 2 },
    ]);
    expect(await handler.load(guestBook, stream)).toEqual({
      state: first.state,
      revision: 2,
      position: first.position,
      createdAt: context.at,
      updatedAt: context.at,
    });
  });

  it('that decides nothing appends nothing and returns the record as it is', async () => {
    const { handler, stream, store } = setUp();
    const closed = await handler.handle(guestBook, { stream, command: { kind: 'close' }, context: contextOf() });
    const again = await handler.handle(guestBook, { stream, command: { kind: 'close' }, context: contextOf() });
    expect(again).toEqual({ ...closed, events: [] });
    expect(await store.read(stream)).toHaveLength(1);
  });

  it('that is refused writes nothing', async () => {
    const { handler, stream, store } = setUp();
    await handler.handle(guestBook, { stream, command: { kind: 'close' }, context: contextOf() });
    await expect(handler.handle(guestBook, { stream, command: write('늦음'), context: contextOf() })).rejects.toThrow(
      DomainError,
    );
    expect(await store.read(stream)).toHaveLength(1);
  });

  it('whose events break their schema is an error, and nothing is written', async () => {
    const { handler, stream, store } = setUp();
    const tooMany = handler.handle(guestBook, { stream, command: write('별', { stars: 6 }), context: contextOf() });
    await expect(tooMany).rejects.toThrow(/NoteWritten/);
    expect(await store.read(stream)).toEqual([]);
  });
});

describe('the same command again', () => {
  it('appends nothing and returns the record, also when the stream has moved on', async () => {
    const { handler, stream, store } = setUp();
    const context = contextOf();
    const first = await handler.handle(guestBook, { stream, command: write('하나', { times: 2 }), context });
    await handler.handle(guestBook, { stream, command: write('둘'), context: contextOf() });
    const again = await handler.handle(guestBook, { stream, command: write('하나', { times: 2 }), context });
    expect(again.events).toEqual(first.events);
    expect(again.state.notes).toEqual(['하나', '하나', '둘']);
    expect(again.revision).toBe(3);
    expect(await store.read(stream)).toHaveLength(3);
  });

  it('is answered although it names an old revision, and although it would be refused now', async () => {
    const { handler, stream } = setUp();
    const context = contextOf();
    const first = await handler.handle(guestBook, { stream, command: write('하나'), context, expectedRevision: 0 });
    await handler.handle(guestBook, { stream, command: { kind: 'close' }, context: contextOf() });
    const again = await handler.handle(guestBook, { stream, command: write('하나'), context, expectedRevision: 0 });
    expect(again.events).toEqual(first.events);
    expect(again.state.closed).toBe(true);
  });

  it('writes nothing when it was answered before and had nothing to write; a command that follows from it still writes', async () => {
    const { handler, stream, store } = setUp();
    const context = contextOf();
    await handler.handle(guestBook, { stream, command: write('하나'), context: contextOf() });
    const retry = { ...context, answeredBefore: context.commandId };
    const nothing = { stream, command: { ...write('둘'), times: 0 } as const, context, expectedRevision: 1 };
    expect((await handler.handle(guestBook, nothing)).events).toEqual([]);
    await handler.handle(guestBook, { stream, command: write('셋'), context: contextOf() });

    const again = await handler.handle(guestBook, { ...nothing, command: write('둘'), context: retry });
    expect(again).toMatchObject({ events: [], revision: 2, state: { notes: ['하나', '셋'] } });
    const following = { ...retry, commandId: newId() };
    await handler.handle(guestBook, { stream, command: { kind: 'close' }, context: following });
    expect(await store.read(stream)).toHaveLength(3);
  });

  it('sent twenty times in parallel, with and without a revision, is executed once and answered twenty times', async () => {
    const { handler, stream, store } = setUp();
    for (const expectedRevision of [undefined, 2]) {
      const context = contextOf();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          handler.handle(guestBook, {
            stream,
            command: write('하나', { times: 2 }),
            context,
            ...(expectedRevision !== undefined && { expectedRevision }),
          }),
        ),
      );
      expect(new Set(answers.map(({ events }) => events.map(({ id }) => id).join())).size).toBe(1);
      expect(new Set(answers.map(({ revision }) => revision)).size).toBe(1);
    }
    expect(await store.read(stream)).toHaveLength(4);
  });
});

describe('a conflict', () => {
  /** A command whose stream another writer extends `times` times between its read and its write. */
  const overtakenBy = (times: number, command: Command) => {
    const { store, stream, sealer, handler: other } = setUp();
    let left = times;
    const append: EventStore['append'] = async (...appended) => {
      left -= 1;
      if (left >= 0) await other.handle(guestBook, { stream, command, context: contextOf() });
      return store.append(...appended);
    };
    const handler = createCommandHandler({ store: { ...store, append }, sealer, catalogue, pause: async () => {} });
    return { store, stream, handler };
  };

  it('is decided again on the new events when no revision was named', async () => {
    const { handler, stream, store } = overtakenBy(4, write('먼저'));
    const { revision } = await handler.handle(guestBook, { stream, command: write('나중'), context: contextOf() });
    expect(revision).toBe(5);
    expect(await store.read(stream)).toHaveLength(5);
  });

  it('may become a refusal when it is decided again', async () => {
    const { handler, stream } = overtakenBy(1, { kind: 'close' });
    const late = handler.handle(guestBook, { stream, command: write('나중'), context: contextOf() });
    await expect(late).rejects.toMatchObject({ code: 'stage_wrong' });
  });

  it('is given up after ten tries', async () => {
    const { handler, stream, store } = overtakenBy(19, write('먼저'));
    const never = handler.handle(guestBook, { stream, command: write('나중'), context: contextOf() });
    await expect(never).rejects.toMatchObject({ code: 'conflict', details: { extra: { currentRevision: 10 } } });
    expect(await store.read(stream)).toHaveLength(10);
  });

  it('refuses none of ten parallel commands, also where each try is overtaken by another one of them', async () => {
    const { store, stream, handler } = setUp();
    const notes = Array.from({ length: 10 }, (_, n) => `${n}`);
    await Promise.all(
      notes.map((note) => handler.handle(guestBook, { stream, command: write(note), context: contextOf() })),
    );
    expect(await store.read(stream)).toHaveLength(10);
  });

  it('is left to the client when it named a revision, whether it is found before deciding or at the append', async () => {
    const { handler, stream } = overtakenBy(1, write('먼저'));
    const command = write('나중');
    const raced = handler.handle(guestBook, { stream, command, context: contextOf(), expectedRevision: 0 });
    await expect(raced).rejects.toMatchObject({ code: 'conflict', details: { extra: { currentRevision: 1 } } });
    const stale = handler.handle(guestBook, { stream, command, context: contextOf(), expectedRevision: 7 });
    await expect(stale).rejects.toMatchObject({ code: 'conflict', details: { extra: { currentRevision: 1 } } });
  });
});

describe('a record', () => {
  it('can be read as it stood at a revision or an instant', async () => {
    const { handler, stream } = setUp();
    for (const [index, note] of ['하나', '둘', '셋'].entries()) {
      const context = { ...contextOf(), at: `2026-11-2${index}T00:00:00.000Z` };
      await handler.handle(guestBook, { stream, command: write(note), context });
    }
    const notesOf = async (options: Parameters<typeof handler.load>[2]) =>
      (await handler.load(guestBook, stream, options)).state.notes;
    expect(await notesOf({ to: 2 })).toEqual(['하나', '둘']);
    expect(await notesOf({ at: '2026-11-20T12:00:00.000Z' })).toEqual(['하나']);
    expect(await notesOf({})).toEqual(['하나', '둘', '셋']);
  });

  it('that has no stream is the initial state at revision 0', async () => {
    const { handler, stream } = setUp();
    expect(await handler.load(guestBook, stream)).toEqual({
      state: guestBook.initialState,
      revision: 0,
      position: '0000000000000000',
      createdAt: null,
      updatedAt: null,
    });
  });

  it('holds personal fields sealed in the log, readable when loaded, null once the key is destroyed', async () => {
    const { handler, stream, store, keys, kept } = setUp();
    await handler.handle(guestBook, { stream, command: write('비밀 이야기'), context: contextOf() });
    expect(JSON.stringify(await store.read(stream))).not.toContain('비밀');
    expect((await handler.history(stream))[0]?.data).toEqual({ owner: 'kim', note: '비밀 이야기', stars: 1 });
    await keys.destroy('kim');
    kept.forget(new Set(['kim']));
    expect((await handler.load(guestBook, stream)).state).toEqual({ notes: [null], stars: 1, closed: false });
  });

  it('as of an instant ends with the last event by then, also when two writers crossed', async () => {
    const { handler, stream } = setUp();
    const times = ['2026-11-21T03:00:00.000Z', '2026-11-21T03:00:02.000Z', '2026-11-21T03:00:01.000Z'];
    for (const at of times) {
      await handler.handle(guestBook, { stream, command: write(at), context: { ...contextOf(), at } });
    }
    const asOf = async (at: string) => (await handler.load(guestBook, stream, { at })).revision;
    expect(await asOf('2026-11-21T02:59:59.999Z')).toBe(0);
    expect(await asOf('2026-11-21T03:00:00.500Z')).toBe(1);
    expect(await asOf('2026-11-21T03:00:01.000Z')).toBe(3);
  });

  it('of an older version is read as today’s version', async () => {
    const { handler, stream, store } = setUp();
    const { commandId, at, actor, correlationId } = contextOf();
    const id = eventId(commandId, 0);
    const data = { owner: 'kim', note: null };
    const old = { id, type: 'NoteWritten', schemaVersion: 1, data, at, actor, correlationId, causationId: commandId };
    await store.append(stream, 0, [old]);
    expect((await handler.load(guestBook, stream)).state.stars).toBe(3);
  });

  it('written by a newer program is an error', async () => {
    const { handler, stream, store } = setUp();
    const { commandId, at, actor, correlationId } = contextOf();
    const id = eventId(commandId, 0);
    const newer = { id, type: 'BookClosed', schemaVersion: 2, data: {}, at, actor, correlationId, causationId: id };
    await store.append(stream, 0, [newer]);
    await expect(handler.load(guestBook, stream)).rejects.toThrow(/newer/);
  });
});

describe('a check of the record before the decision', () => {
  it('sees the state that is decided on, with one read of the log', async () => {
    const { handler, stream, store } = setUp();
    await handler.handle(guestBook, { stream, command: write('하나'), context: contextOf() });
    const read = vi.spyOn(store, 'read');
    const seen: number[] = [];
    const command = write('둘');
    const first = ({ revision }: { revision: number }): void => void seen.push(revision);
    expect(await handler.handle(guestBook, { stream, command, context: contextOf(), first })).toMatchObject({
      revision: 2,
    });
    expect(seen).toEqual([1]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('refuses with what it throws, also when the command was handled before, and nothing is written', async () => {
    const { handler, stream, store } = setUp();
    const context = contextOf();
    await handler.handle(guestBook, { stream, command: write('하나'), context });
    const first = async (): Promise<void> => {
      throw new DomainError('forbidden');
    };
    for (const each of [context, contextOf()]) {
      const refused = handler.handle(guestBook, { stream, command: write('하나'), context: each, first });
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
    }
    expect(await store.read(stream)).toHaveLength(1);
  });

  it('is repeated after a conflict', async () => {
    const { handler, stream } = setUp();
    let others = 0;
    const first = async ({ state }: { state: State }): Promise<void> => {
      if (state.closed) throw new DomainError('stage_wrong');
      others += 1;
      if (others === 1) await handler.handle(guestBook, { stream, command: { kind: 'close' }, context: contextOf() });
    };
    const late = handler.handle(guestBook, { stream, command: write('늦음'), context: contextOf(), first });
    await expect(late).rejects.toMatchObject({ code: 'stage_wrong' });
    expect(others).toBe(1);
  });
});

it('several records are loaded from the log in one read, each as if it were loaded alone', async () => {
  const { handler, stream, store } = setUp();
  const other = `book-${newId()}`;
  await handler.handle(guestBook, { stream, command: write('안녕', { times: 2 }), context: contextOf() });
  await handler.handle(guestBook, { stream: other, command: write('또'), context: contextOf() });
  const reads = vi.spyOn(store, 'readMany');
  const found = await handler.loadMany(guestBook, [stream, `book-${newId()}`, other]);
  expect(reads).toHaveBeenCalledTimes(1);
  expect([...found]).toEqual([
    [stream, await handler.load(guestBook, stream)],
    [other, await handler.load(guestBook, other)],
  ]);
  expect(await handler.loadMany(guestBook, [])).toEqual(new Map());
});

describe('a command on a record that this process keeps', () => {
  /** Two processes of one log, with the number of reads of the first. */
  const twoProcesses = async () => {
    const { store, sealer, stream } = setUp();
    let reads = 0;
    const counted: EventStore = {
      ...store,
      read: (...asked) => {
        reads += 1;
        return store.read(...asked);
      },
    };
    const parts = { sealer, catalogue, pause: async () => {} };
    const one = createCommandHandler({ ...parts, store: counted });
    const other = createCommandHandler({ ...parts, store });
    await one.handle(guestBook, { stream, command: write('first'), context: contextOf() });
    const readsOf = async (work: () => Promise<unknown>) => {
      reads = 0;
      await work();
      return reads;
    };
    return { one, other, stream, readsOf };
  };

  it('is written without reading the log', async () => {
    const { one, stream, readsOf } = await twoProcesses();
    expect(await readsOf(() => one.handle(guestBook, { stream, command: write('more'), context: contextOf() }))).toBe(
      0,
    );
    expect((await one.load(guestBook, stream)).state.notes).toEqual(['first', 'more']);
  });

  it('is decided on what the log has where another process wrote, with its refusal, too', async () => {
    const { one, other, stream } = await twoProcesses();
    await other.handle(guestBook, { stream, command: write('theirs'), context: contextOf() });
    const { state } = await one.handle(guestBook, { stream, command: write('ours'), context: contextOf() });
    expect(state.notes).toEqual(['first', 'theirs', 'ours']);
    await other.handle(guestBook, { stream, command: { kind: 'close' }, context: contextOf() });
    const late = one.handle(guestBook, { stream, command: write('late'), context: contextOf() });
    await expect(late).rejects.toMatchObject({ code: 'stage_wrong' });
  });

  it('that says nothing new there, or is refused there, is decided on what the log has', async () => {
    const { one, other, stream } = await twoProcesses();
    await one.handle(guestBook, { stream, command: { kind: 'close' }, context: contextOf() });
    await other.handle(
      {
        ...guestBook,
        decide: () => [{ type: 'NoteWritten' as const, data: { owner: 'kim', note: 'reopened', stars: 1 } }],
      },
      { stream, command: write('reopened'), context: contextOf() },
    );
    const again = await one.handle(guestBook, { stream, command: { kind: 'close' }, context: contextOf() });
    expect(again).toMatchObject({ revision: 3, events: [] });
  });

  it('runs its first check on what the log has, unless that may be tried on what is kept', async () => {
    const { one, other, stream, readsOf } = await twoProcesses();
    await other.handle(guestBook, { stream, command: write('theirs'), context: contextOf() });
    const seen: number[] = [];
    const first = ({ revision }: { readonly revision: number }) => void seen.push(revision);
    await one.handle(guestBook, { stream, command: write('ours'), context: contextOf(), first });
    expect(seen).toEqual([2]);
    const options = { stream, command: write('more'), context: contextOf(), first, mayTryOnKept: () => true };
    expect(await readsOf(() => one.handle(guestBook, options))).toBe(0);
    expect(seen).toEqual([2, 3]);
  });

  it('repeats itself in another process without being written twice', async () => {
    const { one, other, stream } = await twoProcesses();
    const context = contextOf();
    const written = await other.handle(guestBook, { stream, command: write('once'), context });
    const repeated = await one.handle(guestBook, { stream, command: write('once'), context });
    expect(repeated.events).toEqual(written.events);
    expect(repeated.state.notes).toEqual(['first', 'once']);
  });
});
