import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { expect, it } from 'vitest';
import type { EventStore } from '../event-store.ts';
import type { LogImporter } from '../log-adapter.ts';
import { createMemoryEventStore } from '../memory/memory-event-store.ts';
import { idsOf, someEvent, someEvents } from '../test-events.ts';

/** An empty log, and what puts events of another one into it. */
export type ImportedInto = {
  readonly importer: LogImporter;
  readonly connect: () => EventStore;
  readonly close: () => Promise<void>;
};

const withoutPlace = ({ position: _, ...event }: StoredEvent) => event;

/** What every adapter's importer must do. */
export const logImporterContract = (name: string, open: () => Promise<ImportedInto>): void => {
  it(`imported into ${name}, events are what they were, and those that name positions keep those of the new log beside them`, async () => {
    const old = createMemoryEventStore();
    await old.append('test-a', 0, someEvents(3));
    await old.append('test-b', 0, [someEvent({ casePosition: '0000000000000002' })]);
    await old.append('test-a', 3, someEvents(1));
    const { events } = await old.readAll({ after: START, limit: 100 });
    const log = await open();
    const store = log.connect();
    try {
      const second = await log.importer.import(events.slice(0, 2));
      expect((await store.eventAt(second))?.id).toBe(events[1]?.id);
      const moved = events
        .slice(2)
        .map((event) => (event.stream === 'test-b' ? { ...event, positions: { casePosition: second } } : event));
      const last = await log.importer.import(moved);
      expect(await store.head()).toBe(last);

      const found = (await store.readAll({ after: START, limit: 100 })).events;
      expect(found.map(withoutPlace)).toEqual([...events.slice(0, 2), ...moved].map(withoutPlace));
      expect(await store.read('test-b')).toMatchObject([
        { data: { casePosition: '0000000000000002' }, positions: { casePosition: second } },
      ]);
      const { digest, fault } = await store.prove();
      expect({ digest, fault }).toEqual({ digest: (await old.prove()).digest, fault: null });

      const next = someEvents(1);
      expect(await store.append('test-b', 1, next)).toMatchObject({ ok: true, retried: false });
      expect(idsOf(await store.read('test-b', { from: 2 }))).toEqual(idsOf(next));
      expect((await store.prove()).fault).toBeNull();
    } finally {
      await log.importer.close();
      await log.close();
    }
  });
};
