import { z } from 'zod';
import { instant, koreanDay } from '../../kernel/contract/values.ts';
import { isPosition } from '../../kernel/log/position.ts';
import { requiredText } from '../../kernel/text/text.ts';
import { recordKinds } from '../log/record-kinds.ts';

/** The log as a list of events, one event of it, and everything that followed from one request. */

const position = z.string().refine(isPosition, { error: '기록 위치 16자리를 적어 주세요.' });

/** People of the firm, everybody else who has an account, or the program itself. */
export const actorGroups = ['firm', 'people', 'service'] as const;
export type ActorGroup = (typeof actorGroups)[number];

export const logFilter = z
  .strictObject({
    /** A stream by its whole name, or a record by its id: then all of its streams. */
    record: requiredText(200).optional(),
    kind: z.enum(recordKinds).optional(),
    type: requiredText(100).optional(),
    actor: requiredText(100).optional(),
    by: z.enum(actorGroups).optional(),
    /** Korean days, or instants; both inclusive. */
    from: z.union([koreanDay, instant]).optional(),
    to: z.union([koreanDay, instant]).optional(),
    /** The events of one request, by its id. */
    request: requiredText(100).optional(),
    /** Only events before this position: the next page begins after the last row of the one before. */
    before: position.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from.slice(0, 10) <= to.slice(0, 10), {
    error: '끝 날짜가 시작 날짜보다 빨라요.',
    path: ['to'],
  });
export type LogFilter = z.infer<typeof logFilter>;

export const logEntry = z.strictObject({
  /** Its position: lists want an `id`. */
  id: z.string(),
  stream: z.string(),
  /** The id of the record, as its page has it. */
  record: z.string(),
  /** null: only a newer program knows the type. */
  kind: z.enum(recordKinds).nullable(),
  type: z.string(),
  /** The type in Korean words. */
  name: z.string(),
  revision: z.int(),
  at: instant,
  actor: z.strictObject({ id: z.string(), name: z.string(), role: z.string() }),
  eventId: z.string(),
  request: z.string(),
  /** The command that wrote it, or what caused that. */
  cause: z.string(),
  /** What happened, in one Korean sentence. */
  summary: z.string(),
  /** null: none was given, or it is sealed for a person or isn't shown to this reader. */
  reason: z.string().nullable(),
  isReasonSealed: z.boolean(),
  /** null: the index has the event, but the log doesn't have it any more. */
  hash: z.string().nullable(),
});
export type LogEntry = z.infer<typeof logEntry>;

export const positionParams = z.object({ position });
/** `true`: sealed fields that this reader may see are opened, and the access log says who opened whose. */
export const openedEventQuery = z.strictObject({ open: z.literal('true').optional() });

export const logEvent = logEntry.extend({
  hash: z.string(),
  previousHash: z.string(),
  schemaVersion: z.int(),
  /**
   * `json` is the value as the log has it; null while it is sealed, or where its key has been destroyed.
   */
  fields: z.array(z.strictObject({ name: z.string(), json: z.string().nullable(), isSealed: z.boolean() })),
  /** Whether fields are left out that the log doesn't show this reader, such as those of a record that they may not read. */
  isWithheld: z.boolean(),
  /** Whether this reader may open what is sealed. */
  mayOpen: z.boolean(),
  isOpened: z.boolean(),
});
export type LogEvent = z.infer<typeof logEvent>;

export const requestParams = z.object({ request: requiredText(100) });

/** What a process manager did about an event, and how far that is; `unknown` where nothing was noted. */
const following = z.strictObject({
  key: z.string(),
  /** The event that it follows from. */
  eventId: z.string(),
  manager: z.string(),
  name: z.string(),
  state: z.enum(['pending', 'sent', 'done', 'parked', 'unknown']),
});
export type Following = z.infer<typeof following>;

/**
 * Everything that followed from one request: its events in the order of the log, and what the process managers did about
 * them. An event whose `request` or `cause` is the key of a `following` was written by it.
 */
export const consequence = z.strictObject({
  /** The request that began it. */
  request: z.string(),
  events: z.array(logEntry),
  followings: z.array(following),
  /** There is more than is shown. */
  isCut: z.boolean(),
});
export type Consequence = z.infer<typeof consequence>;
