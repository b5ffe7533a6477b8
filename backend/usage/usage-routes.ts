import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { addDays, daysBetween, koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import {
  type UsageFilter,
  type UsageSort,
  usageFilter,
  usageRow,
  usageSorts,
  usageSummary,
  usageSummaryQuery,
} from '@nomucheck/domain/usage/contract.ts';
import { z } from 'zod';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { loginRoute, noInput, type Route } from '../engine/http/route.ts';
import type { UsageViews } from './usage-views.ts';

const listRules: ListRules<UsageSort, UsageFilter> = {
  sortable: usageSorts,
  default: { field: 'at', descending: true },
  filter: usageFilter,
};

const usualSpan = 30;
const longestSpan = 366;

/** `/api/ai-advices/usages*`. They have to be mounted before a route that takes any name after `/api/ai-advices/`. */
export const usageRoutes = (views: UsageViews, reads: readonly string[]): readonly Route[] => [
  loginRoute({
    ...noInput,
    method: 'get',
    path: '/api/ai-advices/usages',
    summary: 'The calls of the AI, as a list: all for admins, otherwise the caller’s own and those of their companies.',
    query: listQuery.extend({ purpose: z.literal('export').optional() }),
    answers: z.array(usageRow),
    reads,
    handle: async ({ query: { purpose, ...query } }, caller) => {
      const wanted = parseListQuery(query, listRules);
      const page = await views.page(wanted, caller);
      const people = [...new Set(page.items.map(({ userId }) => userId))];
      return { ...pageAnswer(wanted, page), discloses: { purpose: purpose ?? 'list', people } };
    },
  }),
  loginRoute({
    ...noInput,
    method: 'get',
    path: '/api/ai-advices/usages/summary',
    summary: 'What was used in a span of Korean days, by day, person, company or model; and what is left of the month.',
    query: usageSummaryQuery,
    answers: usageSummary,
    reads,
    handle: async ({ query, context }, caller) => {
      const to = query.to ?? koreanDateOf(context.at);
      const from = query.from ?? addDays(to, 1 - usualSpan);
      const days = daysBetween(from, to) + 1;
      if (days < 1) throw wrongSpan('끝나는 날이 시작하는 날보다 앞서요.');
      if (days > longestSpan) throw wrongSpan('한 번에 1년까지 볼 수 있어요.');
      const { by, companyId, userId } = query;
      const summary = await views.summary(by, { from, to, companyId, userId }, caller);
      const people = by === 'user' ? summary.rows.map(({ key }) => key) : [];
      return { body: summary, ...(people.length > 0 ? { discloses: { purpose: 'list', people } } : {}) };
    },
  }),
];

const wrongSpan = (message: string): DomainError => new DomainError('invalid_request', { errors: { to: message } });
