import {
  remindersOut,
  remindersStopOut,
  requestRemindersBody,
  stopParams,
} from '@nomucheck/domain/reminders/contract.ts';
import { deadlineReminders } from '@nomucheck/projections/reminders/deadline-reminders.ts';
import type { PageHead } from '../engine/http/pages/page-heads.ts';
import { emptyBody, idParams, loginRoute, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { Reminders } from './reminders.ts';

export type ReminderRouteParts = { readonly reminders: Reminders };

const ownPath = '/api/check/:id/reminders';
const stopPath = '/api/check/reminders/stop/:token';

/**
 * Reminders of the deadline: asked for and ended by the person, or ended by whoever has one of their messages. Wrong tokens aren't
 * counted: they can't be told from those of ended reminders, whose people strangers of their network must not refuse.
 */
export const reminderRoutes = ({ reminders }: ReminderRouteParts): readonly Route[] => [
  loginRoute({
    ...noInput,
    method: 'get',
    path: ownPath,
    summary: 'The deadline of my check, how I can be reminded of it, and the reminders that run.',
    params: idParams,
    answers: remindersOut,
    handle: async ({ params, context }, caller) => ({ body: await reminders.of(params.id, caller, context.at) }),
  }),
  loginRoute({
    ...noInput,
    method: 'post',
    path: ownPath,
    status: 201,
    summary: 'Asks for reminders 30, 14 and 3 days before the deadline of my check, in place of earlier ones.',
    params: idParams,
    body: requestRemindersBody,
    answers: remindersOut,
    handle: async ({ params, body, context }, caller) => {
      const { reminders: shown, position } = await reminders.request(params.id, body.channel, caller, context);
      return { body: shown, position };
    },
  }),
  loginRoute({
    ...noInput,
    method: 'delete',
    path: ownPath,
    summary: 'Ends my reminders.',
    params: idParams,
    body: emptyBody,
    answers: remindersOut,
    handle: async ({ params, context }, caller) => {
      const { reminders: shown, position } = await reminders.end(params.id, caller, context);
      return { body: shown, position };
    },
  }),
  publicRoute({
    ...noInput,
    method: 'get',
    path: stopPath,
    summary: "Whether a message's link still has reminders to end. It ends nothing: mail scanners follow links, too.",
    params: stopParams,
    answers: remindersStopOut,
    reads: [deadlineReminders.name],
    handle: async ({ params }) => ({ body: { active: await reminders.canStop(params.token) } }),
  }),
  publicRoute({
    ...noInput,
    method: 'post',
    path: stopPath,
    summary: "Ends the reminders of a message's link; unknown and ended links are answered alike.",
    params: stopParams,
    body: emptyBody,
    answers: remindersStopOut,
    handle: async ({ params, context }) => ({
      body: { active: false },
      ...(await reminders.stop(params.token, context)),
    }),
  }),
];

/** A link preview of the page that ends reminders. */
export const stopPageHead: PageHead = {
  title: '알림 그만 받기 | 노무체크',
  description: '노무체크에서 보내 드리는 알림을 그만 받을 수 있어요.',
  isIndexed: false,
};
