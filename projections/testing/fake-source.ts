import { orderOf, START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { EventSource } from '../runner/event-source.ts';

/** A log in memory for tests of read models: an appended event is available to every subscriber at once. */
export type FakeLog = EventSource & {
  readonly events: readonly StoredEvent[];
  readonly append: (...events: readonly LoggedEvent[]) => StoredEvent[];
};

export type LoggedEvent = {
  readonly stream: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at?: string;
  readonly schemaVersion?: number;
};

/** `sizes` divides the log into batches of these sizes, repeatedly, to show that batch sizes make no difference. */
export const fakeLog = (sizes: readonly number[] = [100]): FakeLog => {
  const events: StoredEvent[] = [];
  const sleepers = new Set<() => void>();
  const revisions = new Map<string, number>();
  let cut = 0;
  const nextSize = (): number => sizes[cut++ % sizes.length] ?? 100;

  return {
    events,
    append: (...added) => {
      const stored = added.map((event) => {
        const revision = (revisions.get(event.stream) ?? 0) + 1;
        revisions.set(event.stream, revision);
        const record = storedEvent({ ...event, revision, position: positionAt(events.length + 1) });
        events.push(record);
        return record;
      });
      for (const wake of sleepers) wake();
      return stored;
    },
    read: async (stream, { from }) => events.filter((event) => event.stream === stream && event.revision >= from),
    head: async () => positionAt(events.length),
    distance: (from, to) => ({ events: orderOf(to) - orderOf(from), exact: true }),
    subscribe: async function* ({ after, types, signal }) {
      let read = orderOf(after);
      while (!signal?.aborted) {
        const size = nextSize();
        const seen = events.slice(read, read + size);
        if (seen.length === 0) {
          await new Promise<void>((resolve) => {
            sleepers.add(resolve);
            signal?.addEventListener('abort', () => resolve(), { once: true });
          });
          continue;
        }
        read += seen.length;
        yield {
          events: seen.filter((event) => !types || types.includes(event.type)),
          position: positionAt(read),
          atHead: read === events.length,
        };
      }
    },
  };
};

export const positionAt = (index: number): string => String(index).padStart(START.length, '0');

export const storedEvent = (
  event: LoggedEvent & { readonly revision?: number; readonly position?: string },
): StoredEvent => ({
  id: `${event.stream}:${event.revision ?? 1}`,
  schemaVersion: 1,
  revision: 1,
  position: positionAt(1),
  at: '2026-03-02T09:00:00.000Z',
  actor: { id: 'tester', role: 'system' },
  correlationId: 'test',
  causationId: 'test',
  hash: '',
  previousHash: '',
  ...event,
});
