import { userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { addDays, daysBetween, koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { type AccessLogFilter, accessLogEntry, accessLogFilter } from '@nomucheck/domain/people/contract/access-log.ts';
import {
  type AdminUserFilter,
  type AdminUserSort,
  adminUser,
  adminUserCountQuery,
  adminUserCounts,
  adminUserDetail,
  adminUserDetailQuery,
  adminUserFilter,
  adminUserSorts,
  endSessionsBody,
  removeOneUserBody,
  removeUserBody,
  sessionsEnded,
  type UpdateUserBody,
  updateOneUserBody,
  updateUserBody,
  userRemoved,
} from '@nomucheck/domain/people/contract/admin-user.ts';
import { z } from 'zod';
import type { Reauthentication } from '../accounts/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import { contentRange, type ListRules, listQuery, parseListQuery } from '../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, idParams, noInput, type Route } from '../engine/http/route.ts';
import type { People } from './people.ts';

const listRules: ListRules<AdminUserSort, AdminUserFilter> = {
  sortable: adminUserSorts,
  default: { field: 'createdAt', descending: true },
  filter: adminUserFilter,
};

const accessLogRules: ListRules<'at', AccessLogFilter> = {
  sortable: ['at'],
  default: { field: 'at', descending: true },
  filter: accessLogFilter,
};

const usualSpan = 30;
const longestSpan = 366;

export type AdminUserRouteParts = People & {
  readonly reauthentication: Pick<Reauthentication, 'requireConfirmedOrRecent'>;
};

/** `/api/admin/user*`: people, for the firm's admins. */
export const adminUserRoutes = (people: AdminUserRouteParts): readonly Route[] => {
  const { reauthentication, list, counts, details, editing, accessLog, listProjections, detailProjections } = people;

  const detailOf = async (id: string, caller: Caller): Promise<Answer> => {
    const person = await details.of(id, caller);
    return {
      body: person,
      headers: { ETag: `"${person.revision}"` },
      shows: [userStream(id)],
      discloses: { purpose: 'detail', people: [id] },
    };
  };

  const edited = async (
    { confirmation, ...wanted }: UpdateUserBody,
    context: CommandContext,
    caller: Caller,
  ): Promise<Answer> => {
    // A stolen session token alone must not make anybody staff.
    if (wanted.accessType !== undefined || wanted.adminMenu !== undefined)
      await reauthentication.requireConfirmedOrRecent(confirmation, caller);
    const { position } = await editing.edit(wanted, context);
    return { ...(await detailOf(wanted.id, caller)), position };
  };

  const removed = async (
    id: string,
    { reason, confirmation }: z.infer<typeof removeOneUserBody>,
    context: CommandContext,
    caller: Caller,
  ): Promise<Answer> => {
    await reauthentication.requireConfirmedOrRecent(confirmation, caller);
    const { position } = await editing.remove(id, reason, context);
    return { body: { id, removed: true }, position };
  };

  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/user',
      summary: 'People, as a list; searched by a whole e-mail address or mobile number, by id, or by words of a name.',
      query: listQuery.extend({ purpose: z.literal('export').optional() }),
      answers: z.array(adminUser),
      reads: listProjections,
      handle: async ({ query }) => {
        const { purpose, ...asked } = query;
        const wanted = parseListQuery(asked, listRules);
        const { items, total, from } = await list(wanted);
        return {
          body: items,
          discloses: {
            purpose: purpose ?? (wanted.filter.q === undefined ? 'list' : 'search'),
            people: items.map(({ id }) => id),
          },
          shows: items.map(({ id }) => userStream(id)),
          headers: { 'Content-Range': contentRange(from, items.length, total) },
        };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/user/:id',
      summary: 'One person with all that is shown of them.',
      params: idParams,
      answers: adminUserDetail,
      reads: detailProjections,
      handle: ({ params }, caller) => detailOf(params.id, caller),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/userdetail/get',
      summary: 'The same, asked for by a parameter.',
      query: adminUserDetailQuery,
      answers: adminUserDetail,
      reads: detailProjections,
      handle: ({ query }, caller) => detailOf(query.id, caller),
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/admin/userdetail/update',
      summary: 'Changes what a person may do, or their name; for a reason. Not oneself, not a super.',
      body: updateUserBody,
      answers: adminUserDetail,
      handle: ({ body, context, ifMatch }, caller) =>
        edited({ ...body, expectedRevision: body.expectedRevision ?? ifMatch }, context, caller),
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: '/api/admin/user/:id',
      summary: 'The same, of the list resource.',
      params: idParams,
      body: updateOneUserBody,
      answers: adminUserDetail,
      handle: ({ params: { id }, body, context, ifMatch }, caller) =>
        edited({ ...body, id, expectedRevision: body.expectedRevision ?? ifMatch }, context, caller),
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/admin/userdetail/delete',
      summary: 'Ends an account and destroys what says whose it was; for a reason. Not oneself, not a super.',
      body: removeUserBody,
      answers: userRemoved,
      handle: ({ body: { id, ...body }, context }, caller) => removed(id, body, context, caller),
    }),
    adminRoute({
      ...noInput,
      method: 'delete',
      path: '/api/admin/user/:id',
      summary: 'The same, of the list resource.',
      params: idParams,
      body: removeOneUserBody,
      answers: userRemoved,
      handle: ({ params, body, context }, caller) => removed(params.id, body, context, caller),
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/admin/user/:id/end-sessions',
      summary: 'Signs a person out everywhere.',
      params: idParams,
      body: endSessionsBody,
      answers: sessionsEnded,
      handle: async ({ params: { id }, body, context }) => {
        const { ended, position } = await editing.endSessions(id, body.reason, context);
        return { body: { id, ended }, position };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/user/:id/access-log',
      summary:
        'Who of the firm read this person’s data, when, from where and what for. Reading it is written down, too.',
      params: idParams,
      query: listQuery,
      answers: z.array(accessLogEntry),
      handle: async ({ params: { id }, query }, caller) => {
        const { sort, from, ...wanted } = parseListQuery(query, accessLogRules);
        const { items, total } = await accessLog(id, { ...wanted, from, descending: sort.descending }, caller);
        return {
          body: items,
          discloses: { purpose: 'access_log', people: [id] },
          headers: { 'Content-Range': contentRange(from, items.length, total) },
        };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/usercount/get',
      summary: 'How many people there are by role and by how they sign in, and how many signed up on each day.',
      query: adminUserCountQuery,
      answers: adminUserCounts,
      reads: listProjections,
      handle: async ({ query, context }) => {
        const { from, to } = spanOf(query, koreanDateOf(context.at));
        return { body: await counts(from, to) };
      },
    }),
  ];
};

const spanOf = (asked: z.infer<typeof adminUserCountQuery>, today: LocalDate): { from: LocalDate; to: LocalDate } => {
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - usualSpan);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw wrongSpan('끝나는 날이 시작하는 날보다 앞섭니다.');
  if (days > longestSpan) throw wrongSpan('한 번에 1년까지 볼 수 있습니다.');
  return { from, to };
};

const wrongSpan = (message: string): DomainError => new DomainError('invalid_request', { errors: { to: message } });
