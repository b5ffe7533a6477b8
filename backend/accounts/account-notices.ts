import { noticeOfChanges } from '@nomucheck/domain/accounts/account-change-notice.ts';
import {
  type AccountChange,
  accountChangesIn,
  accountChangeTypes,
} from '@nomucheck/domain/accounts/account-changes.ts';
import {
  accountNoticeEvents,
  accountNoticesDecider,
  accountNoticesStream,
  type NoticePauses,
  notGathered,
  waitBeforeTelling,
} from '@nomucheck/domain/accounts/account-notices.ts';
import { type UserEvent, userEvents } from '@nomucheck/domain/accounts/events.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { z } from 'zod';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type JobHandler, NotYet } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../engine/process-managers/process-manager.ts';
import type { Messages } from '../messages/context.ts';

/** Gathers what has changed in an account and its owner hasn't been told, once it is time to tell it. */
export const TELL_ACCOUNT_CHANGE = 'tell-account-change';
/** Asks for the e-mail about changes that were gathered. */
export const WRITE_ACCOUNT_NOTICE = 'write-account-notice';

/** One of the account's events, by its instant. Not strict: jobs from before changes were gathered say more. */
const occasion = z.object({ user: z.uuid(), at: z.iso.datetime() });
const toWrite = z.strictObject({ user: z.uuid(), from: z.int(), upTo: z.int(), at: z.iso.datetime() });
type ToWrite = z.infer<typeof toWrite>;

const owned = z.object({ owner: z.string() });
const gathered = owned.extend({ from: z.int(), upTo: z.int(), at: z.string() });

/**
 * Whoever changed it, its owner hears of it by e-mail, and can shut a stranger out in time. A change asks for the account to be
 * looked at; what is found is gathered by an event, and that event asks for the e-mail. So a process may die at any place, and
 * whoever comes next says neither less nor anything twice.
 */
export const accountNotices = defineProcessManager({
  name: 'account-notices',
  reactions: [
    ...accountChangeTypes.map((type) =>
      after(definitionIn(userEvents, type), owned, ({ data: { owner: user }, at }) => {
        const data: z.infer<typeof occasion> = { user, at };
        return [{ name: TELL_ACCOUNT_CHANGE, data, about: user }];
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
export type GatheringParts = {
  readonly commands: Commands;
  readonly clock: () => Date;
  readonly pauses: NoticePauses;
};

/** Throws `NotYet` while more may come that belongs to it, or an e-mail has just gone. */
export const tellAccountChange =
  ({ commands, clock, pauses }: GatheringParts): JobHandler =>
  async (job) => {
    const { user: owner, at } = occasion.parse(job.data);
    const { events, changes, to } = await accountOf(commands, owner);
    if (!to) return;
    const stream = accountNoticesStream(owner);
    const { state: before, revision } = await commands.load(accountNoticesDecider, stream);
    // Where nothing was ever gathered, what came just before belongs to it, whichever of the two is looked at first.
    const since = new Date(Date.parse(at) - (before ? 0 : pauses.betweenMs)).toISOString();
    const [from, upTo] = [events.find((event) => event.at >= since)?.revision, events.at(-1)?.revision];
    if (from === undefined || upTo === undefined) throw new Error('the change is not in the log');
    const range = { from, upTo };

    const first = notGathered(range, before).flatMap((part) => changes.filter(isIn(part)))[0];
    if (!first) return;
    const now = clock();
    const wait = waitBeforeTelling(now, { firstAt: first.at, before, pauses });
    if (wait > 0) throw new NotYet(wait / 1000);

    // Not the job's own id: put off and come again, it may have more to gather than the first time.
    const commandId = followingCommandId(job.id, `gather after ${revision}`);
    await commands.handle(accountNoticesDecider, {
      stream,
      command: { type: 'GatherChanges', owner, ...range, at: now.toISOString() },
      context: { commandId, at: now.toISOString(), actor, correlationId: job.id },
    });
  };

export type WritingParts = { readonly commands: Commands; readonly messages: Messages };

/** Asks for the message, under the job's id: done again, it is the same one. The address is read here, and in no job. */
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

/** `to` is null for somebody who has left. */
const accountOf = async (commands: Commands, owner: string) => {
  const events = await commands.history<UserEvent>(userStream(owner));
  return { events, changes: accountChangesIn(events), to: fold(userDecider, events)?.personal?.email ?? null };
};

const isIn =
  ({ from, upTo }: Pick<ToWrite, 'from' | 'upTo'>) =>
  ({ revision }: AccountChange): boolean =>
    from <= revision && revision <= upTo;
