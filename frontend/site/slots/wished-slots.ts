import type { Slot } from '@nomucheck/domain/consultations/slots.ts';
import { keep, parsedKept, readKept } from '../../shared/device/kept-on-device.ts';
import { keptSlots } from './chosen-slots.ts';

/** The answer to the question below a result: whether a consultation is wished for, and when. Kept until it is requested. */
export type Wished = { readonly answer: 'yes' | 'no'; readonly slots: readonly Slot[] };

const placeOf = (checkId: string): string => `wished.${checkId}`;

/** null: not answered, or a broken note. */
export const readWished = (checkId: string): Wished | null => {
  const value = parsedKept(readKept(placeOf(checkId)));
  if (typeof value !== 'object' || value === null || !('answer' in value) || !('slots' in value)) return null;
  const slots = keptSlots(value.slots);
  return (value.answer === 'yes' || value.answer === 'no') && slots !== null ? { answer: value.answer, slots } : null;
};

export const keepWished = (checkId: string, wished: Wished | null): void =>
  keep(placeOf(checkId), wished === null ? null : JSON.stringify(wished));
