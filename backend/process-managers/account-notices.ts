import { type SocialName, socialName } from '@nomucheck/domain/contract/social.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { koreanDateOf, koreanText, koreanTimeOf } from '@nomucheck/domain/kernel/korean-date.ts';
import { accountTemplates } from '@nomucheck/domain/message/message-events.ts';
import { userEvents } from '@nomucheck/domain/user/events.ts';
import { socialTitles } from '@nomucheck/domain/user/social-titles.ts';
import { userDecider, userStream } from '@nomucheck/domain/user/user.ts';
import { waysRemoved } from '@nomucheck/domain/user/ways-removed.ts';
import { z } from 'zod';
import type { CommandHandler } from '../command-handling/handle-command.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Messages } from '../messages/messages.ts';
import { after, defineProcessManager, type WantedEffect } from './process-manager.ts';

/** Tells a person by e-mail that what they sign in with, or are reached by, has changed. */
export const TELL_ACCOUNT_CHANGE = 'tell-account-change';

const telling = z.strictObject({
  user: z.uuid(),
  template: z.enum(accountTemplates),
  at: z.iso.datetime(),
  provider: socialName.optional(),
  /** In words that say nothing of anybody. */
  removed: z.array(z.string()).optional(),
});
type Telling = z.infer<typeof telling>;

const changed = z.object({ owner: z.string() });
const socialChanged = changed.extend({ provider: socialName });
const profileChanged = changed.extend({ changed: z.array(z.string()) });
const shutOut = changed.extend({
  ...{ unlinked: z.array(socialName), secondFactor: z.boolean(), phone: z.boolean(), password: z.boolean() },
});
const definition = (type: string) => definitionIn(userEvents, type);

type Changed = {
  readonly data: { readonly owner: string; readonly provider?: SocialName };
  readonly at: string;
};
const tell =
  (template: Telling['template']) =>
  ({ data: { owner, provider }, at }: Changed): readonly WantedEffect[] => {
    const data: Telling = { user: owner, template, at, ...(provider === undefined ? {} : { provider }) };
    return [{ kind: 'job', name: TELL_ACCOUNT_CHANGE, data, about: [owner, template, provider].join(' ') }];
  };
const tellWhatWent = ({ data, at }: { readonly data: z.infer<typeof shutOut>; readonly at: string }) => {
  const removed = [...waysRemoved(data)];
  const telling: Telling = { user: data.owner, template: 'strangers-shut-out', at, removed };
  return removed.length === 0 ? [] : [{ kind: 'job' as const, name: TELL_ACCOUNT_CHANGE, data: telling }];
};
const tellOfPhone = tell('phone-changed');

/** Whoever changed it, its owner hears of it, and can shut a stranger out in time. */
export const accountNotices = defineProcessManager({
  name: 'account-notices',
  reactions: [
    after(definition('PasswordChanged'), changed, tell('password-changed')),
    after(definition('SecondFactorTurnedOn'), changed, tell('second-factor-on')),
    after(definition('SecondFactorTurnedOff'), changed, tell('second-factor-off')),
    after(definition('SocialLinked'), socialChanged, tell('social-linked')),
    after(definition('SocialUnlinked'), socialChanged, tell('social-unlinked')),
    after(definition('StrangersShutOut'), shutOut, tellWhatWent),
    after(definition('PhoneVerified'), changed, tell('phone-verified')),
    after(definition('PhoneYielded'), changed, tell('phone-yielded')),
    after(definition('ProfileChanged'), profileChanged, (event) =>
      event.data.changed.includes('phoneNumber') ? tellOfPhone(event) : [],
    ),
  ],
});

export type TellingParts = { readonly commands: Pick<CommandHandler, 'load'>; readonly messages: Messages };

/** Asks for the message, under the job's id: done again, it is the same one. The address is read here, and in no job. */
export const tellAccountChange =
  ({ commands, messages }: TellingParts): JobHandler =>
  async (job) => {
    const { user, template, at, provider, removed } = telling.parse(job.data);
    const { state } = await commands.load(userDecider, userStream(user));
    const to = state?.personal?.email;
    // Before the address is shown it may be anybody's, who never asked for mail from here.
    if (!to || state.emailVerifiedAt === null) return;
    const params = {
      at: momentOf(at),
      ...(provider === undefined ? {} : { service: socialTitles[provider] }),
      ...(removed === undefined ? {} : { removed: removed.join('\n') }),
    };
    await messages.request(
      { owner: user, channel: 'email', template, notAfter: null, personal: { to, params } },
      { commandId: job.id, at, actor: { id: 'system', role: 'system' }, correlationId: job.id },
    );
  };

const momentOf = (instant: string): string =>
  `${koreanText(koreanDateOf(instant))} ${koreanTimeOf(instant).slice(11, 16)}`;
