import { z } from 'zod';
import { koreanDay, localDate, rulesetVersion } from '../../kernel/contract/values.ts';
import { daysBetween } from '../../kernel/korean/korean-date.ts';
import { mostDays } from '../most-days.ts';

/** What happened over time, and where people leave the questionnaire; nothing in it names a person. */

/** Both inclusive, Korean days; the last thirty by default. */
const range = { from: koreanDay.optional(), to: koreanDay.optional() };
const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined || to === undefined || from <= to;
const isShort = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined || to === undefined || daysBetween(from, to) < mostDays;

export const activityQuery = z
  .strictObject(range)
  .refine(isInOrder, { error: '끝 날짜가 시작 날짜보다 빨라요.', path: ['to'] })
  .refine(isShort, { error: '한 번에 두 해까지 볼 수 있어요.', path: ['to'] });

const day = z.strictObject({
  day: localDate,
  checksBegun: z.int(),
  /** Checks that got their first result. */
  checksFinished: z.int(),
  orders: z.int(),
  /** Won. */
  paid: z.number(),
  refunds: z.int(),
  refunded: z.number(),
  messagesSent: z.int(),
  messagesOpened: z.int(),
  messagesFailed: z.int(),
  consultationsRequested: z.int(),
  /** Times that were agreed; one consultation can have several. */
  consultationsAgreed: z.int(),
  consultationsClosed: z.int(),
  /** The closed ones by their outcome; the last were taken back by whoever asked. */
  closedAdvised: z.int(),
  closedEngaged: z.int(),
  closedReferred: z.int(),
  closedDeclined: z.int(),
  closedTakenBack: z.int(),
});
export type ActivityDay = z.infer<typeof day>;

/** Days on which nothing happened are left out. */
export const activityOut = z.strictObject({
  from: localDate,
  to: localDate,
  days: z.array(day),
  /** Finished checks by the grounds of dismissal of their first result; one with two grounds counts for both. */
  sections: z.array(z.strictObject({ section: z.string(), finished: z.int() })),
});
export type ActivityOut = z.infer<typeof activityOut>;

export const sides = ['employee', 'employer'] as const;
/** On what a check was begun; `unknown` where that wasn't told. A tablet counts as a desktop. */
export const devices = ['phone', 'desktop', 'unknown'] as const;

export const dropoffQuery = z
  .strictObject({
    ...range,
    /** Who answers; without it, everybody, also those who haven't said it. */
    side: z.enum(sides).optional(),
    device: z.enum(devices).optional(),
    questionnaire: z.enum(['basic', 'detail']).optional(),
    /** Of the questionnaire; by default the one with most checks in the span. */
    ruleset: rulesetVersion.optional(),
  })
  .refine(isInOrder, { error: '끝 날짜가 시작 날짜보다 빨라요.', path: ['to'] })
  .refine(isShort, { error: '한 번에 두 해까지 볼 수 있어요.', path: ['to'] });

/** Questions about health, union membership or pregnancy are left out: whether one was answered is as personal as the answer. */
export const dropoffOut = z.strictObject({
  from: localDate,
  to: localDate,
  /** Null where no check was begun in the span. */
  ruleset: rulesetVersion.nullable(),
  /** The versions with checks in the span, those with most checks first. */
  rulesets: z.array(z.strictObject({ version: rulesetVersion, checks: z.int() })),
  checks: z.int(),
  finished: z.int(),
  /** Neither finished nor touched for a day. Some of them stopped at no question that is told below. */
  left: z.int(),
  questions: z.array(
    z.strictObject({
      key: z.string(),
      section: z.string(),
      title: z.string().nullable(),
      /** Put to the person, whether it was dealt with or not. */
      asked: z.int(),
      answered: z.int(),
      unknown: z.int(),
      blank: z.int(),
      /** People who left while this question stood open before them. */
      left: z.int(),
    }),
  ),
});
export type DropoffOut = z.infer<typeof dropoffOut>;
