import fc from 'fast-check';
import { v4 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { recordOf } from './folded-record.ts';
import { contextOf, type Noted, notes, notesOnOneLog } from './testing/notes.fixture.ts';

describe('a record of a thousand events', () => {
  it('is read and written by its last events only, once it was read', async () => {
    const { newProcess, readDuring } = notesOnOneLog();
    const one = newProcess();
    const stream = `notes-${newId()}`;
    for (let n = 0; n < 1_000; n += 1) await one.write(stream, `${n}`);
    expect(await readDuring(() => one.write(stream, 'more'))).toBeLessThan(5);
    expect(await readDuring(() => one.load(notes, stream))).toBeLessThan(5);
    expect((await one.load(notes, stream)).revision).toBe(1_001);
  });

  it('is read among others by its last events only, in pieces where it wasn’t read before', async () => {
    const { newProcess, readDuring, mostAtOnce } = notesOnOneLog();
    const [one, reader] = [newProcess(), newProcess()];
    const streams = [`notes-${newId()}`, `notes-${newId()}`, `notes-${newId()}`];
    const [long = '', short = ''] = streams;
    for (let n = 0; n < 1_000; n += 1) await one.write(long, `${n}`);
    await one.write(short, 'one');
    const both = new Map([
      [long, await one.load(notes, long)],
      [short, await one.load(notes, short)],
    ]);
    expect(await readDuring(async () => expect(await reader.loadMany(notes, streams)).toEqual(both))).toBe(1_001);
    expect(mostAtOnce()).toBe(250);
    // The first look at what was destroyed drops what was opened before it.
    await reader.loadMany(notes, streams);
    await one.write(long, 'more');
    expect(await readDuring(() => reader.loadMany(notes, streams))).toBe(2);
    expect((await reader.loadMany(notes, [long, long])).get(long)).toEqual(await one.load(notes, long));
    expect(await readDuring(() => reader.load(notes, long))).toBe(0);
  });

  it('is read as it stood at any earlier revision from near that revision, and is what the log says of it', async () => {
    const { newProcess, readDuring } = notesOnOneLog();
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
    const { newProcess, readDuring } = notesOnOneLog();
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
    const { newProcess } = notesOnOneLog();
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
      const { newProcess } = notesOnOneLog();
      const processes = [newProcess(), newProcess()];
      const stream = `notes-${newId()}`;
      const gone = new Set<number>();
      for (const [n, { act: what, by, owner }] of acts.entries()) {
        if (what === 'leave') {
          gone.add(owner);
          await processes[by]?.keys.destroy(`person ${owner}`);
        } else if (!gone.has(owner)) await processes[by]?.write(stream, `${n}`, `person ${owner}`);
        const fresh = await newProcess().load(notes, stream);
        for (const { load, loadMany } of processes) {
          const among = n % 2 === 0 ? undefined : (await loadMany(notes, [stream])).get(stream);
          expect(among ?? (await load(notes, stream))).toEqual(fresh);
        }
      }
    }),
    { numRuns: 5 },
  );
});
