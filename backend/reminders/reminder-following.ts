import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { deadlineOfCheck } from '@nomucheck/domain/checks/deadline-of-check.ts';
import { responsibleCommission } from '@nomucheck/domain/commissions/labour-commissions.ts';
import { koreanDateOf, lastInstantOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { koreanDateWithDay } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { leftInWords } from '@nomucheck/domain/reminders/message-templates.ts';
import { reminderEvents } from '@nomucheck/domain/reminders/reminder-events.ts';
import { remindersDecider, remindersStream } from '@nomucheck/domain/reminders/reminders.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import type { Answers } from '@nomucheck/domain/rulesets/ruleset.ts';
import { z } from 'zod';
import type { Drafts } from '../checks/context.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { JobHandler } from '../engine/jobs/jobs.ts';
import type { LinkTokens } from '../engine/links/link-tokens.ts';
import { after, defineProcessManager } from '../engine/process-managers/process-manager.ts';
import type { Messages } from '../messages/context.ts';
import { addressesOf } from './reminder-addresses.ts';

/** Requests the message of a reminder that is due. */
export const WRITE_REMINDER = 'write-deadline-reminder';
/** Lets running reminders follow the deadline of a newer diagnosis. */
export const FOLLOW_DEADLINE = 'follow-deadline';

type FindCheck = Drafts['find'];

const due = z.object({
  owner: z.uuid(),
  checkId: z.uuid(),
  remindersId: z.uuid(),
  channel: z.enum(['email', 'sms']),
  deadline: z.string(),
  daysLeft: z.int(),
});
const toWrite = due.extend({ at: z.iso.datetime() });
const calculated = z.object({ owner: z.uuid() });
/** `byService` is absent in jobs of before it was noted. */
const toFollow = z.object({ owner: z.uuid(), checkId: z.uuid(), byService: z.boolean().default(false) });

/**
 * What follows from a reminder that is due, and from a new result. Each has one job under an id made from the event,
 * so that a process may be killed at any step: no message is left out, and none is sent twice.
 */
export const reminderFollowing = defineProcessManager({
  name: 'reminder-following',
  reactions: [
    after(definitionIn(reminderEvents, 'ReminderDue'), due, ({ data, at }) => {
      const job: z.infer<typeof toWrite> = { ...data, at };
      return [{ name: WRITE_REMINDER, data: job }];
    }),
    after(definitionIn(checkEvents, 'ResultCalculated'), calculated, ({ data: { owner }, stream, actor: by }) => {
      const byService = by.role === 'system';
      const job: z.infer<typeof toFollow> = { owner, checkId: stream.replace(/^check-/, ''), byService };
      return [{ name: FOLLOW_DEADLINE, data: job }];
    }),
  ],
});

const actor = { id: 'system', role: 'system' } as const;

export type WritingParts = {
  readonly commands: CommandHandler;
  readonly messages: Pick<Messages, 'request'>;
  readonly findCheck: FindCheck;
  readonly tokens: LinkTokens;
  readonly publicUrl: string;
};

/** The address is read here; no job contains it. Nobody is reminded who has ended the reminders in between. */
export const writeReminder =
  ({ commands, messages, findCheck, tokens, publicUrl }: WritingParts): JobHandler =>
  async (job) => {
    const { owner, checkId, remindersId, channel, deadline, daysLeft, at } = toWrite.parse(job.data);
    const { state } = await commands.load(remindersDecider, remindersStream(owner));
    const to = (await addressesOf(commands, owner))[channel];
    if (state?.active?.remindersId !== remindersId || to === null) return;
    const params = {
      left: leftInWords(daysLeft),
      day: koreanDateWithDay(deadline),
      ...filingOf(await findCheck(checkId), deadline, at),
      link: `${publicUrl}/check/result/${checkId}`,
      stop: `${publicUrl}/reminders/stop/${tokens.of(remindersId)}`,
    };
    await messages.request(
      // After the deadline it would only frighten.
      { owner, channel, template: 'deadline-reminder', notAfter: lastInstantOf(deadline), personal: { to, params } },
      { commandId: job.id, at, actor, correlationId: job.id },
    );
  };

/**
 * What is to be filed, where, and the safer day: empty where it isn't known. A message may be read by others, so a route that tells
 * what protects the person isn't named.
 */
const filingOf = (
  found: Awaited<ReturnType<FindCheck>>,
  deadline: string,
  at: string,
): Readonly<Record<'what' | 'where' | 'safer' | 'fixed', string>> => {
  const nothing = { what: '', where: '', safer: '', fixed: '' };
  if (!found) return nothing;
  const today = koreanDateOf(at);
  const first = deadlineOfCheck(found.check, today);
  const route = found.check.calculations.at(-1)?.calculation.routes.find((each) => each.route === first?.route);
  if (!first || !route || first.lastDay !== deadline) return nothing;
  const { saferDeadline } = route;
  const safer = saferDeadline !== undefined && saferDeadline >= today ? koreanDateWithDay(saferDeadline) : '';
  switch (first.route) {
    case 'labour_commission_review':
    case 'administrative_suit':
      return { what: routeNames[first.route], where: route.body ?? '', safer, fixed: cannotBeExtended };
    case 'labour_commission':
      return { ...nothing, what: routeNames[first.route], where: commissionOf(found.check.answers), safer };
    case 'equality_correction':
    case 'unfair_labour_practice':
      return { ...nothing, where: commissionOf(found.check.answers), safer };
    default:
      return nothing;
  }
};

const cannotBeExtended = '이 날은 늘어나지 않아요(근로기준법 제31조).';

/** The commission and its telephone; empty where it isn't known which one. */
const commissionOf = (answers: Answers): string => {
  const responsible = responsibleCommission(answers.get('intake/region'));
  return responsible.known ? `${responsible.commission.name} (전화 ${responsible.commission.phone})` : '';
};

export type FollowingParts = {
  readonly commands: CommandHandler;
  readonly findCheck: FindCheck;
  readonly clock: () => Date;
};

/** A check with a deadline changes it, a correction by the service only that of the same check; without one it ends the reminders of its own, and leaves those of another check. */
export const followDeadline =
  ({ commands, findCheck, clock }: FollowingParts): JobHandler =>
  async (job) => {
    const { owner, checkId, byService } = toFollow.parse(job.data);
    const stream = remindersStream(owner);
    const { state } = await commands.load(remindersDecider, stream);
    if (!state?.active) return;
    const at = clock().toISOString();
    const found = await findCheck(checkId);
    const deadline = found && deadlineOfCheck(found.check, koreanDateOf(at));
    if (!found) return;
    await commands.handle(remindersDecider, {
      stream,
      command: deadline
        ? { type: 'FollowDeadline', checkId, route: deadline.route, deadline: deadline.lastDay, byService, at }
        : { type: 'FollowNoDeadline', checkId },
      context: { commandId: job.id, at, actor, correlationId: job.id },
    });
  };
