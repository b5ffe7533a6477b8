import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { notes, notesOnOneLog } from './testing/notes.fixture.ts';

const people = ['kim', 'lee', 'park', 'choi', 'jung'];
const streams = ['notes-1', 'notes-2', 'notes-3', 'notes-4'];
const person = fc.constantFrom(...people);
const stream = fc.constantFrom(...streams);
/** Two processes tell each other what they destroy; the last one hears nothing and has to ask. */
const by = fc.nat(2);

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('write' as const), by, stream, owner: person }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('read' as const), by, stream }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('read all' as const), by }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('leave' as const), by: fc.nat(1), owner: person }) },
);
const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 10, maxLength: 25 });
const turns = fc.array(fc.nat(5), { minLength: 7, maxLength: 40 });

it('holds no text of a destroyed key, and is still there where it held none, whatever happens at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, turns, async (allRounds, turnsOfCalls) => {
      let calls = 0;
      const { newProcess } = notesOnOneLog(async () => {
        for (let left = turnsOfCalls[calls++ % turnsOfCalls.length] ?? 0; left > 0; left -= 1) await turn();
      });
      const processes = [newProcess({ hears: true }), newProcess({ hears: true }), newProcess()];
      for (const { signals, hears } of processes) await expect.poll(signals.isConnected, { interval: 1 }).toBe(hears);
      for (const { kept } of processes) await kept.heed();
      const gone = new Set<string>();
      const writersOf = new Map(streams.map((each) => [each, new Set<string>()]));

      const carryOut = async (one: (typeof allRounds)[number][number]): Promise<void> => {
        const process = processes[one.by];
        if (!process) throw new Error('there is no such process');
        const { write, load, loadMany, keys } = process;
        if (one.act === 'read') await load(notes, one.stream);
        else if (one.act === 'read all') await loadMany(notes, streams);
        else if (one.act === 'leave') await keys.destroy(one.owner);
        else await write(one.stream, `${one.owner} wrote this`, one.owner).catch(refusedOnceGone);
      };
      for (const round of allRounds) {
        const before = processes.map(({ kept }) => streams.filter((each) => kept.find(notes, each)));
        const leaving = new Set(round.flatMap((one) => (one.act === 'leave' ? [one.owner] : [])));
        for (const one of round) if (one.act === 'write') writersOf.get(one.stream)?.add(one.owner);
        await Promise.all(round.map(carryOut));
        for (const owner of leaving) gone.add(owner);

        for (const [index, { kept, hears }] of processes.entries()) {
          // Who hears has dropped it before the destruction is answered; the other one before it uses anything.
          if (!hears) await kept.heed();
          const texts = streams.flatMap((each) => kept.find(notes, each)?.loaded.state ?? []);
          expect(texts.filter((text) => text !== null && gone.has(text.split(' ')[0] ?? ''))).toEqual([]);
          const untouched = before[index]?.filter((each) => writersOf.get(each)?.isDisjointFrom(leaving)) ?? [];
          expect(untouched.filter((each) => kept.find(notes, each) === null)).toEqual([]);
        }
      }
      for (const { signals } of processes) await signals.close();
    }),
    { numRuns: 25 },
  );
});

const refusedOnceGone = (refusal: unknown): void => expect(refusal).toMatchObject({ code: 'user_absent' });
