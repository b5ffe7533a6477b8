import { plainTextSealed } from '@nomucheck/domain/kernel/log/log-sealing.ts';
import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { Resealed } from './log-proof.ts';
import { withEvent } from './whole-log-hash.ts';

/** The next one of them, in the order of positions. */
export const withResealed = ({ events, digest }: Resealed, position: Position, resealedHash: string): Resealed => ({
  events: events + 1,
  digest: withEvent(digest, resealedHash),
  last: position,
});

/** The log's event that says which events were sealed later. */
export type ResealingNote = { readonly position: Position; readonly data: unknown };

/**
 * The place and the cause where these events aren't those of the log's note of them; null where they are. Who may change
 * the log could otherwise change one of them and compute its hash anew, and no proof that was kept elsewhere would show it:
 * the next event continues from the hash that it was written with.
 */
export const faultOfResealing = (
  [note, second]: readonly ResealingNote[],
  resealed: Resealed,
): { readonly position: Position; readonly why: string } | null => {
  if (second) return { position: second.position, why: 'text was sealed a second time' };
  if (!note)
    return resealed.events === 0 ? null : { position: resealed.last, why: 'it was sealed later, and nothing says so' };
  const { events, digest } = plainTextSealed.schema.parse(note.data);
  const same = events === resealed.events && digest === resealed.digest && resealed.last < note.position;
  return same ? null : { position: note.position, why: 'the events that it names as sealed later were changed' };
};
