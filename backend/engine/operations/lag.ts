import type { EventStore, StoredEvent } from '../event-store/event-store.ts';
import { countOf } from '../event-store/position.ts';

/** How far behind the log's head, and how long the oldest event behind it has been waiting. */
export type Lag = { readonly events: number; readonly seconds: number };

/** Readers wait two seconds at most; whoever is this late is somebody's business. */
export const LATE_SECONDS = 10;

export const lagBehind = async (
  { store, clock }: { readonly store: Pick<EventStore, 'readAll'>; readonly clock: () => Date },
  head: string,
  position: string,
): Promise<Lag> => {
  if (position >= head) return { events: 0, seconds: 0 };
  const [oldest] = (await store.readAll({ after: position, limit: 1 })).events;
  const seconds = oldest ? Math.max(0, (clock().getTime() - Date.parse(oldest.at)) / 1000) : 0;
  return { events: Math.max(0, countOf(head) - countOf(position)), seconds };
};

/** Whether the next event that it takes is one that a newer program wrote, and ours doesn't know. */
export const isBeforeUnknown = async (
  store: Pick<EventStore, 'readAll'>,
  reader: { readonly types: readonly string[]; readonly knows: (event: StoredEvent) => boolean },
  position: string,
  { events }: Lag,
): Promise<boolean> => {
  if (events === 0) return false;
  const [next] = (await store.readAll({ after: position, limit: 1, types: reader.types })).events;
  return next !== undefined && !reader.knows(next);
};
