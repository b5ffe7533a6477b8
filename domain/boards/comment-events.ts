import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { reportReasonIds } from './comments/report-reasons.ts';
import { lengths } from './lengths.ts';

/**
 * Events of one comment below an article. What its writer says, and why the firm hid it, is sealed with a key of the comment in addition to
 * the writer's: both are about them, and end with them and with the comment. Sealed fields are null once the key is destroyed. Comments from
 * before 28 November 2026 are sealed with the writer's key alone: of those the text of a removed one isn't shown, and ends with its writer.
 */

const commentId = z.uuid();
const owner = z.uuid();
const at = z.iso.datetime();

const written = z.strictObject({
  commentId,
  owner,
  postId: z.uuid(),
  /** Somebody of the firm says it for the firm. */
  byFirm: z.boolean(),
  personal: z.strictObject({ text: storableText(lengths.comment) }).nullable(),
  at,
});
const reported = z.strictObject({ commentId, owner, reporter: z.uuid(), why: z.enum(reportReasonIds), at });
const hidden = z.strictObject({
  commentId,
  owner,
  personal: z.strictObject({ why: storableText(lengths.reason) }).nullable(),
  at,
});
/** Shown again, or left as it is in spite of reports: what was reported until then is decided. */
const kept = z.strictObject({ commentId, owner, at });
/** By its writer, or because they left. */
const removed = z.strictObject({ commentId, owner, at });

export type CommentEvent =
  | { type: 'CommentWritten'; data: z.infer<typeof written> }
  | { type: 'CommentReported'; data: z.infer<typeof reported> }
  | { type: 'CommentHidden'; data: z.infer<typeof hidden> }
  | { type: 'CommentKept'; data: z.infer<typeof kept> }
  | { type: 'CommentRemoved'; data: z.infer<typeof removed> };

const sealed = { version: 1, sealed: { person: 'owner', fields: ['personal'], apart: true } } as const;

export const commentEvents = [
  defineEvent({ type: 'CommentWritten', schema: written, ...sealed }),
  defineEvent({ type: 'CommentReported', version: 1, schema: reported }),
  defineEvent({ type: 'CommentHidden', schema: hidden, ...sealed }),
  defineEvent({ type: 'CommentKept', version: 1, schema: kept }),
  defineEvent({ type: 'CommentRemoved', version: 1, schema: removed }),
] as const;
