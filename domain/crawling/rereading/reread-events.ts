import { z } from 'zod';
import { contentHash } from '../../cases/case-record.ts';
import { defineEvent } from '../../kernel/log/event-definition.ts';
import { requiredText, storableText } from '../../kernel/text/text.ts';
import { sourceNames } from '../sources.ts';

/**
 * A source's reader has become better: the bytes that were kept are read again, and where it makes something else of them, a
 * person accepts or dismisses the difference.
 */

const rereadId = z.uuid();
const count = z.int().min(0);

/** The fields of a case that a source gives. `arrival`: the whole decision, of which an earlier reader could make nothing. */
export const rereadFields = ['tribunal', 'caseNumbers', 'decidedOn', 'title', 'text', 'arrival'] as const;
export type RereadField = (typeof rereadFields)[number];

export const difference = z.strictObject({
  /** `<case>:<field>`; of an arrival an id made from the item. */
  id: requiredText(100),
  /** null for an arrival. */
  caseId: z.uuid().nullable(),
  /** The number at the source, and its bytes. */
  itemId: requiredText(300),
  raw: z.strictObject({ hash: contentHash, mediaType: requiredText(100) }),
  title: storableText(300),
  field: z.enum(rereadFields),
  /**
   * As people read them. Of a text the place where the two begin to differ; of an arrival why nothing could be read, and what is
   * read now.
   */
  before: storableText(500),
  after: storableText(500),
  /** The SHA-256 of both values as a whole: accepted is what was shown, in the place of what was shown. */
  hashes: z.strictObject({ before: contentHash, after: contentHash }),
});
export type Difference = z.infer<typeof difference>;

/** `outdated`: the case, or the reader, has another value by now. `refused`: the rules of cases don't allow the new value. */
export const settlements = ['accepted', 'dismissed', 'outdated', 'refused'] as const;
export type Settlement = (typeof settlements)[number];

/** `total`: how many items are kept. */
const started = z.strictObject({ rereadId, source: z.enum(sourceNames), reader: z.int(), total: count });
/**
 * Items up to the number `upTo` were read. `unreadable`: the new reader makes no decision of them. `kept`: a person has
 * corrected the field, so no difference is offered.
 */
const recorded = z.strictObject({
  rereadId,
  upTo: requiredText(300),
  read: count,
  unreadable: count,
  kept: count,
  differences: z.array(difference).max(1_000),
});
const failed = z.strictObject({ rereadId, message: storableText(500) });
/**
 * Of the open differences those with these ids, or of this field; both null: all. Those are from then on nobody else's to decide.
 * `number`: of the decision, from 0.
 */
const decided = z.strictObject({
  rereadId,
  number: count,
  accept: z.boolean(),
  ids: z.array(requiredText(100)).max(1_000).nullable(),
  field: z.enum(rereadFields).nullable(),
});
const settled = z.strictObject({
  rereadId,
  /** The decision that is being carried out. */
  number: count,
  settled: z
    .array(z.strictObject({ id: requiredText(100), became: z.enum(settlements) }))
    .min(1)
    .max(200),
});
/** Nothing more is done for this decision. What it didn't settle, because of a fault, is open again. */
const carriedOut = z.strictObject({ rereadId, number: count });
const only = z.strictObject({ rereadId });

export type RereadEvent =
  | { type: 'RereadStarted'; data: z.infer<typeof started> }
  | { type: 'RereadRecorded'; data: z.infer<typeof recorded> }
  | { type: 'RereadEnded'; data: z.infer<typeof only> }
  | { type: 'RereadCancelled'; data: z.infer<typeof only> }
  | { type: 'RereadFailed'; data: z.infer<typeof failed> }
  | { type: 'RereadDecided'; data: z.infer<typeof decided> }
  | { type: 'RereadSettled'; data: z.infer<typeof settled> }
  | { type: 'RereadDecisionCarriedOut'; data: z.infer<typeof carriedOut> };

export const rereadEvents = [
  defineEvent({ type: 'RereadStarted', version: 1, schema: started }),
  defineEvent({ type: 'RereadRecorded', version: 1, schema: recorded }),
  defineEvent({ type: 'RereadEnded', version: 1, schema: only }),
  defineEvent({ type: 'RereadCancelled', version: 1, schema: only }),
  /** It can't go on. What was found until then can be decided. */
  defineEvent({ type: 'RereadFailed', version: 1, schema: failed }),
  defineEvent({ type: 'RereadDecided', version: 1, schema: decided }),
  defineEvent({ type: 'RereadSettled', version: 1, schema: settled }),
  defineEvent({ type: 'RereadDecisionCarriedOut', version: 1, schema: carriedOut }),
] as const;
