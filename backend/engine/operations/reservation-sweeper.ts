import { eventId } from '../command-handling/command-ids.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Reservations } from '../vault/reservations.ts';

/** Far longer than any command takes: a reservation that is freed while its command still runs could be given twice. */
const orphanedAfterSeconds = 600;

/** Confirms or frees the reservations that a crash left unconfirmed, as the log says. Returns the number of each. */
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
