import { z } from 'zod';
import { advice, projectionState } from './projection.ts';

/** The state of process managers for staff: `/api/admin/process-managers`. */

const parkedEffect = z.strictObject({
  key: z.uuid(),
  /** `event`: the manager failed on the event itself. */
  kind: z.enum(['job', 'event']),
  name: z.string(),
  eventId: z.uuid(),
  /** The position of that event. */
  position: z.string(),
  error: z.string(),
  since: z.iso.datetime(),
});

export const processManagerView = z.strictObject({
  /** Its name: lists want an `id`. */
  id: z.string(),
  name: z.string(),
  position: z.string(),
  /** The events of the log up to its position, counted or estimated. */
  read: z.int(),
  /** `exact`: false where the store of the log estimates how many events there are. */
  lag: z.strictObject({ events: z.int(), exact: z.boolean(), seconds: z.number() }),
  state: projectionState,
  advice,
  /** Whether a running process holds the manager's lease. */
  owned: z.boolean(),
  /** The name of that process: its role, its machine, its number there. */
  owner: z.string().nullable(),
  movedAt: z.iso.datetime().nullable(),
  /** Effects that aren't done: waiting in the outbox, in the queue, or parked for a person. */
  effects: z.strictObject({
    pending: z.int(),
    sent: z.int(),
    parked: z.int(),
    /** Among those that aren't parked. */
    oldestSeconds: z.number(),
  }),
  /** The first hundred. */
  parked: z.array(parkedEffect),
});
export type ProcessManagerView = z.infer<typeof processManagerView>;

/** One effect, or all parked ones of this manager. */
export const retryEffectBody = z.strictObject({ effect: z.uuid().optional() });

export const retriedEffectsView = processManagerView.extend({ retried: z.strictObject({ effects: z.int() }) });
