import { adviceStream } from '@nomucheck/domain/advice/advice.ts';
import {
  type AdviceFilter,
  type AdviceSort,
  adviceFilter,
  adviceListItem,
  adviceOut,
  adviceSorts,
} from '@nomucheck/domain/advice/contract/advice.ts';
import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
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
import { type Answer, idParams, loginRoute, noInput, type Route } from '../engine/http/route.ts';
import type { AdviceList } from './advice-list.ts';
import type { AdviceViews } from './advice-views.ts';
import { loadAdvice, visibleAdvice } from './loaded-advice.ts';

export type AdviceRouteParts = {
  readonly commands: CommandHandler;
  readonly history: RecordHistory;
  readonly list: AdviceList;
  readonly views: AdviceViews;
  readonly listProjections: readonly string[];
};

export const adviceListRules: ListRules<AdviceSort, AdviceFilter> = {
  sortable: adviceSorts,
  default: { field: 'askedAt', descending: true },
  filter: adviceFilter,
};

/** `/api/ai-advices`: advices as their askers and the firm read them. */
export const adviceRoutes = (parts: AdviceRouteParts): readonly Route[] => {
  const { commands, history, list, views, listProjections } = parts;
  return [
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/ai-advices',
      summary: 'The caller’s advices as a list; all of them for the firm.',
      query: listQuery,
      answers: z.array(adviceListItem),
      reads: listProjections,
      handle: async ({ query }, caller) => {
        const wanted = parseListQuery(query, adviceListRules);
        const page = await list.page(wanted, caller);
        const items = await list.items(page, caller);
        return {
          ...pageAnswer(wanted, { items, total: page.total }),
          shows: items.map(({ id }) => adviceStream(id)),
          discloses: disclosed(page.items.map(({ asker }) => asker)),
        };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/ai-advices/:id',
      summary: 'An advice; with `asOf` as it stood. Its asker sees no review before publication.',
      params: idParams,
      query: recordAsOfQuery,
      answers: adviceOut,
      handle: async ({ params: { id }, query: { asOf }, context }, { actor }) => {
        const now = await visibleAdvice(commands, id, actor);
        const discloses = disclosed([now.advice.asker]);
        if (asOf === undefined) {
          const body = await views.record(now, actor, context.at);
          return { body, headers: { ETag: `"${now.revision}"` }, discloses };
        }
        const options = loadOptionsOf(asOf);
        const then = await loadAdvice(commands, id, options);
        if (!then || (options.to !== undefined && then.revision !== options.to)) throw new DomainError('not_found');
        return { body: await views.record(then, actor, options.at ?? then.updatedAt), discloses };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/ai-advices/:id/history',
      summary: 'All that happened to an advice, the newest event first, with what each changed.',
      params: idParams,
      query: rangeQuery,
      answers: z.array(historyEntry),
      handle: async ({ params: { id }, query }, caller) => storyAnswer(await history.find(id, caller), query),
    }),
  ];
};

/** What somebody asks is personal data, with or without a name. */
export const disclosed = (people: readonly string[]): NonNullable<Answer['discloses']> => ({
  purpose: 'advice',
  people: [...new Set(people)],
});
