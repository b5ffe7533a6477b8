import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import {
  consequence,
  type LogFilter,
  logEntry,
  logEvent,
  logFilter,
  openedEventQuery,
  positionParams,
  requestParams,
} from '@nomucheck/domain/operations/contract/log.ts';
import type { ReadPurpose } from '@nomucheck/domain/people/contract/access-log.ts';
import { logIndex } from '@nomucheck/projections/operations/log-index.ts';
import { z } from 'zod';
import { contentRange, type ListRules, listQuery, parseListQuery } from '../../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, noInput, type Route } from '../../engine/http/route.ts';
import type { Pool } from '../../engine/postgres/connections/pool.ts';
import { type ConsequenceParts, createConsequences } from './consequences.ts';
import { createLogEntries, type LogEntryParts } from './log-entries.ts';
import { beginningOfLog, logPage } from './log-list.ts';
import { createOpenedEvent, type OpenedEventParts } from './opened-event.ts';

export type LogRouteParts = { readonly db: Pool } & Omit<
  LogEntryParts & ConsequenceParts & OpenedEventParts,
  'entries'
>;

const rules: ListRules<'position', LogFilter> = {
  sortable: ['position'],
  default: { field: 'position', descending: true },
  filter: logFilter,
};

/** Further pages begin behind the last row (`before`), so that no page costs more than the first. */
const farthest = 10_000;

/** A store without a query by positions reads each row of a page by itself. */
const mostAPage = 100;

/** `/api/admin/log`: what happened, event by event, for administrators. */
export const logRoutes = (parts: LogRouteParts): readonly Route[] => {
  const { db } = parts;
  const entries = createLogEntries(parts);
  const open = createOpenedEvent({ ...parts, entries });
  const consequences = createConsequences({ ...parts, entries });

  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/log',
      summary:
        'The events of the log, newest first, by record, kind, type, actor, time and request; the total is counted up to 10,001.',
      query: listQuery.extend({ purpose: z.literal('export').optional() }),
      answers: z.array(logEntry),
      reads: [logIndex.name],
      handle: async ({ query: { purpose, ...asked } }, caller) => {
        const { sort, ...wanted } = parseListQuery(asked, rules);
        if (wanted.from > farthest) throw tooFar();
        if (wanted.to - wanted.from >= mostAPage) throw tooMany();
        const { rows, total } = await logPage(db, { ...wanted, descending: sort.descending, reader: caller.actor.id });
        if (total === 0 && wanted.filter.to !== undefined) await refuseBeforeLog(db, wanted.filter.to);
        const { entries: items, people } = await entries(rows, caller);
        return {
          body: items,
          ...disclosing(people, purpose),
          headers: { 'Content-Range': contentRange(wanted.from, items.length, total) },
        };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/log/request/:request',
      summary:
        'Everything that followed from one request: its events, what the process managers did, and their events.',
      params: requestParams,
      answers: consequence,
      reads: [logIndex.name],
      handle: async ({ params }, caller) => {
        const { consequence: body, people } = await consequences(params.request, caller);
        return { body, ...disclosing(people) };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/log/:position',
      summary: 'One event with its fields; sealed ones are opened on request, and the access log says whose they were.',
      params: positionParams,
      query: openedEventQuery,
      answers: logEvent,
      handle: async ({ params, query }, caller) => {
        const { event: body, people } = await open(params.position, query.open === 'true', caller);
        return { body, ...disclosing(people) };
      },
    }),
  ];
};

/** What is written down of a read; nothing where no person's name or field was shown. */
const disclosing = (people: readonly string[], purpose: ReadPurpose = 'log'): Pick<Answer, 'discloses'> =>
  people.length === 0 ? {} : { discloses: { purpose, people } };

const tooMany = (): DomainError =>
  new DomainError('invalid_request', { errors: { range: `한 번에 ${mostAPage}건까지 볼 수 있어요.` } });

const tooFar = (): DomainError =>
  new DomainError('invalid_request', {
    errors: { range: '만 번째 뒤는 filter의 before에 마지막 위치를 적어 이어 보세요.' },
  });

/** A moment before the log began isn't an empty list: nothing could have been written then. */
const refuseBeforeLog = async (db: Pool, to: string): Promise<void> => {
  const began = await beginningOfLog(db);
  if (began && to.slice(0, 10) < began.toISOString().slice(0, 10))
    throw new DomainError('before_log', { params: { since: koreanMoment(began.toISOString()) } });
};
