import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import {
  type MessageFilter,
  type MessageSort,
  messageAsked,
  messageDetail,
  messageFilter,
  messageOut,
  messageSorts,
  messageTemplatesOut,
  sendMessageBody,
} from '@nomucheck/domain/messages/contract.ts';
import { messageStream } from '@nomucheck/domain/messages/message.ts';
import { z } from 'zod';
import { storyAnswer } from '../../engine/http/answers/story-answer.ts';
import {
  contentRange,
  type ListRules,
  listQuery,
  parseListQuery,
  rangeQuery,
} from '../../engine/http/requests/list-query.ts';
import { adminRoute, emptyBody, idParams, noInput, type Route } from '../../engine/http/route.ts';
import type { AdminMessages } from './admin-messages.ts';

const listRules: ListRules<MessageSort, MessageFilter> = {
  sortable: messageSorts,
  default: { field: 'requestedAt', descending: true },
  filter: messageFilter,
};

/**
 * `/api/messages` for the firm's admins: what was sent, opened, failed; one more. One message is below `/api/admin`, because
 * its reader, who may be anybody with the link, reports it opened below `/api/messages/:id`.
 */
export const adminMessageRoutes = (parts: AdminMessages): readonly Route[] => {
  const { list, records, history, templates, notices, retry, listProjections } = parts;
  const sendRoute = (channel: 'email' | 'sms', summary: string): Route =>
    adminRoute({
      ...noInput,
      method: 'post',
      path: `/api/messages/${channel}/send`,
      summary,
      body: sendMessageBody,
      answers: messageAsked,
      status: 202,
      handle: async ({ body, context }) => {
        const { id, position } = await notices.send(channel, body, context);
        return { body: { id }, position };
      },
    });

  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/messages',
      summary: 'Messages, as a list: to whom, and how far they came; never what they say.',
      query: listQuery,
      answers: z.array(messageOut),
      reads: listProjections,
      handle: async ({ query, context }) => {
        const { items, total, from } = await list.page({ ...parseListQuery(query, listRules), now: context.at });
        return {
          body: items,
          shows: items.map(({ id }) => messageStream(id)),
          discloses: { purpose: 'messages', people: [...new Set(items.map(({ owner }) => owner))] },
          headers: { 'Content-Range': contentRange(from, items.length, total) },
        };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/messages/templates',
      summary: 'The templates of all messages with their variables, as both channels show them.',
      answers: messageTemplatesOut,
      handle: async () => ({ body: templates }),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/messages/:id',
      summary:
        'One message: to whom, how far it came, and what one of the firm wrote in it; never the service’s own text. With `asOf` as it stood.',
      params: idParams,
      query: recordAsOfQuery,
      answers: messageDetail,
      reads: listProjections,
      handle: async ({ params: { id }, query: { asOf }, context }) => {
        const message = asOf === undefined ? await list.one(id, context.at) : await records.asOf(id, asOf);
        if (!message) throw new DomainError('not_found');
        const body = { ...message, written: await records.written(message) };
        const discloses = { purpose: 'messages', people: [message.owner] } as const;
        if (asOf !== undefined) return { body, discloses };
        return { body, shows: [messageStream(id)], headers: { ETag: `"${message.revision}"` }, discloses };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/messages/:id/history',
      summary: 'All that happened to a message, the newest event first.',
      params: idParams,
      query: rangeQuery,
      answers: z.array(historyEntry),
      handle: async ({ params, query }, caller) => {
        return storyAnswer(await history.find(params.id, caller), query);
      },
    }),
    sendRoute('email', 'An e-mail to one person; a job sends it.'),
    sendRoute('sms', 'A text message to one person, short or long by its length; a job sends it.'),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/messages/:id/retry',
      summary: 'Tries a message again that was given up.',
      params: idParams,
      body: emptyBody,
      answers: messageAsked,
      status: 202,
      handle: async ({ params, context }) => {
        const { position } = await retry(params.id, context);
        return { body: { id: params.id }, position };
      },
    }),
  ];
};
