import { z } from 'zod';
import { writtenName } from '../../accounts/contract/person-name.ts';
import { confirmation, otpAgain, sessionUser } from '../../accounts/contract/user.ts';
import { exportedAdvice } from '../../advice/contract/report.ts';
import { exportedApplication } from '../../applications/contract.ts';
import { ownComment } from '../../boards/contract/comment.ts';
import { ownTestimonial } from '../../boards/contract/testimonial.ts';
import { checkRecord } from '../../checks/contract/check.ts';
import { consultationOut } from '../../consultations/contract.ts';
import { exportedFile } from '../../files/contract.ts';
import { fileAddressForm } from '../../files/file-address.ts';
import { localDate } from '../../kernel/contract/values.ts';
import { longestWrittenPhone } from '../../kernel/text/contact.ts';
import { storableText } from '../../kernel/text/text.ts';
import { noticeKinds } from '../../notices/kinds.ts';
import { channels as noticeChannels } from '../../notices/notice-events.ts';
import { orderOut } from '../../orders/contract.ts';
import { readPurpose } from './access-log.ts';
import { ownPreferences } from './preferences.ts';

/** A person's own data over HTTP: `/api/user/edit`, `/api/user/export`, and leaving. */

/** Fields that aren't given stay. An empty number removes the number. A photo is uploaded first: `/files`. */
export const editBody = z.strictObject({
  name: writtenName.optional(),
  phoneNumber: storableText(longestWrittenPhone).nullable().optional(),
  /** The address of an uploaded photo of the person; null removes it. */
  photoURL: z.string().regex(fileAddressForm, { error: '먼저 사진을 올려 주세요.' }).nullable().optional(),
  marketing: z.boolean().optional(),
  /** Where a verified number is replaced or removed: it may set the password anew. */
  confirmation,
});
export type EditBody = z.infer<typeof editBody>;

export const leaveBody = z.strictObject({
  /** The present password, where the account has one. */
  current: z.string().max(200).optional(),
  /** A code of the second factor, where one is set up. */
  otp: otpAgain,
  /** An explicit confirmation: leaving can't be undone. */
  confirm: z.literal(true, { error: '되돌릴 수 없다는 것을 확인해 주세요.' }),
});
export type LeaveBody = z.infer<typeof leaveBody>;

/** None of the person's data can be read any more. */
export const left = z.strictObject({ id: z.uuid(), erased: z.literal(true) });
export type Left = z.infer<typeof left>;

const instant = z.iso.datetime();

/** All data that is stored about a person, as far as they may see it. */
export const exportOut = z.strictObject({
  exportedAt: instant,
  account: sessionUser,
  /** The events of the account, consents included, the first one first. */
  events: z.array(z.strictObject({ at: instant, type: z.string(), summary: z.string(), by: z.string() })),
  /** Every sign-in that is still recorded. */
  sessions: z.array(
    z.strictObject({
      createdAt: instant,
      lastSeenAt: instant,
      endsAt: instant,
      endedAt: instant.nullable(),
      userAgent: z.string().nullable(),
    }),
  ),
  /** The person's settings of the console. */
  preferences: ownPreferences,
  /** With answers and results, discarded ones included. */
  checks: z.array(checkRecord),
  /** Drafts of applications, with what the person wrote in them. */
  applications: z.array(exportedApplication),
  /** Orders: kept for five years, also after the person left (전자상거래법 시행령 제6조). */
  orders: z.array(orderOut),
  /** Running reminders of a deadline; null where there are none. */
  reminders: z
    .strictObject({
      checkId: z.uuid(),
      channel: z.enum(['email', 'sms']),
      deadline: localDate,
      toCome: z.array(z.int()),
    })
    .nullable(),
  /** Links that show a result to others; `endedAt` is null for one that ends, or ended, at its time. */
  sharedResults: z.array(
    z.strictObject({
      checkId: z.uuid(),
      sharedAt: instant,
      endsAt: instant,
      endedAt: instant.nullable(),
      openings: z.int(),
    }),
  ),
  /** The companies in whose name the person may ask for advice. */
  companies: z.array(z.strictObject({ id: z.uuid(), name: z.string(), since: instant })),
  /** Questions for advice, with the answers and what was published. */
  advices: z.array(exportedAdvice),
  /** Requests for a consultation, with what both sides wrote. */
  consultations: z.array(consultationOut),
  /** Files that they uploaded. */
  files: z.array(exportedFile),
  /** Comments below the articles of the boards. */
  comments: z.array(ownComment),
  /** Reviews of the service. */
  reviews: z.array(ownTestimonial),
  /** The AI's answers that they asked for, each with what it took. */
  aiCalls: z.array(
    z.strictObject({
      at: instant,
      outcome: z.string().nullable(),
      inputTokens: z.int(),
      outputTokens: z.int(),
    }),
  ),
  /** What one of the firm's people was told that waits for them, and by which ways they wanted to hear of it. */
  staffNotices: z.array(z.strictObject({ kind: z.enum(noticeKinds), at: instant, endedAt: instant.nullable() })),
  staffNoticeChoices: z.array(z.strictObject({ kind: z.enum(noticeKinds), channels: noticeChannels })),
  /** When staff read the person's data, and for what purpose. */
  readBy: z.array(z.strictObject({ at: instant, purpose: readPurpose, role: z.string() })),
  /** Messages that were sent, without their parameters, because these may contain codes. */
  messages: z.array(
    z.strictObject({
      id: z.uuid(),
      requestedAt: instant,
      channel: z.enum(['email', 'sms']),
      to: z.string().nullable(),
      template: z.string(),
      status: z.enum(['requested', 'sent', 'failed']),
      opened: z.boolean(),
    }),
  ),
});
export type ExportOut = z.infer<typeof exportOut>;
