import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { spent } from './amounts.ts';

/**
 * The calls of a model that one payer asked for in one Korean month. No text of a question or an answer is here, so
 * nothing is sealed: the ids belong to nobody once the person's key is destroyed.
 */

export const advisorKinds = ['openai', 'embedded'] as const;
/**
 * How a call ended: `answered` whole; `stopped` by the asker; `cut` off midway; `failed` without an answer; `lost`: it
 * had begun and its process reported nothing of it, so that nobody knows what it took.
 */
export const callOutcomes = ['answered', 'stopped', 'cut', 'failed', 'lost'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
/** Why a call was never made: the asker or the service gave it up before, or nothing was heard of it in its time. */
export const releaseReasons = ['not_called', 'expired'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

const call = {
  callId: z.uuid(),
  adviceId: z.uuid(),
  userId: z.uuid(),
  /** The company that pays; null: the person. */
  companyId: z.uuid().nullable(),
  advisor: z.enum(advisorKinds),
  model: storableText(200),
};

const reserved = z.strictObject({
  ...call,
  /** What it may take at most. */
  most: spent,
  /** A call that isn't settled by then outlived its process. */
  until: z.iso.datetime(),
});
const begun = z.strictObject({ callId: z.uuid() });
const settled = z.strictObject({
  ...call,
  spent,
  outcome: z.enum(callOutcomes),
  /** `spent` is what was reserved, because nobody reported what the call really took. */
  estimated: z.boolean(),
});
const released = z.strictObject({ callId: z.uuid(), why: z.enum(releaseReasons) });

export type UsageEvent =
  | { type: 'CallReserved'; data: z.infer<typeof reserved> }
  | { type: 'CallBegun'; data: z.infer<typeof begun> }
  | { type: 'CallSettled'; data: z.infer<typeof settled> }
  | { type: 'CallReleased'; data: z.infer<typeof released> };

export const usageEvents = [
  defineEvent({ type: 'CallReserved', version: 1, schema: reserved }),
  /** Sent to the model: from now on it may cost something. */
  defineEvent({ type: 'CallBegun', version: 1, schema: begun }),
  /** A second one of the same call, after an estimated one, replaces it. */
  defineEvent({ type: 'CallSettled', version: 1, schema: settled }),
  defineEvent({ type: 'CallReleased', version: 1, schema: released }),
] as const;

/** The parts of a call that all its events agree about. */
export type Call = Omit<z.infer<typeof reserved>, 'most' | 'until'>;
