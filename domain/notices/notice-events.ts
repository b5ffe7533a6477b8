import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { about } from './about.ts';
import { noticeKinds } from './kinds.ts';

/** Events of one notice to one person of the firm, and of what they choose. `owner` is that person. */

const owner = z.uuid();
const at = z.iso.datetime();
export const channels = z.strictObject({ console: z.boolean(), email: z.boolean(), sms: z.boolean() });

/** `channels`: as the person had chosen by then. The e-mail and the text message follow from this event alone. */
const given = z.strictObject({ owner, about, channels, at });
const read = z.strictObject({ owner, at });
/** It waits for this person no more: it was done, or is somebody else's. */
const ended = z.strictObject({ owner, at });
const chosen = z.strictObject({ owner, kind: z.enum(noticeKinds), channels, at });

export type NoticeEvent =
  | { type: 'StaffNoticeGiven'; data: z.infer<typeof given> }
  | { type: 'StaffNoticeRead'; data: z.infer<typeof read> }
  | { type: 'StaffNoticeEnded'; data: z.infer<typeof ended> };
export type NoticeChoiceEvent = { type: 'StaffNoticesChosen'; data: z.infer<typeof chosen> };

export const noticeEvents = [
  defineEvent({ type: 'StaffNoticeGiven', version: 1, schema: given }),
  defineEvent({ type: 'StaffNoticeRead', version: 1, schema: read }),
  defineEvent({ type: 'StaffNoticeEnded', version: 1, schema: ended }),
  defineEvent({ type: 'StaffNoticesChosen', version: 1, schema: chosen }),
] as const;
