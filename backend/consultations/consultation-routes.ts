import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import { consultationStream } from '@nomucheck/domain/consultations/consultation.ts';
import {
  attorneyOut,
  type ConsultationFilter,
  type ConsultationSort,
  type ConsultationTerms,
  consultationDetail,
  consultationFilter,
  consultationListItem,
  consultationOut,
  consultationSorts,
  consultationTermsOut,
  requestConsultationBody,
} from '@nomucheck/domain/consultations/contract.ts';
import { calendarOf } from '@nomucheck/domain/consultations/times/calendar.ts';
import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { loadOptionsOf } from '../engine/history/as-of.ts';
import type { RecordHistory } from '../engine/history/record-histories.ts';
import { storyAnswer } from '../engine/http/answers/story-answer.ts';
import {
  type ListRules,
  listQuery,
  pageAnswer,
  parseListQuery,
  rangeQuery,
} from '../engine/http/requests/list-query.ts';
import {
  type Answer,
  idParams,
  loginRoute,
  noInput,
  publicRoute,
  type Route,
  staffRoute,
} from '../engine/http/route.ts';
import type { Attorneys } from './attorneys.ts';
import { type LoadedConsultation, loadConsultation, visibleConsultation } from './loaded-consultation.ts';
import type { ConsultationList } from './reading/consultation-list.ts';
import type { ConsultationViews } from './reading/consultation-views.ts';
import type { Requesting } from './requesting.ts';

export type ConsultationRouteParts = {
  readonly commands: CommandHandler;
  readonly history: RecordHistory;
  readonly list: ConsultationList;
  readonly views: ConsultationViews;
  readonly request: Requesting;
  readonly attorneys: Attorneys;
  readonly terms: () => ConsultationTerms;
  readonly listProjections: readonly string[];
};

/** The newest first. */
const listRules: ListRules<ConsultationSort, ConsultationFilter> = {
  sortable: consultationSorts,
  default: { field: 'requestedAt', descending: true },
  filter: consultationFilter,
};

/** What its owner sees, or the firm. */
export const consultationAnswer = z.union([consultationDetail, consultationOut]);

/** `/api/consult`: consultations as the people who asked and the firm read them. */
export const consultationRoutes = (parts: ConsultationRouteParts): readonly Route[] => {
  const { commands, history, list, views, request, attorneys, terms, listProjections } = parts;
  return [
    publicRoute({
      ...noInput,
      method: 'get',
      path: '/api/consult/terms',
      summary: 'Whether requests for consultations are taken, and what a paid one costs.',
      answers: consultationTermsOut,
      handle: async () => ({ body: terms() }),
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/consult/attorneys',
      summary: 'The firm’s people to whom a consultation can be handed over.',
      answers: z.array(attorneyOut),
      handle: async () => ({ body: [...(await attorneys())] }),
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/consult',
      summary: 'The caller’s consultations as a list; all of them for the firm.',
      query: listQuery,
      answers: z.array(consultationListItem),
      reads: listProjections,
      handle: async ({ query, context }, caller) => {
        const wanted = parseListQuery(query, listRules);
        const page = await list(wanted, caller, context.at);
        return {
          ...pageAnswer(wanted, page),
          shows: page.items.map(({ id }) => consultationStream(id)),
          discloses: disclosed(page.items.map(({ person }) => person.id)),
        };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/consult',
      status: 201,
      summary: 'Requests a consultation.',
      body: requestConsultationBody,
      answers: consultationOut,
      handle: async ({ body, context }, caller) => {
        const loaded = await request(body, caller, context);
        return { body: await views.own(loaded, context.at), position: loaded.position };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/consult/:id',
      summary: 'A consultation; with `asOf` as it stood. The firm sees conflicts of interest with it.',
      params: idParams,
      query: recordAsOfQuery,
      answers: consultationAnswer,
      handle: async ({ params: { id }, query: { asOf }, context }, caller) => {
        const now = await visibleConsultation(commands, id, caller.actor);
        if (asOf === undefined) return shown(views, now, now, caller, context.at);
        const options = loadOptionsOf(asOf);
        const then = await loadConsultation(commands, id, options);
        if (!then || (options.to !== undefined && then.revision !== options.to)) throw new DomainError('not_found');
        const { headers: _headers, ...answer } = await shown(views, then, now, caller, options.at ?? then.updatedAt);
        return answer;
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/consult/:id/history',
      summary: 'All that happened to a consultation, the newest event first, without what was written.',
      params: idParams,
      query: rangeQuery,
      answers: z.array(historyEntry),
      handle: async ({ params: { id }, query }, caller) => storyAnswer(await history.find(id, caller), query),
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/consult/:id/calendar.ics',
      summary: 'The agreed time for a calendar. It names nobody.',
      params: idParams,
      answers: z.string(),
      mediaType: 'text/calendar; charset=utf-8',
      handle: async ({ params: { id } }, caller) => {
        const { consultation } = await visibleConsultation(commands, id, caller.actor);
        const { agreed, agreements, closed } = consultation;
        if (!agreed || closed) throw new DomainError('not_found');
        const body = calendarOf({ id, agreedAt: agreed.at, agreedOn: agreed.agreedOn, agreements });
        return {
          body,
          headers: { 'Content-Disposition': 'attachment; filename="nomucheck-consultation.ics"' },
          discloses: disclosed([consultation.owner]),
        };
      },
    }),
  ];
};

/** Who asked is no reader of the firm, also where they are one of the firm's people. */
export const isOfFirm = (owner: string, { actor }: Caller): boolean => isStaff(actor.role) && actor.id !== owner;

/** The record as this caller may see it. `now`: as it stands, which decides what is withheld. */
export const shown = async (
  views: ConsultationViews,
  loaded: LoadedConsultation,
  now: LoadedConsultation,
  caller: Caller,
  at: string,
): Promise<Answer> => {
  const { owner } = loaded.consultation;
  return {
    body: isOfFirm(owner, caller)
      ? await views.detail(loaded, now.consultation, caller.actor, at)
      : await views.own(loaded, at),
    headers: { ETag: `"${loaded.revision}"` },
    discloses: disclosed([owner]),
  };
};

/** That somebody asks for a consultation is personal data, with or without what they wrote. */
export const disclosed = (people: readonly string[]): NonNullable<Answer['discloses']> => ({
  purpose: 'consultation',
  people: [...new Set(people)],
});
