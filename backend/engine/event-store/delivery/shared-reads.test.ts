import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventStore } from '../event-store.ts';
import { denseDistance, positionOf } from '../positions/dense-positions.ts';
import { someEvent, someStream } from '../test-events.ts';
import { createMemoryEventStore } from '../testing/memory-log.ts';
import { shareReads } from './shared-reads.ts';

type ReadAll = EventStore['readAll'];

const logOf = async (events: number) => {
  const store = createMemoryEventStore();
  for (let n = 0; n < events; n += 1) {
    await store.append(someStream(), 0, [{ ...someEvent({}), type: `Type${n % 3}` }]);
  }
  const asked: Parameters<ReadAll>[0][] = [];
  const readAll: ReadAll = async (wanted) => {
    asked.push(wanted);
    return store.readAll(wanted);
  };
  const shared = shareReads(readAll, denseDistance);
  // One read has reached the end of the log.
  await shared({ after: positionOf(events), limit: 500 });
  asked.length = 0;
  return { store, asked, shared };
};

describe('reads of the log that are shared', () => {
  it('become one when they are requested together, and each gets what it requested', async () => {
    const { asked, shared, store } = await logOf(6);
    const wanted = ['Type0', 'Type1', 'Type2'].map((type) => ({ after: positionOf(2), limit: 500, types: [type] }));
    const answers = await Promise.all(wanted.map(shared));
    expect(asked).toHaveLength(1);
    expect(answers).toEqual(await Promise.all(wanted.map(store.readAll)));
    expect(answers.map(({ events }) => events.length)).toEqual([1, 1, 2]);
  });

  it('leave a subscriber that is far behind to read alone', async () => {
    const { asked, shared } = await logOf(300);
    const behind = { after: positionOf(0), limit: 7, types: ['Type0'] };
    await Promise.all([behind, ...[299, 300].map((n) => ({ after: positionOf(n), limit: 500 }))].map(shared));
    expect(asked).toHaveLength(2);
    expect(asked).toContainEqual(behind);
  });

  it('are not shared until a read has reached the end of the log', async () => {
    const { store } = await logOf(600);
    let reads = 0;
    const shared = shareReads(async (wanted) => {
      reads += 1;
      return store.readAll(wanted);
    }, denseDistance);
    const wanted = { after: positionOf(300), limit: 10 };
    await Promise.all([shared(wanted), shared(wanted)]);
    expect(reads).toBe(2);
  });

  it('all fail with their read, and the next ones are not affected', async () => {
    let away = true;
    const { store } = await logOf(3);
    const shared = shareReads(async (wanted) => {
      if (away) throw new Error('the log is away');
      return store.readAll(wanted);
    }, denseDistance);
    const wanted = { after: positionOf(1), limit: 500 };
    const both = await Promise.allSettled([shared(wanted), shared(wanted)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    away = false;
    expect((await shared(wanted)).events).toHaveLength(2);
  });

  it('see what was appended before they were requested, also while an earlier read is running', async () => {
    const { store } = await logOf(3);
    const gate = Promise.withResolvers<void>();
    let reads = 0;
    const shared = shareReads(async (wanted) => {
      const batch = await store.readAll(wanted);
      reads += 1;
      if (reads === 1) await gate.promise;
      return batch;
    }, denseDistance);
    const wanted = { after: positionOf(3), limit: 500 };
    const early = [shared(wanted), shared(wanted)];
    await new Promise((resolve) => setTimeout(resolve, 5));
    await store.append(someStream(), 0, [someEvent({})]);
    const late = shared(wanted);
    gate.resolve();
    expect((await Promise.all(early)).map(({ events }) => events.length)).toEqual([0, 0]);
    expect((await late).events).toHaveLength(1);
  });

  it('lead every subscriber through the whole log in order, whichever types it wants', async () => {
    const subscriber = fc.record({
      after: fc.integer({ min: 0, max: 700 }),
      limit: fc.integer({ min: 1, max: 600 }),
      types: fc.option(fc.subarray(['Type0', 'Type1', 'Type2'], { minLength: 1 }), { nil: undefined }),
    });
    const { store, shared } = await logOf(650);
    await fc.assert(
      fc.asyncProperty(fc.array(subscriber, { minLength: 1, maxLength: 8 }), async (subscribers) => {
        await Promise.all(
          subscribers.map(async ({ after, limit, types }) => {
            const wanted = { after: positionOf(after), ...(types && { types }) };
            const seen: string[] = [];
            for (let position = wanted.after; ; ) {
              const batch = await shared({ ...wanted, after: position, limit });
              expect(batch.events.length).toBeLessThanOrEqual(limit);
              seen.push(...batch.events.map((event) => event.position));
              position = batch.position;
              if (batch.atHead) break;
            }
            const { events } = await store.readAll({ ...wanted, limit: 1_000 });
            expect(seen).toEqual(events.map((event) => event.position));
          }),
        );
      }),
      { numRuns: 30 },
    );
  });
});
