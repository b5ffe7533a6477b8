import { type UserEvent, userEvents } from '@nomucheck/domain/accounts/events.ts';
import { noticeOfChanges } from '@nomucheck/domain/accounts/notices/account-change-notice.ts';
import {
  type AccountChange,
  accountChangesIn,
  accountChangeTypes,
} from '@nomucheck/domain/accounts/notices/account-changes.ts';
import {
  accountNoticeEvents,
  accountNoticesDecider,
  accountNoticesStream,
  type NoticePauses,
  notGathered,
  waitBeforeNotice,
} from '@nomucheck/domain/accounts/notices/account-notices.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import type { Messages } from '../../messages/context.ts';

/** The job that collects the changes of an account whose owner wasn't notified yet, once it is time to notify them. */
export const COLLECT_ACCOUNT_CHANGES = 'tell-account-change';
/** The job that requests the e-mail about collected changes. */
export const WRITE_ACCOUNT_NOTICE = 'write-account-notice';

/** One of the account's events, by its instant. Not strict: jobs of older versions have more fields. */
const occasion = z.object({ user: z.uuid(), at: z.iso.datetime() });
const toWrite = z.strictObject({ user: z.uuid(), from: z.int(), upTo: z.int(), at: z.iso.datetime() });
type ToWrite = z.infer<typeof toWrite>;

const owned = z.object({ owner: z.string() });
const gathered = owned.extend({ from: z.int(), upTo: z.int(), at: z.string() });

/**
 * Notifies the owner of an account by e-mail of each change to their sign-in or contact data, whoever made it, so
 * that they can react to an intruder. A change requests a check of the account; the check writes an event with the
 * collected changes, and that event requests the e-mail. So a process may be killed at any step: no change is left
 * out, and none is reported twice.
 */
export const accountNotices = defineProcessManager({
  name: 'account-notices',
  reactions: [
    ...accountChangeTypes.map((type) =>
      after(definitionIn(userEvents, type), owned, ({ data: { owner: user }, at }) => {
        const data: z.infer<typeof occasion> = { user, at };
        return [{ name: COLLECT_ACCOUNT_CHANGES, data, about: user }];
      }),
    ),
    after(
      definitionIn(accountNoticeEvents, 'AccountChangesGathered'),
      gathered,
      ({ data: { owner: user, ...part } }) => {
        const data: ToWrite = { user, ...part };
        return [{ name: WRITE_ACCOUNT_NOTICE, data }];
      },
    ),
  ],
});

type Commands = Pick<CommandHandler, 'load' | 'history' | 'handle'>;
export type CollectingParts = {
  readonly commands: Commands;
  readonly clock: () => Date;
  readonly pauses: NoticePauses;
};

/** Throws `NotYet` when more changes may follow soon, or when an e-mail was sent just before. */
export const collectAccountChanges =
  ({ commands, clock, pauses }: CollectingParts): JobHandler =>
  async (job) => {
    const { user: owner, at } = occasion.parse(job.data);
    const { events, changes, to } = await accountOf(commands, owner);
    if (!to) return;
    const stream = accountNoticesStream(owner);
    const { state: before, revision } = await commands.load(accountNoticesDecider, stream);
    // When no change was collected before, changes shortly before this one are collected with it, whichever of them
    // is handled first.
    const since = new Date(Date.parse(at) - (before ? 0 : pauses.betweenMs)).toISOString();
    const [from, upTo] = [events.find((event) => event.at >= since)?.revision, events.at(-1)?.revision];
    if (from === undefined || upTo === undefined) throw new Error('the change is not in the log');
    const range = { from, upTo };

    const first = notGathered(range, before).flatMap((part) => changes.filter(isIn(part)))[0];
    if (!first) return;
    const now = clock();
    const wait = waitBeforeNotice(now, { firstAt: first.at, before, pauses });
    if (wait > 0) throw new NotYet(wait / 1000);

    // Not the job's own id: a postponed job may collect more than the first time.
    const commandId = followingCommandId(job.id, `gather after ${revision}`);
    await commands.handle(accountNoticesDecider, {
      stream,
      command: { type: 'GatherChanges', owner, ...range, at: now.toISOString() },
      context: { commandId, at: now.toISOString(), actor, correlationId: job.id },
    });
  };

export type WritingParts = { readonly commands: Commands; readonly messages: Messages };

/**
 * Requests the message under the job's id, so that a repeated job requests the same message. The address is read here;
 * no job contains it.
 */
export const writeAccountNotice =
  ({ commands, messages }: WritingParts): JobHandler =>
  async (job) => {
    const { user: owner, at, ...part } = toWrite.parse(job.data);
    const { to, changes } = await accountOf(commands, owner);
    const notice = noticeOfChanges(changes.filter(isIn(part)));
    if (!to || !notice) return;
    const { template, params } = notice;
    await messages.request(
      { owner, channel: 'email', template, notAfter: null, personal: { to, params } },
      { commandId: job.id, at, actor, correlationId: job.id },
    );
  };

const actor = { id: 'system', role: 'system' } as const;

/** `to` is null for a person who has left. */
const accountOf = async (commands: Commands, owner: string) => {
  const events = await commands.history<UserEvent>(userStream(owner));
  return { events, changes: accountChangesIn(events), to: fold(userDecider, events)?.personal?.email ?? null };
};

const isIn =
  ({ from, upTo }: Pick<ToWrite, 'from' | 'upTo'>) =>
  ({ revision }: AccountChange): boolean =>
    from <= revision && revision <= upTo;
