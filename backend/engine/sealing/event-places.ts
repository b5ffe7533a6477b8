import type { SealedPlace } from './sealer.ts';

/**
 * The name of the key of one event in a record that is of no person. Not one key a record: a document that was removed
 * may be uploaded again, and then has the same stream.
 */
export const keyOfEvent = (id: string): string => `event-${id}`;

/** Where the reason of an event is sealed: not at a field of the data that has the same name. */
export const placeOfReason = (stream: string, type: string): SealedPlace => ({ stream, type, field: '(reason)' });
