import {
  type CheckListFilter,
  checkListFilter,
  checkListItem,
  checkRecord,
  checkResultBody,
  recalculateBody,
  reportOutcomeBody,
} from '@nomucheck/domain/checks/contract/check.ts';
import { calculatedResult } from '@nomucheck/domain/checks/contract/result.ts';
import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import { formOut } from '@nomucheck/domain/rulesets/contract.ts';
import { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import type { RecordHistory } from '../engine/history/record-histories.ts';
import { storyAnswer } from '../engine/http/answers/story-answer.ts';
import {
  contentRange,
  type ListRules,
  listQuery,
  parseListQuery,
  rangeQuery,
} from '../engine/http/requests/list-query.ts';
import { type Answer, idParams, loginRoute, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { Rulesets } from '../rulesets/context.ts';
import type { CheckAllowances } from './allowances.ts';
import { sensitiveConsentOf } from './answers/sensitive-answers.ts';
import type { CheckList } from './check-list.ts';
import type { CheckViews } from './check-views.ts';
import { type DraftRouteParts, draftRoutes } from './drafts/draft-routes.ts';
import { checkStream, type LoadedCheck } from './loaded-check.ts';
import type { Results } from './results/results.ts';

export type CheckRouteParts = DraftRouteParts & {
  readonly rulesets: Rulesets;
  readonly results: Results;
  readonly views: CheckViews;
  readonly history: RecordHistory;
  readonly list: CheckList;
  readonly allowances: Pick<CheckAllowances, 'figure'>;
  /** The projections that a list of checks is read from. */
  readonly listProjections: readonly string[];
  /** The projections that tell whether a result is outdated. */
  readonly countedProjections: readonly string[];
};

const listRules: ListRules<'startedAt' | 'updatedAt' | 'status', CheckListFilter> = {
  sortable: ['startedAt', 'updatedAt', 'status'],
  default: { field: 'startedAt', descending: true },
  filter: checkListFilter,
};

/** `/api/check`: the form, the draft, the result and later calls about it. */
export const checkRoutes = (parts: CheckRouteParts): readonly Route[] => {
  const { rulesets, results, views, history, list, allowances } = parts;

  const calculated = async (loaded: LoadedCheck, caller: Caller): Promise<Answer> => ({
    body: { ...(await views.lastResult(loaded, caller)), revision: loaded.revision },
    position: loaded.position,
  });

  return [
    publicRoute({
      ...noInput,
      method: 'get',
      path: '/api/check/form',
      summary: 'The questionnaire in force, as anyone may see it.',
      answers: formOut,
      revalidated: true,
      handle: async () => ({ body: (await rulesets.current()).form }),
    }),
    ...draftRoutes(parts),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/check/checkResult',
      summary: 'The result of a check whose path is answered; completes the draft.',
      body: checkResultBody,
      answers: calculatedResult,
      handle: async ({ body, context, ifMatch, source }, caller) => {
        const charge = () => allowances.figure(caller.actor, source);
        const by = { context, sensitiveConsent: sensitiveConsentOf(caller.user) };
        const completed = await results.complete(body.id, by, charge, body.expectedRevision ?? ifMatch);
        return calculated(completed, caller);
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/check/list',
      summary: 'My checks.',
      query: listQuery,
      answers: z.array(checkListItem),
      reads: [...parts.listProjections, ...parts.countedProjections],
      handle: async ({ query }, caller) => {
        const wanted = parseListQuery(query, listRules);
        const { items, total, from } = await list(caller.user.id, wanted, views.seesAll(caller));
        return {
          body: items,
          shows: items.map(({ id }) => checkStream(id)),
          headers: { 'Content-Range': contentRange(from, items.length, total) },
        };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/check/:id',
      summary: 'A check with its answers and its last result; with `asOf` as it stood.',
      params: idParams,
      query: recordAsOfQuery,
      answers: checkRecord,
      reads: parts.countedProjections,
      handle: async ({ params, query }, caller) => {
        const found = await views.visible(params.id, caller);
        const discloses = disclosed(found);
        if (query.asOf !== undefined) return { body: await views.recordAsOf(found, query.asOf, caller), discloses };
        return { body: await views.record(found, caller), headers: { ETag: `"${found.revision}"` }, discloses };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/check/:id/recalculate',
      summary: "A new result on today's cases and questionnaire; the old one stays.",
      params: idParams,
      body: recalculateBody,
      answers: calculatedResult,
      handle: async ({ params, body, context, ifMatch, source }, caller) => {
        const charge = () => allowances.figure(caller.actor, source);
        const by = { context, sensitiveConsent: sensitiveConsentOf(caller.user) };
        const recalculated = await results.recalculate(params.id, by, charge, body.expectedRevision ?? ifMatch);
        return calculated(recalculated, caller);
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/check/:id/outcome',
      summary: 'How the dispute ended, told by whose check it is.',
      params: idParams,
      body: reportOutcomeBody,
      answers: checkRecord,
      handle: async ({ params, body, context, ifMatch }, caller) => {
        const { expectedRevision = ifMatch, ...outcome } = body;
        const reported = await results.reportOutcome(params.id, outcome, context, expectedRevision);
        return { body: await views.record(reported, caller), position: reported.position };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/check/:id/history',
      summary: 'All that happened to a check, the newest event first, with what each changed.',
      params: idParams,
      query: rangeQuery,
      answers: z.array(historyEntry),
      handle: async ({ params, query }, caller) => storyAnswer(await history.find(params.id, caller), query),
    }),
  ];
};

/** Answers about oneself are personal data, with or without a name. */
export const disclosed = ({ check }: LoadedCheck): NonNullable<Answer['discloses']> => ({
  purpose: 'check',
  people: [check.owner],
});
