import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Position, START } from '../../../domain/kernel/log/position.ts';
import type { StoredEvent } from '../../../domain/kernel/log/stored-event.ts';
import { storedEvent } from '../../../projections/testing/fake-source.ts';
import { lineOfEvent } from '../format/event-lines.ts';
import { createPartWriter } from '../format/part-writer.ts';
import { fillLog } from './fill-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-fill-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (place: number): Position => String(place).padStart(START.length, '0');
const positionFields = new Map([['Counted', ['casePosition']]]);
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const happened = (place: number): StoredEvent => ({
  ...storedEvent({ stream: 'case-a', type: 'Happened', data: {}, revision: place, position: at(place) }),
  ...{ hash: '0'.repeat(64), previousHash: '0'.repeat(64) },
  id: uuid(place),
});
const counted = (place: number, casePosition: unknown, more: Partial<StoredEvent> = {}): StoredEvent => ({
  ...happened(place),
  ...{ type: 'Counted', data: { casePosition }, ...more },
});

/** A log whose events lie so far apart, and where each of the asked positions lies in it. */
const filled = async (events: readonly StoredEvent[], apart: number, asked: readonly Position[] = []) => {
  const parts = createPartWriter(folder, `log-${apart}`);
  for (const event of events) await parts.write(lineOfEvent(event));
  const written: StoredEvent[] = [];
  const importer = () => ({
    import: async (batch: readonly StoredEvent[]) => {
      for (const event of batch) written.push({ ...event, position: at(apart * (written.length + 1)) });
      return written.at(-1)?.position ?? START;
    },
    close: async () => {},
  });
  const log = {
    events: events.length,
    head: at(0),
    headHash: '',
    digest: '',
    epochs: [],
    parts: [...(await parts.finish())],
  };
  const given = { eventLog: { importer }, ownerUrl: '', folder, positionFields };
  return { written, present: await fillLog(given, { log }, asked, () => {}) };
};
const besides = (events: readonly StoredEvent[]) => events.flatMap(({ positions }) => positions?.casePosition ?? []);

const events = [
  happened(10),
  happened(20),
  counted(30, at(20)),
  counted(40, at(35)),
  counted(50, at(5)),
  counted(60, START),
  happened(70),
];

it('a position that an event names is that of the last event up to it, or before the first one; its data stay', async () => {
  const { written } = await filled(events, 7);
  expect(besides(written)).toEqual([at(14), at(21), START]);
  expect(written.map(({ data }) => data)).toEqual(events.map(({ data }) => data));
  // What was before the log is before this one, too, so nothing stands beside it.
  expect(written[5]).not.toHaveProperty('positions');
});

it('moved on, the position is taken from beside the event; back in a log that counts alike, nothing stands beside it', async () => {
  const dense = [happened(1), happened(2), counted(3, at(2)), counted(4, at(3)), happened(5)];
  const first = await filled(dense, 100);
  expect(besides(first.written)).toEqual([at(200), at(300)]);
  const second = await filled(first.written, 30);
  expect(besides(second.written)).toEqual([at(60), at(90)]);
  expect((await filled(second.written, 1)).written).toEqual(dense);
});

it('a position that an event can’t have known, or that is none, stays what it is', async () => {
  const strange = [counted(10, at(90)), counted(20, 'nonsense'), counted(30, null)];
  expect((await filled(strange, 7)).written.map(({ data, positions }) => [data, positions])).toEqual(
    strange.map(({ data }) => [data, undefined]),
  );
});

it('answers where asked positions lie, and for one behind the end the last event', async () => {
  const { present } = await filled(events, 7, [at(70), START, at(10), at(99)]);
  expect([START, at(10), at(70), at(99)].map((asked) => present.get(asked))).toEqual([START, at(7), at(49), at(49)]);
});
