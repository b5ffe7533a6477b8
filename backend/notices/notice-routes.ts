import { may } from '@nomucheck/domain/accounts/rights.ts';
import {
  noticeCounts,
  noticeFilter,
  noticeOut,
  noticesRead,
  readNoticesBody,
} from '@nomucheck/domain/notices/contract.ts';
import { kindFacts, noticeKinds } from '@nomucheck/domain/notices/kinds.ts';
import { noticeDecider, noticeStream } from '@nomucheck/domain/notices/notice.ts';
import { countNotices, listNotices, type Reader, unreadNotices } from '@nomucheck/projections/notices/listing.ts';
import { staffNotices } from '@nomucheck/projections/notices/staff-notices.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { noInput, type Route, staffRoute } from '../engine/http/route.ts';

export type NoticeRouteParts = { readonly db: Db; readonly commands: CommandHandler };

/** The kinds that somebody's rights let them hear of. */
export const kindsOf = ({ actor: { role } }: Caller): Reader['kinds'] =>
  noticeKinds.filter((kind) => may({ role }, kindFacts[kind].right));
const readerOf = (caller: Caller): Reader => ({ owner: caller.actor.id, kinds: kindsOf(caller) });

const mostRead = 200;
const reads = [staffNotices.name];

/** `/api/user/notices`: what waits for the caller, in the console. */
export const noticeRoutes = ({ db, commands }: NoticeRouteParts): readonly Route[] => [
  staffRoute({
    ...noInput,
    method: 'get',
    path: '/api/user/notices',
    summary: 'What the caller was told that waits for them, the newest first.',
    query: listQuery,
    answers: z.array(noticeOut),
    reads,
    handle: async ({ query }, caller) => {
      const wanted = parseListQuery(query, {
        sortable: ['at'],
        default: { field: 'at', descending: true },
        filter: noticeFilter,
      });
      const { from, to, sort, filter } = wanted;
      const of = { ...readerOf(caller), isOpen: filter.open === true, descending: sort.descending, from, to };
      const page = await listNotices(db, of);
      return { ...pageAnswer({ ...wanted, filter: {} }, page), shows: page.items.map(({ id }) => noticeStream(id)) };
    },
  }),
  staffRoute({
    ...noInput,
    method: 'get',
    path: '/api/user/notices/counts',
    summary: 'How many notices still wait for the caller, and how many of them they haven’t seen.',
    answers: noticeCounts,
    reads,
    handle: async (_call, caller) => ({ body: await countNotices(db, readerOf(caller)) }),
  }),
  staffRoute({
    ...noInput,
    method: 'post',
    path: '/api/user/notices/read',
    summary: 'Marks one notice of the caller as seen, or the newest 200 that they haven’t seen.',
    body: readNoticesBody,
    answers: noticesRead,
    handle: async ({ body, context }, caller) => {
      const ids = 'id' in body ? [body.id] : await unreadNotices(db, readerOf(caller), mostRead);
      let position: string | undefined;
      let read = 0;
      for (const id of ids) {
        const { events, ...handled } = await commands.handle(noticeDecider, {
          stream: noticeStream(id),
          command: { type: 'ReadNotice', by: caller.actor.id, at: context.at },
          context: { ...context, commandId: followingCommandId(context.commandId, `read ${id}`) },
        });
        read += events.length;
        position = handled.position ?? position;
      }
      return { body: { read }, ...(position === undefined ? {} : { position }) };
    },
  }),
];
