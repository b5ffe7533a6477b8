import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { pathOf } from '@nomucheck/domain/notices/matter.ts';
import { paramsOf } from '@nomucheck/domain/notices/message-params.ts';
import { templateOf } from '@nomucheck/domain/notices/message-templates.ts';
import { noticeDecider, noticeStream } from '@nomucheck/domain/notices/notice.ts';
import { isDaytime } from '@nomucheck/domain/reminders/schedule.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type JobHandler, NotYet } from '../engine/jobs/jobs.ts';
import type { Messages, SmsBudget } from '../messages/context.ts';
import type { Telling } from './telling.ts';
import type { LookUp } from './waiting.ts';
import { toSend } from './what-follows.ts';

export type SendingParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly smsBudget: Pick<SmsBudget, 'take'>;
  readonly lookUp: LookUp;
  readonly end: Telling['end'];
  readonly publicUrl: string;
  readonly clock: () => Date;
};

const actor = { id: 'system', role: 'system' } as const;
const untilDay = 1_800;
const untilBudget = 3_600;

/**
 * Looks the notice and its matter up again before it sends, so that nobody gets a message about work that was done meanwhile, or that
 * they may no longer do. The address is read here, because no job contains an address.
 */
export const sendStaffNotice =
  ({ commands, messages, smsBudget, lookUp, end, publicUrl, clock }: SendingParts): JobHandler =>
  async (job) => {
    const { notice: id, channel } = toSend.parse(job.data);
    const { state: notice } = await commands.load(noticeDecider, noticeStream(id));
    if (!notice || notice.endedAt !== null) return;
    const { owner, about } = notice;
    const { people } = await lookUp(about);
    if (!people.includes(owner)) return end(id);
    const { state: user } = await commands.load(userDecider, userStream(owner));
    const to = addressOf(user, channel);
    if (to === null) return;
    const at = clock().toISOString();
    if (channel === 'sms') {
      // The work can wait until the person is awake, and is looked up again by then.
      if (!isDaytime(at)) throw new NotYet(untilDay);
      if (!(await smsBudget.take())) throw new NotYet(untilBudget);
    }
    const params = { link: `${publicUrl}${pathOf(about)}`, ...paramsOf(about) };
    await messages.request(
      { owner, channel, template: templateOf[about.kind], notAfter: null, personal: { to, params } },
      { commandId: job.id, at, actor, correlationId: job.id },
    );
  };

/** A text message goes to no number that its owner hasn't shown to be theirs. */
const addressOf = (user: User | null, channel: 'email' | 'sms'): string | null => {
  if (!user?.personal) return null;
  if (channel === 'email') return user.personal.email;
  return user.phoneVerifiedAt === null ? null : user.personal.phoneNumber;
};
