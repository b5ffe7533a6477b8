import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { koreanDateOf, koreanText, koreanTimeOf } from '@nomucheck/domain/kernel/korean-date.ts';
import { userEvents } from '@nomucheck/domain/user/events.ts';
import { userDecider, userStream } from '@nomucheck/domain/user/user.ts';
import { z } from 'zod';
import type { CommandHandler } from '../command-handling/handle-command.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Messages } from '../messages/messages.ts';
import { after, defineProcessManager, type WantedEffect } from './process-manager.ts';

/** Tells a person by e-mail that what they sign in with has changed. */
export const TELL_ACCOUNT_CHANGE = 'tell-account-change';

const telling = z.strictObject({
  user: z.uuid(),
  template: z.enum(['password-changed', 'second-factor-on', 'second-factor-off']),
  at: z.iso.datetime(),
});
type Telling = z.infer<typeof telling>;

const changed = z.object({ owner: z.string() });
const definition = (type: string) => definitionIn(userEvents, type);

const tell =
  (template: Telling['template']) =>
  ({ data, at }: { readonly data: { readonly owner: string }; readonly at: string }): readonly WantedEffect[] => [
    { kind: 'job', name: TELL_ACCOUNT_CHANGE, data: { user: data.owner, template, at } satisfies Telling },
  ];

/** Whoever changed it, its owner hears of it, and can shut a stranger out in time. */
export const accountNotices = defineProcessManager({
  name: 'account-notices',
  reactions: [
    after(definition('PasswordChanged'), changed, tell('password-changed')),
    after(definition('SecondFactorTurnedOn'), changed, tell('second-factor-on')),
    after(definition('SecondFactorTurnedOff'), changed, tell('second-factor-off')),
  ],
});

export type TellingParts = { readonly commands: Pick<CommandHandler, 'load'>; readonly messages: Messages };

/** Asks for the message, under the job's id: done again, it is the same one. The address is read here, and in no job. */
export const tellAccountChange =
  ({ commands, messages }: TellingParts): JobHandler =>
  async (job) => {
    const { user, template, at } = telling.parse(job.data);
    const { state } = await commands.load(userDecider, userStream(user));
    const to = state?.personal?.email;
    if (!to) return;
    await messages.request(
      { owner: user, channel: 'email', template, notAfter: null, personal: { to, params: { at: momentOf(at) } } },
      { commandId: job.id, at, actor: { id: 'system', role: 'system' }, correlationId: job.id },
    );
  };

const momentOf = (instant: string): string =>
  `${koreanText(koreanDateOf(instant))} ${koreanTimeOf(instant).slice(11, 16)}`;
