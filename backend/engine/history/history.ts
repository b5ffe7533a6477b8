import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { type ActorNames, type Reader, shownIdOf } from './actor-names.ts';

/** Which events of a record, counted from the newest, which is 0. Both inclusive. */
export type HistoryRange = { readonly from: number; readonly to: number };
export type HistoryPage = { readonly items: HistoryEntry[]; readonly total: number; readonly from: number };

/** A record in the log. */
export type RecordInLog = { readonly stream: string; readonly revision: number };

/** The actors of these events as this reader may know them. */
export const shownActors = async (
  names: ActorNames,
  events: readonly Pick<RecordedEvent, 'actor'>[],
  reader: Reader,
): Promise<(actor: RecordedEvent['actor']) => HistoryEntry['actor']> => {
  const nameOf = await names(
    events.map(({ actor }) => actor),
    reader,
  );
  return (actor) => ({ id: shownIdOf(actor, reader), name: nameOf(actor), role: actor.role });
};
