import type { EventBatch, Sealed, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { v4 as newId } from 'uuid';
import type { NewEvent } from './event-store.ts';

/** Events for the store's tests: their content doesn't matter as long as it is returned unchanged. */
export const someEvent = (data: NewEvent['data'] = {}, more: Partial<NewEvent> = {}): NewEvent => ({
  id: newId(),
  type: 'SomethingHappened',
  schemaVersion: 1,
  at: '2026-11-21T01:02:03.004Z',
  actor: { id: 'tester', role: 'system' },
  correlationId: newId(),
  causationId: newId(),
  data,
  ...more,
});

/** A sealed reason; what it says doesn't matter. */
export const someReason = (text = 'AAAA'): Sealed => ({
  $sealed: { person: 'kim', key: 1, iv: 'aWlp', text, of: 'a-1|SomethingHappened|(reason)' },
});

export const someEvents = (count: number, more: Partial<NewEvent> = {}): NewEvent[] =>
  Array.from({ length: count }, (_, index) => someEvent({ index }, more));

export const someStream = (): string => `test-${newId()}`;

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

/** Takes batches until the condition holds for all events so far, then ends the subscription. */
export const takeUntil = async (
  batches: AsyncIterable<EventBatch>,
  enough: (events: readonly StoredEvent[], batch: EventBatch) => boolean,
): Promise<{ events: StoredEvent[]; batches: EventBatch[] }> => {
  const events: StoredEvent[] = [];
  const taken: EventBatch[] = [];
  for await (const batch of batches) {
    events.push(...batch.events);
    taken.push(batch);
    if (enough(events, batch)) break;
  }
  return { events, batches: taken };
};
