import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';

/**
 * Events of the links that show one check's result to people whom its owner chooses. The token in a link's address is
 * never stored, only its hash.
 */

const owner = z.uuid();

const resultShared = z.strictObject({
  owner,
  checkId: z.uuid(),
  shareId: z.uuid(),
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** The link ends by itself at this instant. */
  endsAt: z.iso.datetime(),
});
/** Ended before its time: by its owner's click, by a new link in its place, or because the owner has left. */
const sharingEnded = z.strictObject({ owner, shareId: z.uuid(), why: z.enum(['by_owner', 'replaced', 'owner_left']) });
const sharedResultOpened = z.strictObject({ owner, shareId: z.uuid() });

export type SharingEvent =
  | { type: 'ResultShared'; data: z.infer<typeof resultShared> }
  | { type: 'SharingEnded'; data: z.infer<typeof sharingEnded> }
  | { type: 'SharedResultOpened'; data: z.infer<typeof sharedResultOpened> };

export type SharingEndReason = z.infer<typeof sharingEnded>['why'];

export const sharingEvents = [
  defineEvent({ type: 'ResultShared', version: 1, schema: resultShared }),
  defineEvent({ type: 'SharingEnded', version: 1, schema: sharingEnded }),
  defineEvent({ type: 'SharedResultOpened', version: 1, schema: sharedResultOpened }),
] as const;
