import { z } from 'zod';
import { visibleText } from '../kernel/text/text.ts';
import { recallChange, restingKinds } from './recall-events.ts';

/** The list of what rests on cases that changed: `/api/recalls`. */

/** What the list holds: what rests on a case, and the advices that cite it, whose flags are of their own records. */
export const recalledKinds = [...restingKinds, 'advice'] as const;
export type RecalledKind = (typeof recalledKinds)[number];

const rate = z.number().nullable();

export const recallItem = z.strictObject({
  /** `{case} {kind} {record}`. */
  id: z.string(),
  caseId: z.uuid(),
  /** The case by its number and title; null: it isn't known any more. */
  caseName: z.string().nullable(),
  revision: z.int(),
  change: recallChange,
  recalledAt: z.iso.datetime(),
  kind: z.enum(recalledKinds),
  recordId: z.string(),
  checkId: z.string().nullable(),
  /** The title of a post; else the name of the person whose record it is. */
  name: z.string(),
  at: z.iso.datetime(),
  /** As the record says, and as it would be calculated now. */
  before: rate,
  after: rate,
  /** The figure of a calculation made since; null: none. */
  recalculated: z.strictObject({ at: z.iso.datetime(), rate }).nullable(),
  settled: z.strictObject({ at: z.iso.datetime(), by: z.string(), reason: z.string().nullable() }).nullable(),
});
export type RecallItem = z.infer<typeof recallItem>;

export const recallSorts = ['recalledAt'] as const;
export type RecallSort = (typeof recallSorts)[number];

export const recallFilter = z.strictObject({
  /** Neither settled nor calculated again since. */
  open: z.boolean().optional(),
  kind: z.enum(recalledKinds).optional(),
  caseId: z.uuid().optional(),
});
export type RecallFilter = z.infer<typeof recallFilter>;

export const settleRecallBody = z.strictObject({
  caseId: z.uuid(),
  revision: z.int().min(1).max(2_147_483_647),
  kind: z.enum(recalledKinds),
  recordId: z.string().min(1).max(100),
  reason: visibleText(500),
});
export type SettleRecallBody = z.infer<typeof settleRecallBody>;

export const recallSettled = z.strictObject({ caseId: z.uuid(), kind: z.enum(recalledKinds), recordId: z.string() });
