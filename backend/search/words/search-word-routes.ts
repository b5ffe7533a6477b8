import { historyEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import {
  addSearchWordBody,
  changeSearchWordBody,
  offerStartingSetBody,
  removeSearchWordBody,
  searchWordFilter,
  searchWordItem,
  searchWordSorts,
  startingSetOffered,
} from '@nomucheck/domain/search/contract/search-words.ts';
import { searchWordStream } from '@nomucheck/domain/search/words/search-word.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { listSearchWords, searchWords } from '@nomucheck/projections/search/search-words/search-words.ts';
import { z } from 'zod';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import type { RecordHistory } from '../../engine/history/record-histories.ts';
import { storyAnswer } from '../../engine/http/answers/story-answer.ts';
import { contentRange, listQuery, parseListQuery, rangeQuery } from '../../engine/http/requests/list-query.ts';
import { adminRoute, idParams, noInput, type Route } from '../../engine/http/route.ts';
import type { SearchWordTable } from './search-words.ts';
import type { offerStartingSet } from './starting-set.ts';

const path = '/api/admin/search-words';

/** The table of search words, for admins; each change has a reason. */
export const searchWordRoutes = (parts: {
  readonly db: Db;
  readonly table: SearchWordTable;
  readonly history: RecordHistory;
  readonly offer: (context: CommandContext) => ReturnType<typeof offerStartingSet>;
}): readonly Route[] => {
  const { db, table, history, offer } = parts;
  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path,
      summary: 'The words that find others in the case search, as a list.',
      query: listQuery,
      answers: z.array(searchWordItem),
      reads: [searchWords.name],
      handle: async ({ query }) => {
        const wanted = parseListQuery(query, {
          sortable: searchWordSorts,
          default: { field: 'changedAt', descending: true },
          filter: searchWordFilter,
        });
        const { items, total } = await listSearchWords(db, wanted);
        const from = wanted.filter.id ? 0 : wanted.from;
        return {
          body: items,
          shows: items.map(({ id }) => searchWordStream(id)),
          headers: { 'Content-Range': contentRange(from, items.length, total) },
        };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path,
      status: 201,
      summary: 'Adds words and what they find besides.',
      body: addSearchWordBody,
      answers: searchWordItem,
      handle: async ({ body: { reason, ...entry }, context }) => {
        const { item, position } = await table.add(entry, { ...context, reason });
        return { body: item, position };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: `${path}/starting-set`,
      summary: 'Puts in the words that the program offers, where nobody has written in the table.',
      body: offerStartingSetBody,
      answers: startingSetOffered,
      handle: async ({ body: { reason }, context }) => {
        const { position, ...body } = await offer({ ...context, reason });
        return { body, ...(position === null ? {} : { position }) };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: `${path}/:id`,
      summary: 'One entry of the table.',
      params: idParams,
      answers: searchWordItem,
      handle: async ({ params }) => ({ body: await table.find(params.id) }),
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: `${path}/:id`,
      summary: 'Changes an entry, for a reason.',
      params: idParams,
      body: changeSearchWordBody,
      answers: searchWordItem,
      handle: async ({ params, body: { reason, expectedRevision, ...entry }, context, ifMatch }) => {
        const { item, position } = await table.change(
          params.id,
          entry,
          { ...context, reason },
          expectedRevision ?? ifMatch,
        );
        return { body: item, position };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'delete',
      path: `${path}/:id`,
      summary: 'Removes an entry, for a reason; answers it as it was.',
      params: idParams,
      body: removeSearchWordBody,
      answers: searchWordItem,
      handle: async ({ params, body: { reason, expectedRevision }, context, ifMatch }) => {
        const { item, position } = await table.remove(params.id, { ...context, reason }, expectedRevision ?? ifMatch);
        return { body: item, position };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: `${path}/:id/history`,
      summary: 'All that happened to an entry, the newest event first.',
      params: idParams,
      query: rangeQuery,
      answers: z.array(historyEntry),
      handle: async ({ params, query }, caller) => storyAnswer(await history.find(params.id, caller), query),
    }),
  ];
};
