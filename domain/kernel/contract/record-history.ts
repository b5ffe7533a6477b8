import { z } from 'zod';
import { visibleText } from '../text/text.ts';
import { changedValue, historyEntry, recordAsOf, recordMoment } from './history.ts';
import { expectedRevision } from './values.ts';

/** The history of every kind of record: `/api/admin/history/{kind}/{id}`. */

export const historyParams = z.strictObject({
  /** `case`, `company`; the contexts name the kinds of their records. */
  kind: z.string().regex(/^[a-z]{2,20}$/),
  id: z.string().min(1).max(100),
});

/** Conditions on the events of a history; all that are given must hold. */
export const historyFilter = z.strictObject({
  /** The id of the person or service that wrote the event. */
  actor: z.string().min(1).max(100).optional(),
  type: z.string().min(1).max(100).optional(),
  /** The first and the last moment, both inclusive. */
  from: recordMoment.optional(),
  to: recordMoment.optional(),
  /** A field that changed, as the changes name it: `제목`, `답변 › 기본 질문`. */
  field: z.string().min(1).max(300).optional(),
});
export type HistoryFilter = z.infer<typeof historyFilter>;

export const historyQuery = z.strictObject({
  range: z.string().max(50).optional(),
  filter: z.string().max(2_000).optional(),
  /** Only what had happened by then. */
  asOf: recordAsOf.optional(),
});

const counted = { events: z.int() };

/** What a history can be filtered by, and what may be put back. */
export const historyOutline = z.strictObject({
  kind: z.string(),
  id: z.string(),
  /** The record by its name, or by its person and time. */
  title: z.string(),
  revision: z.int(),
  /** null: nothing has happened to it yet. */
  began: z.iso.datetime().nullable(),
  changed: z.iso.datetime().nullable(),
  /** Who wrote its events, those with the most events first. */
  actors: z.array(historyEntry.shape.actor.extend(counted)),
  /** The types of its events, each with the sentence of its latest event. */
  kinds: z.array(z.strictObject({ type: z.string(), said: z.string(), ...counted })),
  /** The fields that changed. */
  fields: z.array(z.strictObject({ path: z.string(), ...counted })),
  /** The fields that the reader may set to their value at an earlier revision; null: none. */
  putsBack: z.array(z.string()).nullable(),
});
export type HistoryOutline = z.infer<typeof historyOutline>;

export const recordAtQuery = z.strictObject({ asOf: recordAsOf.optional() });

/** A record at one revision, in words. */
export const recordAt = z.strictObject({
  revision: z.int(),
  /** The event that made it so. */
  at: z.iso.datetime(),
  actor: historyEntry.shape.actor,
  summary: z.string(),
  fields: z.array(z.strictObject({ path: z.string(), value: changedValue })),
});
export type RecordAt = z.infer<typeof recordAt>;

export const putBackBody = z.strictObject({
  /** The revision whose values become those of now. */
  revision: z.int().min(1).max(999_999_999),
  reason: visibleText(500),
  expectedRevision,
});
export type PutBackBody = z.infer<typeof putBackBody>;
