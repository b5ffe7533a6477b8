import { z } from 'zod';
import { requiredText } from '../text/text.ts';
import { signInWith } from './sign-in-with.ts';

/** The state of read models for staff: `/readyz` in short, `/api/admin/projections` in full. */

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

/** What a process of the service may do: everything, or one part of it. */
export const processRoles = ['all', 'api', 'projector', 'worker'] as const;
export type ProcessRole = (typeof processRoles)[number];

/** What the operator should do, in Korean; null where there is nothing to do. */
export const advice = z.string().nullable();

/** The service through which messages of one channel are sent. */
const via = z.enum(['mailbox', 'smtp', 'solapi']);
export type MessageWay = z.infer<typeof via>;

const inside = z.strictObject({
  ready: z.literal(true),
  health,
  /** What this process does. */
  role: z.enum(processRoles),
  /** How many read models and process managers this process itself keeps; the states below are of whichever process does. */
  keeps: z.strictObject({ readModels: z.int(), processManagers: z.int() }),
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
  /**
   * Tables in the database that belong to no read model of this program: an earlier release left them, or a newer one made
   * them.
   */
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
  /** What the whole service may spend in a day: text messages, answers of a model. */
  budgets: z.array(z.strictObject({ name: z.string(), used: z.int(), most: z.int(), advice })),
  /** While it is unavailable, effects of events wait. */
  queue: z.enum(['answers', 'away']),
  /** `dropped`: lines can't be written to its file; requests continue without it. */
  requestLog: z.enum(['written', 'dropped']),
  /** false: the database role of the service has the right to change stored events. */
  logProtected: z.boolean(),
  /** The hash of the whole log, kept outside the database: beside the data, and at an address elsewhere. */
  logProof: z.strictObject({
    /** When the last line was written. */
    position: z.string().nullable(),
    file: z.enum(['waiting', 'written', 'failed']),
    elsewhere: z.enum(['off', 'waiting', 'sent', 'failed']),
  }),
  /** The last check of the whole log, and how much it found that isn't as it was written; null before the first. */
  logVerified: z.strictObject({ startedAt: z.iso.datetime(), found: z.int() }).nullable(),
  /** The service that sends the messages of each channel: `mailbox` is the sandbox's, and nothing is really sent. */
  messages: z.strictObject({ email: via, sms: via }),
  /** Other services for signing in; `sandbox`: anyone can sign in as any invented person. */
  signInWith,
});

/** The whole answer for those who may read the metrics; all others only see whether the service works. */
export const readiness = z.union([inside, z.strictObject({ ready: z.literal(true) })]);

const parkedStream = z.strictObject({
  stream: z.string(),
  /** The position of the event that failed. */
  position: z.string(),
  eventId: z.string(),
  type: z.string(),
  error: z.string(),
  since: z.iso.datetime(),
  /** How many events of the stream wait, the failed one included. */
  events: z.int(),
});

/** A rebuild that is running, or one that failed. */
const rebuildView = z.strictObject({
  state: z.enum(['waiting', 'delayed', 'active', 'failed']),
  percent: z.number(),
  failedWhy: z.string().nullable(),
});
export type RebuildView = z.infer<typeof rebuildView>;

const buildView = z.strictObject({
  at: z.iso.datetime(),
  rows: z.int(),
  added: z.int(),
  removed: z.int(),
  changed: z.int(),
  /** It took the place of the live rows; otherwise it was only compared with them. */
  switched: z.boolean(),
});

export const projectionView = z.strictObject({
  /** Its name: lists want an `id`. */
  id: z.string(),
  name: z.string(),
  version: z.int(),
  position: z.string(),
  head: z.string(),
  /** The events of the log up to its position, counted or estimated. */
  read: z.int(),
  /** `exact`: false where the store of the log estimates how many events there are. */
  lag: z.strictObject({ events: z.int(), exact: z.boolean(), seconds: z.number() }),
  state: projectionState,
  advice,
  /** Whether a running process holds its lease. */
  owned: z.boolean(),
  /** The name of that process: its role, its machine, its number there. */
  owner: z.string().nullable(),
  movedAt: z.iso.datetime().nullable(),
  parkedStreams: z.int(),
  parkedEvents: z.int(),
  /** The first hundred. */
  parked: z.array(parkedStream),
  /** null where none was started, or it is done. */
  rebuild: rebuildView.nullable(),
  /** What the last build from the log differed in from the live rows; null before the first. */
  built: buildView.nullable(),
});
export type ProjectionView = z.infer<typeof projectionView>;

/** Whether the built rows take the place of the live ones, or are only compared with them. */
export const rebuildBody = z.strictObject({ only: z.literal('compare').optional() });

/** What the queue of jobs has in each state; null while it doesn't answer. */
export const queueView = z.strictObject({
  counts: z.strictObject({ waiting: z.int(), delayed: z.int(), active: z.int(), failed: z.int() }).nullable(),
});
export type QueueView = z.infer<typeof queueView>;

/** One stream, or all parked ones of this read model. */
export const retryBody = z.strictObject({ stream: requiredText(200).optional() });

export const retriedView = projectionView.extend({
  retried: z.strictObject({ applied: z.int(), waiting: z.int() }),
});
