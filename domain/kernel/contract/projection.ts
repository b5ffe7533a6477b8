import { z } from 'zod';
import { requiredText } from '../text.ts';
import { signInWith } from './sign-in-with.ts';

/** What the firm sees of its read models: `/readyz` in short, `/api/admin/projections` in full. */

export const projectionState = z.enum([
  'live',
  'behind',
  'parked',
  'unattended',
  'newer_version',
  'unknown_event',
  'beyond_log',
]);
export const health = z.enum(['green', 'amber', 'red']);

/** What its keeper is to do, in Korean; null where there is nothing to do. */
export const advice = z.string().nullable();

/** By what messages of one channel go out. */
const via = z.enum(['mailbox', 'smtp', 'solapi']);
export type MessageWay = z.infer<typeof via>;

const inside = z.strictObject({
  ready: z.literal(true),
  health,
  projections: z.array(
    z.strictObject({
      name: z.string(),
      state: projectionState,
      lagEvents: z.int(),
      lagSeconds: z.number(),
      parkedStreams: z.int(),
      advice,
    }),
  ),
  /** In the database, and of no read model of this program: an earlier release left them, or a newer one has brought them. */
  unknownReadModels: z.array(z.string()),
  processManagers: z.array(
    z.strictObject({
      name: z.string(),
      state: projectionState,
      lagEvents: z.int(),
      lagSeconds: z.number(),
      waitingEffects: z.int(),
      parkedEffects: z.int(),
      advice,
    }),
  ),
  /** Where it is away, what follows from events waits. */
  queue: z.enum(['answers', 'away']),
  /** `dropped`: its file takes no lines, and requests go on without it. */
  requestLog: z.enum(['written', 'dropped']),
  /** false: the role that the service works as in the database could change what stands in the log. */
  logProtected: z.boolean(),
  /** The hash of the whole log, written down outside of the database: beside the data, and at an address elsewhere. */
  logProof: z.strictObject({
    /** Of the last line. */
    position: z.string().nullable(),
    file: z.enum(['waiting', 'written', 'failed']),
    elsewhere: z.enum(['off', 'waiting', 'sent', 'failed']),
  }),
  /** What takes the messages of each channel: `mailbox` is the sandbox's, and nothing leaves the house. */
  messages: z.strictObject({ email: via, sms: via }),
  /** Other services that one can sign in with; `sandbox`: anyone can be anybody there. */
  signInWith,
});

/** All of it for whoever may read the metrics; a stranger learns that the service works. */
export const readiness = z.union([inside, z.strictObject({ ready: z.literal(true) })]);

const parkedStream = z.strictObject({
  stream: z.string(),
  /** Of the event that was refused. */
  position: z.string(),
  eventId: z.string(),
  type: z.string(),
  error: z.string(),
  since: z.iso.datetime(),
  /** How many events of the stream wait, that one among them. */
  events: z.int(),
});

/** A rebuild on its way, or one that failed. */
const rebuildView = z.strictObject({
  state: z.enum(['waiting', 'delayed', 'active', 'failed']),
  percent: z.number(),
  failedWhy: z.string().nullable(),
});
export type RebuildView = z.infer<typeof rebuildView>;

export const projectionView = z.strictObject({
  /** Its name: lists want an `id`. */
  id: z.string(),
  name: z.string(),
  version: z.int(),
  position: z.string(),
  head: z.string(),
  lag: z.strictObject({ events: z.int(), seconds: z.number() }),
  state: projectionState,
  advice,
  /** Whether a living process keeps it up. */
  owned: z.boolean(),
  movedAt: z.iso.datetime().nullable(),
  parkedStreams: z.int(),
  parkedEvents: z.int(),
  /** The first hundred. */
  parked: z.array(parkedStream),
  /** Null where none is asked for, or it is done. */
  rebuild: rebuildView.nullable(),
});
export type ProjectionView = z.infer<typeof projectionView>;

/** One stream, or all that are parked there. */
export const retryBody = z.strictObject({ stream: requiredText(200).optional() });

export const retriedView = projectionView.extend({
  retried: z.strictObject({ applied: z.int(), waiting: z.int() }),
});
