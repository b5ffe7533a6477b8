import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import {
  type RecallFilter,
  type RecallSort,
  recallFilter,
  recallItem,
  recallSettled,
  recallSorts,
  settleRecallBody,
} from '@nomucheck/domain/recalls/contract.ts';
import { recallDecider, recallStream } from '@nomucheck/domain/recalls/recall.ts';
import { countRecalls } from '@nomucheck/projections/recalls/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { advice } from '../advice/context.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { OffersOf } from '../engine/foundation/context.ts';
import type { FigureGroup } from '../engine/foundation/figure-group.ts';
import { contentRange, type ListRules, listQuery, parseListQuery } from '../engine/http/requests/list-query.ts';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import type { RecallList } from './recall-list.ts';
import type { OwnerOfRecord } from './record-owner.ts';

const listRules: ListRules<RecallSort, RecallFilter> = {
  sortable: recallSorts,
  default: { field: 'recalledAt', descending: true },
  filter: recallFilter,
};

type Parts = {
  readonly list: RecallList;
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly ownerOf: OwnerOfRecord;
  /** An advice keeps its flags itself: they are settled there, by who may review it. */
  readonly settleFlag: OffersOf<typeof advice>['settleFlag'];
  readonly reads: readonly string[];
};

/** How many records wait for somebody to look at them. */
export const recallFigures = (db: Db, reads: readonly string[]): FigureGroup<'recalled-records'> => ({
  right: 'menu.data',
  reads,
  count: async () => ({ 'recalled-records': await countRecalls(db, { open: true }) }),
});

/** `/api/recalls`: what rests on cases that were corrected, withdrawn, merged or restored. */
export const recallRoutes = ({ list, commands, ownerOf, settleFlag, reads }: Parts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/recalls',
    summary:
      'Results, sold documents, consultations, articles and advices that rest on a case that changed, as a list.',
    query: listQuery,
    answers: z.array(recallItem),
    reads,
    handle: async ({ query }, { actor }) => {
      authorize(actor, 'menu.data');
      const wanted = parseListQuery(query, listRules);
      const { items, total, people } = await list(wanted);
      return {
        body: items,
        headers: { 'Content-Range': contentRange(wanted.from, items.length, total) },
        shows: items.map(({ caseId }) => recallStream(caseId)),
        discloses: { purpose: 'list', people },
      };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/recalls/settle',
    summary: 'Says that somebody has looked at a record of the list, and what came of it.',
    body: settleRecallBody,
    answers: recallSettled,
    handle: async ({ body: { caseId, revision, kind, recordId, reason }, context }, caller) => {
      authorize(caller.actor, 'menu.data');
      if (kind === 'advice') {
        const by = { caller, context, expectedRevision: undefined };
        const { position } = await settleFlag(recordId, { caseId, revision, reason }, by);
        return { body: { caseId, kind, recordId }, position };
      }
      const owner = await ownerOf({ caseId, kind, id: recordId });
      const { position } = await commands.handle(recallDecider, {
        stream: recallStream(caseId),
        command: { type: 'SettleRecall', caseId, revision, kind, id: recordId, owner },
        context: { ...context, reason },
      });
      return { body: { caseId, kind, recordId }, position };
    },
  }),
];
