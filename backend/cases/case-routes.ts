import { caseTextOut, caseTextQuery, masterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { caseCountAsOfQuery } from '@nomucheck/domain/checks/contract/check.ts';
import { caseCounts } from '@nomucheck/domain/checks/contract/result.ts';
import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { z } from 'zod';
import type { Points } from '../engine/history/as-of.ts';
import type { RecordHistory } from '../engine/history/record-histories.ts';
import { storyAnswer } from '../engine/http/answers/story-answer.ts';
import { rangeQuery } from '../engine/http/requests/list-query.ts';
import { idParams, noInput, publicRoute, type Route, staffRoute } from '../engine/http/route.ts';
import type { CaseReader } from './case-reader.ts';
import type { CaseViews } from './history/case-views.ts';

export type CaseRouteParts = {
  readonly cases: Pick<CaseReader, 'countOne'>;
  readonly views: CaseViews;
  readonly history: RecordHistory;
  readonly points: Points;
  /** Waits until the counted cases have reached that position; false when the wait was too long. */
  readonly countedUpTo: (position: string) => Promise<boolean>;
  readonly caseProjections: readonly string[];
  readonly workProjections: readonly string[];
};

/** `/api/cases`: the public count behind every figure, and for staff the master cases with their history. */
export const caseRoutes = (parts: CaseRouteParts): readonly Route[] => {
  const { cases, views, history, points, countedUpTo, caseProjections, workProjections } = parts;
  return [
    publicRoute({
      ...noInput,
      method: 'get',
      path: '/api/cases/data/count',
      summary: 'How the counted master cases ended, all of them or some, now or as of a day, an instant or a position.',
      query: caseCountAsOfQuery,
      answers: caseCounts,
      reads: caseProjections,
      handle: async ({ query }) => {
        const wanted = {
          keywords: words(query.keywords),
          exclude: words(query.exclude),
          section: query.section ?? null,
        };
        // Before the first event no case was counted.
        const asOf = query.asOf === undefined ? undefined : ((await points.of(query.asOf))?.position ?? START);
        const stale = asOf !== undefined && !(await countedUpTo(asOf));
        const counts = await cases.countOne(wanted, asOf === undefined ? {} : { asOf });
        const { total, decided, workerWins, partial, employerWins } = counts;
        return {
          body: { total, decided, workerWins, partial, employerWins },
          headers: { ...(asOf === undefined ? {} : { 'X-As-Of': asOf }), ...(stale ? { 'X-Stale': '1' } : {}) },
        };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/cases/data/:id',
      summary: 'A master case; with `asOf` as it stood.',
      params: idParams,
      query: recordAsOfQuery,
      answers: masterCaseDetail,
      reads: workProjections,
      handle: async ({ params: { id }, query: { asOf } }, caller) => {
        if (asOf !== undefined) return { body: await views.recordAsOf(id, asOf, caller) };
        const record = await views.record(id, caller);
        return { body: record, headers: { ETag: `"${record.revision}"` } };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/cases/data/:id/text',
      summary:
        'The text of a case, as it stands or stood, or as its source has it by now; before its acceptance for admins alone.',
      params: idParams,
      query: caseTextQuery,
      answers: caseTextOut,
      handle: async ({ params: { id }, query: { asOf, newer } }, caller) => ({
        body: await views.text(id, { asOf, newer: newer === 'true' }, caller),
      }),
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/cases/data/:id/history',
      summary: 'All that happened to a master case, the newest event first, with what each changed.',
      params: idParams,
      query: rangeQuery,
      answers: z.array(historyEntry),
      handle: async ({ params, query }, caller) => storyAnswer(await history.find(params.id, caller), query),
    }),
  ];
};

const words = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
