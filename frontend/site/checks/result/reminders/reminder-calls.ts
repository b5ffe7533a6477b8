import type { RemindersOut } from '@nomucheck/domain/reminders/contract.ts';
import type { ReminderChannel } from '@nomucheck/domain/reminders/reminder-events.ts';
import { ask } from '../../../../shared/client/ask.ts';

const urlOf = (checkId: string): string => `/api/check/${encodeURIComponent(checkId)}/reminders`;

export const fetchReminders = (checkId: string) => ask<RemindersOut>({ url: urlOf(checkId) });
export const requestReminders = (checkId: string, channel: ReminderChannel, key: string) =>
  ask<RemindersOut>({ method: 'POST', url: urlOf(checkId), data: { channel }, idempotencyKey: key });
export const endReminders = (checkId: string, key: string) =>
  ask<RemindersOut>({ method: 'DELETE', url: urlOf(checkId), data: {}, idempotencyKey: key });
