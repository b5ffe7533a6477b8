import { z } from 'zod';
import { advice, projectionState } from './projection.ts';

/** What the firm sees of what follows from events: `/api/admin/process-managers`. */

const parkedEffect = z.strictObject({
  key: z.uuid(),
  /** `event`: the manager couldn't take the event itself. */
  kind: z.enum(['job', 'event']),
  name: z.string(),
  eventId: z.uuid(),
  /** Of that event. */
  position: z.string(),
  error: z.string(),
  since: z.iso.datetime(),
});

export const processManagerView = z.strictObject({
  /** Its name: lists want an `id`. */
  id: z.string(),
  name: z.string(),
  position: z.string(),
  lag: z.strictObject({ events: z.int(), seconds: z.number() }),
  state: projectionState,
  advice,
  /** Whether a living process follows the log for it. */
  owned: z.boolean(),
  movedAt: z.iso.datetime().nullable(),
  /** What it has asked for and isn't done: to be carried out, in the queue, waiting for a person. */
  effects: z.strictObject({
    pending: z.int(),
    sent: z.int(),
    parked: z.int(),
    /** Of those that aren't parked. */
    oldestSeconds: z.number(),
  }),
  /** The first hundred. */
  parked: z.array(parkedEffect),
});
export type ProcessManagerView = z.infer<typeof processManagerView>;

/** One effect, or all that are parked there. */
export const retryEffectBody = z.strictObject({ effect: z.uuid().optional() });

export const retriedEffectsView = processManagerView.extend({ retried: z.strictObject({ effects: z.int() }) });
