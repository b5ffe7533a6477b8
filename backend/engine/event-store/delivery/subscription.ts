import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { EventBatch } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { EventStore, SubscribeOptions } from '../event-store.ts';
import type { WakeUp } from './wake-up.ts';

/**
 * A subscription only reads on: wake-ups shorten the wait, so a lost one costs a poll, never an event. The consumer
 * pulls, so nothing is read ahead. The first batch comes at once, empty or not, and says whether the head is reached;
 * later a batch comes only when the position has moved.
 */
export async function* readOn(
  store: Pick<EventStore, 'readAll'>,
  wakeUp: WakeUp,
  { after, types, batchSize = 500, signal }: SubscribeOptions,
  pollEvery: number,
): AsyncGenerator<EventBatch, void, undefined> {
  let position = after;
  let first = true;
  while (!signal?.aborted) {
    const ticket = wakeUp.ticket();
    const batch = await readAcrossOutages(
      store,
      { after: position, limit: batchSize, ...(types && { types }) },
      signal,
    );
    if (!batch || signal?.aborted) return;
    if (first || batch.position !== position) yield batch;
    first = false;
    position = batch.position;
    if (batch.atHead) await wakeUp.sleep(ticket, pollEvery, signal);
  }
}

/** A store that can't be reached is tried again until it can: a subscription never ends by itself. Null when aborted. */
const readAcrossOutages = async (
  store: Pick<EventStore, 'readAll'>,
  what: Parameters<EventStore['readAll']>[0],
  signal?: AbortSignal,
): Promise<EventBatch | null> => {
  for (let pause = 50; !signal?.aborted; pause = Math.min(pause * 2, 5_000)) {
    try {
      return await store.readAll(what);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'unavailable')) throw error;
      await sleep(pause * (0.5 + Math.random() / 2), undefined, signal && { signal }).catch(() => {});
    }
  }
  return null;
};
