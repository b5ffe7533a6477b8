import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { toTell as whatToTell } from '@nomucheck/domain/checks/corrections/correction.ts';
import { messageParams } from '@nomucheck/domain/checks/corrections/messages/message-params.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { MessageChannel } from '@nomucheck/domain/kernel/text/message-text.ts';
import { isDaytime } from '@nomucheck/domain/reminders/schedule.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import type { Messages, SmsBudget } from '../../messages/context.ts';
import { checkStream } from '../loaded-check.ts';
import { correctingId } from './correcting.ts';

/** Tells the owner of a check that its result was wrong, and what is right. */
export const TELL_CORRECTION = 'tell-correction';

export const toTell = z.strictObject({
  owner: z.uuid(),
  checkId: z.uuid(),
  correctionId: z.uuid(),
  at: z.iso.datetime(),
});

export type TellingParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly smsBudget: Pick<SmsBudget, 'take'>;
  readonly publicUrl: string;
  readonly clock: () => Date;
};

const actor = { id: 'system', role: 'system' } as const;
const hourSeconds = 3600;

/**
 * Requests the message, and notes by which channel. Both ids follow from the correction, so that a second delivery requests none. Nothing
 * in the job is personal: addresses and days are read here, and whether anything is to be told at all is decided here, because the job
 * may have waited for the morning.
 */
export const tellCorrection =
  ({ commands, messages, smsBudget, publicUrl, clock }: TellingParts): JobHandler =>
  async (job) => {
    const { owner, checkId, correctionId, at } = toTell.parse(job.data);
    const stream = checkStream(checkId);
    const { state: check } = await commands.load(checkDecider, stream);
    const correction = check?.corrections.find((each) => each.correctionId === correctionId);
    if (!check || !correction || correction.told || correction.dropped) return;
    const { state: user } = await commands.load(userDecider, userStream(owner));
    if (!user || user.erased) return;

    const news = whatToTell(check.corrections, correctionId);
    const way = news && wayTo(user);
    if (way?.channel === 'sms') await requireDayAndBudget(clock().toISOString(), smsBudget);
    const context = { commandId: correctingId(correction.publicationId, checkId), at, actor, correlationId: job.id };
    if (news && way) {
      await messages.request(
        {
          owner,
          channel: way.channel,
          template: 'corrected-deadline',
          notAfter: null,
          personal: {
            to: way.to,
            params: {
              ...messageParams(news, check.calculations.at(-1)?.calculation.routes ?? [], koreanDateOf(clock())),
              discreet: way.proved ? '' : 'yes',
              link: `${publicUrl}/check/result/${checkId}`,
            },
          },
        },
        context,
      );
    }
    await commands.handle(checkDecider, {
      stream,
      command: {
        ...{ type: 'NoteCorrectionTold', correctionId, channel: way?.channel ?? null },
        ...(news ? {} : { unneeded: true }),
      },
      context: { ...context, commandId: followingCommandId(job.id, 'told'), at: clock().toISOString() },
    });
  };

type Way = { readonly channel: MessageChannel; readonly to: string; readonly proved: boolean };

/**
 * The address that the owner has shown to be theirs: e-mail first, because it has room to explain. Nobody is left untold: an
 * address that may be a stranger's gets a message that says nothing of a dismissal.
 */
export const wayTo = ({ personal, emailVerifiedAt, phoneVerifiedAt }: User): Way | null => {
  if (!personal) return null;
  const { email, phoneNumber } = personal;
  if (email && emailVerifiedAt !== null) return { channel: 'email', to: email, proved: true };
  if (phoneNumber !== null && phoneVerifiedAt !== null) return { channel: 'sms', to: phoneNumber, proved: true };
  return email ? { channel: 'email', to: email, proved: false } : null;
};

/** Text messages wait until the morning, and until the next day where the daily limit is used up. */
export const requireDayAndBudget = async (now: string, smsBudget: TellingParts['smsBudget']): Promise<void> => {
  if (!isDaytime(now)) throw new NotYet(hourSeconds / 2);
  if (!(await smsBudget.take())) throw new NotYet(hourSeconds);
};
