import { z } from 'zod';
import { writtenName } from '../../accounts/contract/person-name.ts';
import { sessionUser } from '../../accounts/contract/user.ts';
import { checkRecord } from '../../checks/contract/check.ts';
import { storableText } from '../../kernel/text.ts';
import { orderOut } from '../../orders/contract.ts';
import { readPurpose } from './access-log.ts';
import { ownPreferences } from './preferences.ts';

/** A person's own data over HTTP: `/api/user/edit`, `/api/user/export`, leaving. */

/** What isn't named stays as it is. An empty number takes the number away; a picture can only be taken away. */
export const editBody = z.strictObject({
  name: writtenName.optional(),
  phoneNumber: storableText(20).nullable().optional(),
  photoURL: z.null().optional(),
  marketing: z.boolean().optional(),
});
export type EditBody = z.infer<typeof editBody>;

export const leaveBody = z.strictObject({
  /** The present password, where the account has one. */
  current: z.string().max(200).optional(),
  /** Said on purpose: it can't be undone. */
  confirm: z.literal(true, { error: '되돌릴 수 없다는 것을 확인해 주세요.' }),
});
export type LeaveBody = z.infer<typeof leaveBody>;

/** Nothing of the person can be read any more. */
export const left = z.strictObject({ id: z.uuid(), erased: z.literal(true) });
export type Left = z.infer<typeof left>;

const instant = z.iso.datetime();

/** Everything held about a person, as they may see it. */
export const exportOut = z.strictObject({
  exportedAt: instant,
  account: sessionUser,
  /** What happened to the account, consents among it, the first event first. */
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
  /** What the console keeps. */
  preferences: ownPreferences,
  /** With answers and results, those that were discarded among them. */
  checks: z.array(checkRecord),
  /** What was bought: kept for five years, also of who has left (전자상거래법 시행령 제6조). */
  orders: z.array(orderOut),
  /** When the firm's people looked at the person's data, and what for. */
  readBy: z.array(z.strictObject({ at: instant, purpose: readPurpose, role: z.string() })),
  /** What was sent; what was filled in, a code above all, is nothing to carry about. */
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
