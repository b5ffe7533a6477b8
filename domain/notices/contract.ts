import { z } from 'zod';
import { about } from './about.ts';
import { noticeKinds } from './kinds.ts';
import { channels } from './notice-events.ts';

/** What waits for the caller, and how they want to hear of it, over HTTP. */

const instant = z.iso.datetime();

export const noticeOut = z.strictObject({
  id: z.uuid(),
  about,
  at: instant,
  readAt: instant.nullable(),
  /** It waits for the caller no more; null while it does. */
  endedAt: instant.nullable(),
});
export type NoticeOut = z.infer<typeof noticeOut>;

/** `open`: still waiting. */
export const noticeFilter = z.strictObject({ open: z.literal(true).optional() });

/** `unread`: still waiting, and not seen: the badge. */
export const noticeCounts = z.strictObject({ unread: z.int(), open: z.int() });
export type NoticeCounts = z.infer<typeof noticeCounts>;

/** One notice, or all that aren't read. */
export const readNoticesBody = z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ all: z.literal(true) })]);
export const noticesRead = z.strictObject({ read: z.int() });
export type NoticesRead = z.infer<typeof noticesRead>;

const kind = z.enum(noticeKinds);

export const noticeChoices = z.strictObject({
  /** The kinds that the caller's rights let them hear of, in the order of the page. */
  kinds: z.array(z.strictObject({ kind, channels })),
  /** Whether the caller has a verified mobile number; without one no text message is sent. */
  phone: z.boolean(),
});
export type NoticeChoices = z.infer<typeof noticeChoices>;

/** What is named replaces what was chosen; the other kinds stay. */
export const chooseNoticesBody = z.strictObject({ channels: z.partialRecord(kind, channels) });
export type ChooseNoticesBody = z.infer<typeof chooseNoticesBody>;
