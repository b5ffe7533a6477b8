import { PLAIN_TEXT_SEALED } from '@nomucheck/domain/kernel/log/log-sealing.ts';
import { type Position, START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { GENESIS } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { EventStore } from '../event-store.ts';
import { changed, verifyChain } from './hash-chain.ts';
import { nothingResealed, type Prove } from './log-proof.ts';
import { faultOfResealing, type ResealingNote, withResealed } from './resealed-events.ts';
import { withEvent } from './whole-log-hash.ts';

const eventsAPage = 1_000;

/** A proof of the log by the port's own reads: any store's, at the cost of a map of all streams in memory. */
export const proveByReading =
  (store: Pick<EventStore, 'readAll' | 'distance'>): Prove =>
  async (onStep = () => {}, asked = new Set()) => {
    const streams = new Set<string>();
    const digests = new Map<Position, string>();
    let digest = GENESIS;
    let last: Pick<StoredEvent, 'position' | 'hash'> = { position: START, hash: GENESIS };
    let events = 0;
    let resealed = nothingResealed;
    let firstResealed: Position | null = null;
    const resealings: ResealingNote[] = [];

    const note = (event: StoredEvent): void => {
      streams.add(event.stream);
      digest = withEvent(digest, event.hash);
      if (asked.has(event.position)) digests.set(event.position, digest);
      if (event.type === PLAIN_TEXT_SEALED) resealings.push(event);
      last = event;
      events += 1;
    };
    async function* pages(): AsyncGenerator<readonly StoredEvent[], undefined> {
      for (let after: Position = START; ; ) {
        const page = await store.readAll({ after, limit: eventsAPage });
        for (const event of page.events) note(event);
        onStep({ checked: events, of: events + (page.atHead ? 0 : eventsAPage) });
        yield page.events;
        if (page.atHead) return;
        after = page.position;
      }
    }

    const verdict = await verifyChain(pages(), store.distance, (position, hash) => {
      firstResealed ??= position;
      resealed = withResealed(resealed, position, hash);
    });
    const sealedLater = (): { position: Position; why: string } | null =>
      firstResealed !== null && resealings.length === 0
        ? { position: firstResealed, why: changed }
        : faultOfResealing(resealings, resealed);
    const found = verdict.ok ? sealedLater() : verdict;
    const fault = found && { position: found.position, stream: null, why: found.why };
    // The chains stop at the first fault; the hash of the whole log goes on to its end.
    if (!verdict.ok) for await (const page of restOf(store, last.position)) page.forEach(note);
    return {
      ...{ events, streams: streams.size, head: last.position, headHash: last.hash, digest, digests },
      ...{ resealed, fault },
    };
  };

async function* restOf(
  store: Pick<EventStore, 'readAll'>,
  from: Position,
): AsyncGenerator<readonly StoredEvent[], undefined> {
  for (let after = from; ; ) {
    const page = await store.readAll({ after, limit: eventsAPage });
    yield page.events;
    if (page.atHead) return;
    after = page.position;
  }
}
