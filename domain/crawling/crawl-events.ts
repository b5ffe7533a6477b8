import { z } from 'zod';
import { caseKinds, contentHash } from '../cases/case-record.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { requiredText, storableText } from '../kernel/text/text.ts';
import { sourceNames } from './sources.ts';

/** A work of the crawler: a span of days of one kind of case from one source, window by window. */

const workId = z.uuid();
const day = z.iso.date();
/** Counted from 1. */
const window = z.int().min(1);
const count = z.int().min(0);

/**
 * What became of an item of the source.
 * `new`, `changed`, `unchanged`: it is a case, with a text that is new, other than before, or the same.
 * `linked`: the decision is a case already, from another source; this source is noted beside it.
 * `other_kind`: a case of another kind than the work collects. `other_matter`: not about a dismissal.
 * `absent`: listed, but the source has no decision under its number. `unusable`: kept as it came, but nothing could be read
 * from it. `failed`: the source didn't answer; it is asked again when the work is resumed.
 */
export const itemVerdicts = [
  'new',
  'changed',
  'unchanged',
  'linked',
  'other_kind',
  'other_matter',
  'absent',
  'unusable',
  'failed',
] as const;
export type ItemVerdict = (typeof itemVerdicts)[number];

/** Bytes as they came, in the vault under their hash. */
const kept = z.strictObject({ hash: contentHash, mediaType: requiredText(100) });

export const crawledItem = z.strictObject({
  /** The number at the source. */
  id: requiredText(300),
  title: storableText(300),
  /** The day of the decision where it is known, otherwise the day that the source names (of its posting). */
  day: day.nullable(),
  verdict: z.enum(itemVerdicts),
  caseId: z.uuid().nullable(),
  /** null where nothing came. */
  raw: kept.nullable(),
  /** The version of the reader that made something of the bytes; null where nothing came. */
  reader: z.int().nullable(),
  /** Files beside the decision. `raw` is null where one didn't come. */
  attachments: z.array(z.strictObject({ name: storableText(300), raw: kept.nullable() })).max(20),
  /** Why it is absent, unusable, failed or left out, and which of its case numbers aren't any, in Korean. */
  message: storableText(500).nullable(),
});
export type CrawledItem = z.infer<typeof crawledItem>;

/** Why a source can't be used at all. `unexpected`: a fault of this service. */
export const failureReasons = ['refused', 'blocked', 'unknown_form', 'unreachable', 'unexpected'] as const;
export type FailureReason = (typeof failureReasons)[number];

const ofWork = { workId, kind: z.enum(caseKinds), source: z.enum(sourceNames) };
const started = z.strictObject({
  ...ofWork,
  from: day,
  to: day,
  windowDays: z.int().min(1),
});
/**
 * The source says that there are `total`; `listed` different ones were named. `mark`: where the next stream of a streamed
 * source may begin.
 */
const listed = z.strictObject({ workId, window, total: count, listed: count, mark: requiredText(300).nullable() });
/** `was`: what the work had recorded of the item before, which this replaces; null for the first time. */
const recordedItem = crawledItem.extend({ was: z.enum(itemVerdicts).nullable() });
const recorded = z.strictObject({ ...ofWork, window, items: z.array(recordedItem).min(1).max(200) });
const windowEnded = z.strictObject({ workId, window, complete: z.boolean() });
const ended = z.strictObject({ workId, complete: z.boolean() });
const failed = z.strictObject({ workId, why: z.enum(failureReasons), message: storableText(500) });
const only = z.strictObject({ workId });
/** `windows`: those that had ended with something missing; they are gone through again. */
const resumed = z.strictObject({ workId, windows: z.array(window) });

export type CrawlEvent =
  | { type: 'CrawlStarted'; data: z.infer<typeof started> }
  | { type: 'CrawlWindowListed'; data: z.infer<typeof listed> }
  | { type: 'CrawlItemsRecorded'; data: z.infer<typeof recorded> }
  | { type: 'CrawlWindowEnded'; data: z.infer<typeof windowEnded> }
  | { type: 'CrawlEnded'; data: z.infer<typeof ended> }
  | { type: 'CrawlFailed'; data: z.infer<typeof failed> }
  | { type: 'CrawlCancelled'; data: z.infer<typeof only> }
  | { type: 'CrawlResumed'; data: z.infer<typeof resumed> };

export const crawlEvents = [
  defineEvent({ type: 'CrawlStarted', version: 1, schema: started }),
  defineEvent({ type: 'CrawlWindowListed', version: 1, schema: listed }),
  defineEvent({ type: 'CrawlItemsRecorded', version: 1, schema: recorded }),
  /** Complete: everything that the source said there is, is stored. */
  defineEvent({ type: 'CrawlWindowEnded', version: 1, schema: windowEnded }),
  defineEvent({ type: 'CrawlEnded', version: 1, schema: ended }),
  /** The source can't be used: further calls would fail, too. */
  defineEvent({ type: 'CrawlFailed', version: 1, schema: failed }),
  defineEvent({ type: 'CrawlCancelled', version: 1, schema: only }),
  defineEvent({ type: 'CrawlResumed', version: 1, schema: resumed }),
] as const;
