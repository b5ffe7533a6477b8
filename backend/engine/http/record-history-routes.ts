import { historyEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import {
  historyFilter,
  historyOutline,
  historyParams,
  historyQuery,
  putBackBody,
  recordAt,
  recordAtQuery,
} from '@nomucheck/domain/kernel/contract/record-history.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import type { Caller } from '../callers/caller.ts';
import type { FoundRecord, RecordHistory } from '../history/record-histories.ts';
import { historyAnswer, jsonParameter, parseRange } from './requests/list-query.ts';
import { type Answer, noInput, type Route, staffRoute } from './route.ts';

const path = '/api/admin/history/:kind/:id';
const params = historyParams;
type Asked = z.infer<typeof historyParams>;

/** `/api/admin/history/{kind}/{id}`: what happened to a record, for those of the firm who may read the record. */
export const recordHistoryRoutes = (histories: readonly RecordHistory[]): readonly Route[] => {
  const kinds = new Map(histories.map((each) => [each.kind, each]));
  if (kinds.size < histories.length) throw new Error('two contexts name their records alike');

  const find = async ({ kind, id }: Asked, caller: Caller): Promise<FoundRecord> => {
    const history = kinds.get(kind);
    if (!history) throw new DomainError('not_found');
    return history.find(id, caller);
  };

  const shown = ({ discloses }: FoundRecord, answer: Answer): Answer => ({
    ...answer,
    ...(discloses === undefined ? {} : { discloses }),
  });

  return [
    staffRoute({
      ...noInput,
      method: 'get',
      path,
      summary:
        'All that happened to a record, the newest event first; filtered, and with `asOf` only what had happened by then.',
      params,
      query: historyQuery,
      answers: z.array(historyEntry),
      handle: async ({ params, query }, caller) => {
        const found = await find(params, caller);
        const filter = jsonParameter('filter', historyFilter, query.filter ?? '{}');
        return shown(found, historyAnswer(await found.story.page(parseRange(query), filter, query.asOf)));
      },
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: `${path}/outline`,
      summary: 'Who wrote the events of a record, their types, the fields that they changed, and what may be put back.',
      params,
      answers: historyOutline,
      handle: async ({ params }, caller) => {
        const found = await find(params, caller);
        const { title, story, putBack } = found;
        const putsBack = putBack ? [...putBack.fields] : null;
        return shown(found, { body: { ...params, title, ...(await story.outline()), putsBack } });
      },
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: `${path}/record`,
      summary: 'A record in words, field by field; with `asOf` as it stood.',
      params,
      query: recordAtQuery,
      answers: recordAt,
      handle: async ({ params, query: { asOf } }, caller) => {
        const found = await find(params, caller);
        return shown(found, { body: await found.story.at(asOf) });
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: `${path}/put-back`,
      summary: 'Sets the fields that may be put back to their values at an earlier revision, for a reason.',
      params,
      body: putBackBody,
      answers: recordAt,
      handle: async ({ params, body: { revision, reason, expectedRevision }, context, ifMatch }, caller) => {
        const { putBack } = await find(params, caller);
        if (!putBack) throw new DomainError('stage_wrong', { errors: { '': '되돌릴 수 없는 기록이에요.' } });
        const position = await putBack.to(revision, { ...context, reason }, expectedRevision ?? ifMatch);
        const after = await find(params, caller);
        return shown(after, { body: await after.story.at(), position });
      },
    }),
  ];
};
