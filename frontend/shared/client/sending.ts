import { keep, parsedKept, readKept } from '../device/kept-on-device.ts';

/** The key under which these very words were sent and maybe arrived: sent again under it, they arrive once. */
export type Sending = { readonly key: string; readonly body: string };

/** The key under which to send a body: the same one while the words are the same. */
export const sendingOf = (last: Sending | null, request: object, newKey: () => string): Sending => {
  const body = JSON.stringify(request);
  return last?.body === body ? last : { key: newKey(), body };
};

export const isSending = (value: unknown): value is Sending =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'body' in value &&
  typeof value.body === 'string';

/** What was sent from this place of the device without an answer; null where everything was answered. */
export const readSending = (place: string): Sending | null => {
  const value = parsedKept(readKept(place));
  return isSending(value) ? value : null;
};

export const keepSending = (place: string, sending: Sending | null): void =>
  keep(place, sending === null ? null : JSON.stringify(sending));
