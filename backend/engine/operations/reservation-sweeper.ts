import { eventId } from '../command-handling/command-ids.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Reservations } from '../vault/reservations.ts';

/** Far longer than any command may take: freeing under a slow command's feet would let a value be taken twice. */
const orphanedAfterSeconds = 600;

/** Settles what a crash left between reserving and confirming, by what the log says. Answers how many of each. */
export const sweepReservations = async (
  reservations: Reservations,
  store: Pick<EventStore, 'read'>,
  olderThanSeconds = orphanedAfterSeconds,
): Promise<{ readonly confirmed: number; readonly freed: number }> => {
  let confirmed = 0;
  let freed = 0;
  for (const { commandId, stream } of await reservations.orphans(olderThanSeconds)) {
    const firstId = eventId(commandId, 0);
    const happened = (await store.read(stream)).some(({ id }) => id === firstId);
    await (happened ? reservations.confirm(commandId) : reservations.release(commandId));
    if (happened) confirmed += 1;
    else freed += 1;
  }
  return { confirmed, freed };
};
