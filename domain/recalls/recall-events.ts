import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';

/** What may rest on a case. Advices are flagged in their own records, and stand in the list beside these. */
export const restingKinds = ['result', 'document', 'consultation', 'post'] as const;
export type RestingKind = (typeof restingKinds)[number];

const recordId = z.string().min(1).max(100);

/** A record that rests on a case, and how its figure moves; rates are null where the record has none. */
const resting = z.strictObject({
  kind: z.enum(restingKinds),
  /** The check of a result, the code of a sold document, or the id of a consultation or post. */
  id: recordId,
  /** The check whose result it is about; null: a post. */
  checkId: z.string().nullable(),
  /** The calculation with the figure `before`. */
  calculationId: z.string().nullable(),
  /** When it was calculated, sold, asked for or published. */
  at: z.iso.datetime(),
  before: z.number().nullable(),
  after: z.number().nullable(),
});
export type Resting = z.infer<typeof resting>;

export const recallChange = z.enum(['corrected', 'withdrawn', 'merged', 'restored']);
export type RecallChange = z.infer<typeof recallChange>;

const named = z.strictObject({ kind: z.enum(restingKinds), id: recordId });

/** One event has as many records as are read and shown together. */
export const mostInOneEvent = 200;

const recalled = z.strictObject({
  caseId: z.uuid(),
  /** The revision of the case that the change made. */
  revision: z.int(),
  change: recallChange,
  records: z.array(resting).min(1).max(mostInOneEvent),
});
const lapsed = z.strictObject({ caseId: z.uuid(), records: z.array(named).min(1).max(mostInOneEvent) });
const settled = named.extend({
  caseId: z.uuid(),
  revision: z.int(),
  /** Whose check the record is about, and under whose key the reason is sealed; null: an article, which is about nobody. */
  owner: z.uuid().nullable(),
});

export type RecallEvent =
  | { type: 'CaseRecalled'; data: z.infer<typeof recalled> }
  /** By a later change of the case they say again what they said. */
  | { type: 'RecallLapsed'; data: z.infer<typeof lapsed> }
  /** Somebody has looked at the record; what came of it is the reason. */
  | { type: 'RecallSettled'; data: z.infer<typeof settled> };

export const recallEvents = [
  defineEvent({ type: 'CaseRecalled', version: 1, schema: recalled }),
  defineEvent({ type: 'RecallLapsed', version: 1, schema: lapsed }),
  defineEvent({ type: 'RecallSettled', version: 1, schema: settled }),
] as const;
