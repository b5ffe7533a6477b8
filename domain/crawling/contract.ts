import { z } from 'zod';
import { caseKinds } from '../cases/case-record.ts';
import { instant, koreanDay } from '../kernel/contract/values.ts';
import { requiredText, visibleText } from '../kernel/text/text.ts';
import { crawledItem, failureReasons, itemVerdicts } from './crawl-events.ts';
import { sourceNames } from './sources.ts';

/**
 * The crawler, for admins. A work collects a span of days of one kind of case from one source; a job goes through it window
 * by window. Works of one source run one after the other, in the order in which they were started.
 */

const count = z.int().min(0);

export const crawlKind = z.enum(caseKinds);
export const sourceName = z.enum(sourceNames);

/** Of `/api/crawls/:kind/…`. */
export const kindParams = z.object({ kind: crawlKind });
export const workParams = z.object({ kind: crawlKind, id: z.uuid() });

/**
 * `POST /api/crawls/:kind/works` → 202. Both days inclusive; `crawl_date_order` (422) if `to` is before `from`. Without
 * `source`, the kind's usual one or, where that can't be asked now, another of the kind. A source that can't be asked is
 * refused here: `crawl_source_unset` (503, its key isn't configured), `crawl_source_off` (422, switched off),
 * `crawl_source_failed` (502, its breaker is open; `errors.source` says until when).
 */
export const startWorkBody = z.strictObject({ from: koreanDay, to: koreanDay, source: sourceName.optional() });
export const workStages = ['running', 'cancelled', 'failed', 'ended'] as const;
export type WorkStage = (typeof workStages)[number];

/** Of `POST …/works/:id/cancel` and `…/resume` (202). A stale revision: `conflict` (409), as with `If-Match`. */
export const stepBody = z.strictObject({ expectedRevision: z.int().min(0).optional() });
export const itemCounts = z.record(z.enum(itemVerdicts), count);

/**
 * `GET /api/crawls/:kind/works` (list resource) and `…/works/:id`.
 *
 * `GET …/works/:id/events` (server-sent events): `event: work` at once and at each change (at most one a second), with this as
 * its data. The stream ends after a message whose work isn't running; a reader without such a message was disconnected. The
 * list of works is followed by `/api/admin/events?resources=crawl`.
 */
export const workOut = z.strictObject({
  id: z.uuid(),
  kind: crawlKind,
  source: sourceName,
  from: koreanDay,
  to: koreanDay,
  stage: z.enum(workStages),
  /** It runs, but another work of the same source comes first. */
  waiting: z.boolean(),
  /** It runs, but its source isn't asked until then; `message` says why, in Korean. */
  resting: z.strictObject({ until: instant, message: z.string() }).nullable(),
  /** Whether everything that the source said there is, was stored; null until it has ended. */
  complete: z.boolean().nullable(),
  windows: z.strictObject({ total: count, ended: count, complete: count }),
  /** The items that the source has named so far, in the windows that were listed. */
  listed: count,
  /** The items of which is known what became of them. */
  done: count,
  counts: itemCounts,
  /** Items that are cases, but of which a file didn't come. */
  lackingFiles: count,
  /** Why the work stopped, for stage `failed`. `message` is Korean. */
  failure: z.strictObject({ why: z.enum(failureReasons), message: z.string() }).nullable(),
  startedBy: z.strictObject({ id: z.string(), name: z.string() }),
  startedAt: instant,
  /** The instant of the last start; with `doneBefore` a page estimates the remaining time. */
  runningSince: instant,
  doneBefore: count,
  updatedAt: instant,
  revision: z.int(),
});
export type WorkOut = z.infer<typeof workOut>;

/** The work as the command left it; the answer of a start and of the two steps. */
export const workAsked = workOut.pick({
  ...{ id: true, kind: true, source: true, from: true, to: true, stage: true, complete: true, revision: true },
});
export type WorkAsked = z.infer<typeof workAsked>;

export const workSorts = ['startedAt', 'updatedAt', 'from', 'id'] as const;
export type WorkSort = (typeof workSorts)[number];
export const workFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  stage: z.enum(workStages).optional(),
  source: sourceName.optional(),
});
export type WorkFilter = z.infer<typeof workFilter>;

/**
 * `GET …/works/:id/windows` (list resource): how far each window of days has come, in the order of days.
 */
export const windowOut = z.strictObject({
  /** `<work>:<number>` */
  id: z.string(),
  number: z.int().min(1),
  from: koreanDay,
  to: koreanDay,
  /** As many as the source said there are; null until it was asked. */
  total: count.nullable(),
  listed: count,
  done: count,
  /** null until it has ended. */
  complete: z.boolean().nullable(),
});
export type WindowOut = z.infer<typeof windowOut>;
export const windowSorts = ['number'] as const;
export const windowFilter = z.strictObject({ complete: z.boolean().optional() });
export type WindowFilter = z.infer<typeof windowFilter>;

/** `GET /api/crawls/:kind/data` (list resource): what was collected, an entry for each item of each work. */
export const crawledOut = crawledItem.extend({
  /** `<work>:<number at the source>` */
  id: z.string(),
  itemId: z.string(),
  workId: z.uuid(),
  source: sourceName,
  /** When it was collected. */
  at: instant,
});
export type CrawledOut = z.infer<typeof crawledOut>;
export const crawledSorts = ['at', 'day', 'id'] as const;
export type CrawledSort = (typeof crawledSorts)[number];
export const crawledFilter = z.strictObject({
  id: z.array(z.string().max(400)).max(1_000).optional(),
  workId: z.uuid().optional(),
  source: sourceName.optional(),
  verdict: z.enum(itemVerdicts).optional(),
  /** Only cases of which a file didn't come. */
  lacksFile: z.literal(true).optional(),
  /** The reason, exactly as it is in a group of failures. */
  message: z.string().max(500).optional(),
  caseId: z.uuid().optional(),
  /** Of the decision's day, both inclusive. */
  from: koreanDay.optional(),
  to: koreanDay.optional(),
  /** In the title, or the number at the source. */
  q: requiredText(100).optional(),
});
export type CrawledFilter = z.infer<typeof crawledFilter>;

/** Days of decisions or of collecting: at most ten years at once. Without `source`, the one that a work would ask now. */
export const spanQuery = z.strictObject({ from: koreanDay, to: koreanDay, source: sourceName.optional() });

/**
 * `GET /api/crawls/:kind/calendar?from&to&source`: by days of decisions. A day is `complete` if it was over when the source
 * was asked for it and everything that the source had was stored, `incomplete` if it was asked for, and `none` if never.
 */
export const dayStates = ['complete', 'incomplete', 'none'] as const;
export const calendarOut = z.strictObject({
  source: sourceName,
  /** What was ever asked of the source for this kind, from its first day to its last; null if nothing. */
  asked: z.strictObject({ from: koreanDay, to: koreanDay }).nullable(),
  /** Every day of the span. `items`: different decisions of that day that are cases now. */
  days: z.array(z.strictObject({ day: koreanDay, items: count, state: z.enum(dayStates) })),
  /**
   * Days within `asked` and up to yesterday that aren't complete, joined into spans, of all time and not only of the calendar's
   * days. A click on one starts a work with exactly these days.
   */
  gaps: z.array(z.strictObject({ from: koreanDay, to: koreanDay, days: count })),
  /** Decisions of this kind and source without a known day; they are on no calendar. */
  withoutDay: count,
});
export type CalendarOut = z.infer<typeof calendarOut>;

/** `GET /api/crawls/:kind/daily?from&to&source`: items by the day (in Korea) on which they were collected; only days with some. */
export const dailyOut = z.array(z.strictObject({ day: koreanDay, counts: itemCounts }));
export type DailyOut = z.infer<typeof dailyOut>;

/**
 * `GET /api/crawls/:kind/failures?source&workId`: what is absent, unusable or failed, or a case of which a file didn't
 * come (`no_file`), by reason, the most frequent first; an item that a later work collected doesn't count, nor one that was read
 * again since. To try again, resume each of `works` (`POST …/works/:id/resume`): only
 * what `failed` or lacks a file is asked for again.
 */
export const failuresQuery = z.strictObject({ source: sourceName.optional(), workId: z.uuid().optional() });
/** `no_file`: it is a case, but a file beside the decision didn't come. */
export const failureKinds = ['absent', 'unusable', 'failed', 'no_file'] as const;
export const failureGroups = z.array(
  z.strictObject({
    source: sourceName,
    verdict: z.enum(failureKinds),
    message: z.string(),
    items: count,
    examples: z
      .array(z.strictObject({ id: z.string(), itemId: z.string(), title: z.string(), workId: z.uuid() }))
      .max(5),
    /** Works that can be resumed to ask for these again; empty where that is of no use. */
    works: z.array(z.uuid()),
  }),
);
export type FailureGroups = z.infer<typeof failureGroups>;

/** Once a week, at a full hour in Seoul; weekday 0 is Sunday. */
export const weeklyTime = z.strictObject({ weekday: z.int().min(0).max(6), hour: z.int().min(0).max(23) });

/**
 * `off`: switched off by a person. `unset`: it needs a setting that is missing. `resting`: it failed too often, and isn't asked
 * until `restsUntil`. `stale`: nothing new came from it for longer than it should, whether it was asked or not. `unasked`: it never
 * gave a work an answer, so nothing is known of it. `ready`: otherwise.
 */
export const sourceStates = ['ready', 'unasked', 'stale', 'resting', 'unset', 'off'] as const;
export type SourceState = (typeof sourceStates)[number];
/** `GET /api/crawls/sources`: the state of each source. */
export const sourceOut = z.strictObject({
  name: sourceName,
  label: z.string(),
  kinds: z.array(crawlKind),
  /** Whether complete windows of it hold all decisions; otherwise what it brings is never counted, only shown. */
  publishesAll: z.boolean(),
  state: z.enum(sourceStates),
  /** What is the matter and what to do, in Korean and without names of settings; null for `ready` and `unasked`. */
  message: z.string().nullable(),
  /** The name of the server's setting that is missing, or keeps it off; told to a super only, who may be asked to set it. */
  setting: z.string().nullable(),
  restsUntil: instant.nullable(),
  /** When it last answered a work. */
  answeredAt: instant.nullable(),
  /** When it last had something new or changed. */
  newsAt: instant.nullable(),
  /** Alarm after so many days without news or without an answer. */
  freshDays: count,
  /** Its last switch: by whom, when and why; null: nobody has switched it. */
  switched: z.strictObject({ on: z.boolean(), at: instant, by: z.string(), reason: z.string().nullable() }).nullable(),
  /** The work that is running now. */
  workId: z.uuid().nullable(),
  /** When it is collected from by itself; null if it isn't. */
  schedule: z
    .strictObject({
      ...weeklyTime.shape,
      nextAt: instant,
      /** A time that has passed without a run: it is made up, once, when the source can be asked and no other work of it runs. */
      missedAt: instant.nullable(),
      /** The time for which works were last started. */
      ranFor: instant.nullable(),
    })
    .nullable(),
  /** Of its switch and its schedule. */
  revision: z.int(),
});
export type SourceOut = z.infer<typeof sourceOut>;
/** `alarming`: those that a person has to look after. */
export const sourceFilter = z.strictObject({ alarming: z.literal(true).optional() });
/** `PUT /api/crawls/sources/:name`: switches a source on or off; answers its state. */
export const sourceParams = z.object({ name: sourceName });
export const switchSourceBody = z.strictObject({
  on: z.boolean(),
  reason: visibleText(500),
  expectedRevision: z.int().min(0).optional(),
});

/**
 * `PUT /api/crawls/sources/:name/schedule`: collects all kinds of a source once a week, each from its last complete day to the day
 * before; null stops it. Answers its state.
 */
export const scheduleSourceBody = z.strictObject({
  schedule: weeklyTime.nullable(),
  reason: visibleText(500),
  expectedRevision: z.int().min(0).optional(),
});
