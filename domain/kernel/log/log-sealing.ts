import { z } from 'zod';
import { defineEvent } from './event-definition.ts';

/**
 * Free text that earlier versions had written in plain was sealed afterwards: so many events, and the hash over all of them
 * as they are now. Each keeps the hash that it was written with; this event lets a later change of one be detected.
 */
const sealedLater = z.strictObject({
  events: z.int().min(1),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

export const PLAIN_TEXT_SEALED = 'PlainTextSealed';

export type LogSealingEvent = { type: typeof PLAIN_TEXT_SEALED; data: z.infer<typeof sealedLater> };

export const plainTextSealed = defineEvent({ type: PLAIN_TEXT_SEALED, version: 1, schema: sealedLater });
export const logSealingEvents = [plainTextSealed] as const;

/** There is one such event in a log. */
export const logSealingStream = 'log_sealing-1';
