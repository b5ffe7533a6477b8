import { bulkAsked } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import {
  acceptAnswer,
  acceptBody,
  addCaseBody,
  discardBody,
  type RefineCase,
  type RefineFilter,
  type RefineSort,
  readyBody,
  refineCase,
  refineCaseBody,
  refineCounts,
  refineFilter,
  refineItem,
  refineSorts,
  reopenBody,
  sendBackBody,
  takeProposalBody,
} from '@nomucheck/domain/cases/contract/refine.ts';
import { caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import { countQueue, listQueue } from '@nomucheck/projections/cases/case-work/queue.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { Caller } from '../../engine/callers/caller.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import type { RecordHistory } from '../../engine/history/record-histories.ts';
import { storyAnswer } from '../../engine/http/answers/story-answer.ts';
import {
  type ListRules,
  listQuery,
  pageAnswer,
  parseListQuery,
  rangeQuery,
} from '../../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, idParams, noInput, type Route } from '../../engine/http/route.ts';
import { type Sealer, unsealedText } from '../../engine/sealing/sealer.ts';
import type { BulkWorks } from '../bulk/bulk-work.ts';
import { caseCommandRoutes } from '../case-command-routes.ts';
import { heldBy } from '../leasing/held-by.ts';
import type { CaseLeases } from '../leasing/leases.ts';
import type { RefineViews } from './refine-views.ts';
import type { Refining, Written } from './refining.ts';

export type RefineRouteParts = {
  readonly db: Db;
  readonly sealer: Pick<Sealer, 'unseal'>;
  readonly leases: Pick<CaseLeases, 'of'>;
  readonly namesOf: NamesOf;
  readonly refining: Refining;
  readonly views: RefineViews;
  readonly history: RecordHistory;
  readonly works: Pick<BulkWorks, 'accept'>;
  readonly workProjections: readonly string[];
};

const listRules: ListRules<RefineSort, RefineFilter> = {
  sortable: refineSorts,
  default: { field: 'collectedAt', descending: false },
  filter: refineFilter,
};

/** `/api/refines/data`: cases in refinement, from their arrival until they are accepted or discarded. */
export const refineRoutes = (parts: RefineRouteParts): readonly Route[] => [
  ...readingRoutes(parts),
  ...workRoutes(parts),
];

const readingRoutes = ({
  db,
  sealer,
  leases,
  namesOf,
  views,
  history,
  workProjections,
}: RefineRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/data',
    summary: 'Cases in refinement, as a list; the oldest first unless asked otherwise.',
    query: listQuery,
    answers: z.array(refineItem),
    reads: workProjections,
    handle: async ({ query }) => {
      const wanted = parseListQuery(query, listRules);
      const { items: found, total } = await listQueue(db, wanted);
      const held = new Map((await leases.of(found.map(({ id }) => id))).map((lease) => [lease.caseId, lease]));
      const nameOf = await namesOf([...held.values()].map(({ holder }) => holder));
      const items = await Promise.all(
        found.map(async ({ sentBack, ...item }) => ({
          ...item,
          holder: heldBy(held.get(item.id), nameOf),
          sentBack: sentBack === null ? null : ((await unsealedText(sealer, sentBack)) ?? ''),
        })),
      );
      return { ...pageAnswer(wanted, { items, total }), shows: items.map(({ id }) => caseStream(id)) };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/data/counts',
    summary: 'How much work there is, by stage, kind, outcome and batch; what came back, and what may be there twice.',
    answers: refineCounts,
    reads: workProjections,
    handle: async () => ({ body: await countQueue(db) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/data/:id',
    summary: 'One case in refinement with its text and what is proposed; with `asOf` as it stood.',
    params: idParams,
    query: recordAsOfQuery,
    answers: refineCase,
    reads: workProjections,
    handle: async ({ params: { id }, query: { asOf } }, caller) =>
      asOf === undefined
        ? recordAnswer(await views.record(id, caller))
        : { body: await views.recordAsOf(id, asOf, caller) },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/data/:id/history',
    summary: 'All that happened to a case, the newest event first, with what each changed.',
    params: idParams,
    query: rangeQuery,
    answers: z.array(historyEntry),
    handle: async ({ params, query }, caller) => storyAnswer(await history.find(params.id, caller), query),
  }),
];

const recordAnswer = (record: RefineCase): Answer => ({
  body: record,
  headers: { ETag: `"${record.revision}"` },
  shows: [caseStream(record.id)],
});

const workRoutes = ({ refining, views, works, workProjections }: RefineRouteParts): readonly Route[] => {
  const written = async ({ id, position }: Written, caller: Caller): Promise<Answer> => ({
    ...recordAnswer(await views.record(id, caller)),
    position,
  });
  const work = caseCommandRoutes({ path: '/api/refines/data/:id', answers: refineCase, answer: written });

  return [
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/refines/data',
      summary: 'Adds a case by hand; its text is cleaned, and rules propose what they read in it.',
      body: addCaseBody,
      bodyLimit: 2 * 1024 * 1024,
      status: 201,
      answers: refineCase,
      handle: async ({ body, context }, caller) => written(await refining.add(body, context), caller),
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: '/api/refines/data/:id',
      summary: 'Changes fields of a case in refinement.',
      params: idParams,
      body: refineCaseBody,
      answers: refineCase,
      handle: async ({ params: { id }, body: { expectedRevision, ...changes }, context, ifMatch }, caller) =>
        written(await refining.change(id, changes, context, expectedRevision ?? ifMatch), caller),
    }),
    work(
      'take',
      'Takes what is proposed, as it is or changed; dismisses it; or opens it again.',
      takeProposalBody,
      refining.take,
    ),
    work('ready', 'Hands a whole case over to be accepted.', readyBody, (id, _body, ...rest) =>
      refining.ready(id, ...rest),
    ),
    work('reject', 'Sends a case back to be worked on, with the reason.', sendBackBody, (id, _body, ...rest) =>
      refining.sendBack(id, ...rest),
    ),
    work('discard', 'Puts a case aside that is of no use.', discardBody, (id, _body, ...rest) =>
      refining.discard(id, ...rest),
    ),
    work(
      'reopen',
      'Takes up again what was put aside or merged before it was accepted.',
      reopenBody,
      (id, _body, ...rest) => refining.reopen(id, ...rest),
    ),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/refines/data/accept',
      summary:
        'Makes master data of cases that are ready, each by itself: those that can’t be are named with the reason. With a filter, a job does it.',
      body: acceptBody,
      answers: z.union([acceptAnswer, bulkAsked]),
      reads: workProjections,
      handle: async ({ body, context }) => {
        if ('filter' in body) return { ...(await works.accept(body, context)), status: 202 };
        const { answer, position } = await refining.accept(body.ids, context, body.apart);
        return { body: answer, ...(position === null ? {} : { position }) };
      },
    }),
  ];
};
