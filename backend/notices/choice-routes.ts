import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { type Choices, channelsFor, choicesDecider, choicesStream } from '@nomucheck/domain/notices/choices.ts';
import { chooseNoticesBody, type NoticeChoices, noticeChoices } from '@nomucheck/domain/notices/contract.ts';
import { kindFacts, noticeKinds } from '@nomucheck/domain/notices/kinds.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { noInput, type Route, staffRoute } from '../engine/http/route.ts';
import { kindsOf } from './notice-routes.ts';

/** `/api/user/notice-choices`: by which ways the caller hears of each kind. */
export const choiceRoutes = ({ commands }: { readonly commands: CommandHandler }): readonly Route[] => [
  staffRoute({
    ...noInput,
    method: 'get',
    path: '/api/user/notice-choices',
    summary: 'By which ways the caller hears of each kind of notice.',
    answers: noticeChoices,
    handle: async (_call, caller) => {
      const { state } = await commands.load(choicesDecider, choicesStream(caller.actor.id));
      return { body: shown(state, caller) };
    },
  }),
  staffRoute({
    ...noInput,
    method: 'put',
    path: '/api/user/notice-choices',
    summary: 'Chooses by which ways the caller hears of the named kinds.',
    body: chooseNoticesBody,
    answers: noticeChoices,
    allowance: 'command',
    handle: async ({ body: { channels: wanted }, context }, caller) => {
      for (const kind of noticeKinds) if (wanted[kind]) authorize(caller.actor, kindFacts[kind].right);
      const owner = caller.actor.id;
      const { state, position } = await commands.handle(choicesDecider, {
        stream: choicesStream(owner),
        command: { type: 'ChooseNotices', owner, wanted, at: context.at },
        context,
      });
      return { body: shown(state, caller), ...(position === null ? {} : { position }) };
    },
  }),
];

const shown = (choices: Choices, caller: Caller): NoticeChoices => ({
  kinds: kindsOf(caller).map((kind) => ({ kind, channels: channelsFor(choices, kind) })),
  phone: caller.user.phoneVerifiedAt !== null && caller.user.personal?.phoneNumber != null,
});
