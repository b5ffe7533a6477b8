import { isSameSlot, type Slot, slotsMistake, slotTimes, weekdays } from '@nomucheck/domain/consultations/slots.ts';

export const hasSlot = (slots: readonly Slot[], slot: Slot): boolean => slots.some((each) => isSameSlot(each, slot));

export const without = (slots: readonly Slot[], slot: Slot): readonly Slot[] =>
  slots.filter((each) => !isSameSlot(each, slot));

/** After a press on a time: chosen or given up, or why it can't be chosen, and then it isn't. */
export const pressed = (
  slots: readonly Slot[],
  slot: Slot,
): { readonly slots: readonly Slot[]; readonly refusal: string | null } => {
  if (hasSlot(slots, slot)) return { slots: without(slots, slot), refusal: null };
  const next = [...slots, slot];
  const refusal = slotsMistake(next);
  return refusal === null ? { slots: next, refusal } : { slots, refusal };
};

/** A place of the grid: the day's column and the time's row. */
export type Place = { readonly day: number; readonly time: number };

const moves: Readonly<Record<string, (place: Place) => Place>> = {
  ArrowUp: ({ day, time }) => ({ day, time: time - 1 }),
  ArrowDown: ({ day, time }) => ({ day, time: time + 1 }),
  ArrowLeft: ({ day, time }) => ({ day: day - 1, time }),
  ArrowRight: ({ day, time }) => ({ day: day + 1, time }),
  Home: ({ day }) => ({ day, time: 0 }),
  End: ({ day }) => ({ day, time: slotTimes.length - 1 }),
};

type Key = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> & { readonly key: string };

/**
 * Where a key leads in the grid; null for a key that leads nowhere, also at an edge. A key pressed together with another one is
 * the browser's: Alt+← goes back.
 */
export const placeAfter = (place: Place, { key, altKey, ctrlKey, metaKey }: Key): Place | null => {
  if (altKey || ctrlKey || metaKey) return null;
  const { day, time } = moves[key]?.(place) ?? place;
  const isInside = day >= 0 && day < weekdays.length && time >= 0 && time < slotTimes.length;
  return isInside && (day !== place.day || time !== place.time) ? { day, time } : null;
};

const known = (value: unknown): value is Slot =>
  typeof value === 'object' &&
  value !== null &&
  'weekday' in value &&
  weekdays.some((each) => each === value.weekday) &&
  'time' in value &&
  typeof value.time === 'string';

/** Of what a device kept, or null where it isn't a list of times. */
export const keptSlots = (value: unknown): readonly Slot[] | null =>
  Array.isArray(value) && value.every(known) ? value : null;
