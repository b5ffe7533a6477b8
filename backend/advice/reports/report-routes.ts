import { adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceOut } from '@nomucheck/domain/advice/contract/advice.ts';
import {
  judgeAnswerBody,
  type ReportFilter,
  type ReportSort,
  reportCounts,
  reportFilter,
  reportItem,
  reportSorts,
  settleReportBody,
} from '@nomucheck/domain/advice/contract/report.ts';
import { reviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { adviceAnswers } from '@nomucheck/projections/advice/advice-answers.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import { countReports } from '@nomucheck/projections/advice/reported-answers.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../../engine/http/requests/list-query.ts';
import { loginRoute, noInput, type Route, staffRoute } from '../../engine/http/route.ts';
import { disclosed } from '../advice-routes.ts';
import { byOf, type ReviewAnswers } from '../review/answers-of-review-routes.ts';
import type { ReportList } from './report-list.ts';
import type { Reporting } from './reporting.ts';

export const answerParams = z.object({ id: z.uuid(), answerId: z.uuid() });

/** Care first, then the newest. */
const listRules: ListRules<ReportSort, ReportFilter> = {
  sortable: reportSorts,
  default: { field: 'care', descending: true },
  filter: reportFilter,
};

/** Whether answers fit their questions: what their askers say, and what the firm has to look at. */
export const reportRoutes = (parts: {
  readonly db: Db;
  readonly answers: ReviewAnswers;
  readonly reporting: Reporting;
  readonly reports: ReportList;
}): readonly Route[] => {
  const { db, answers, reporting, reports } = parts;

  return [
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/ai-advices/reports',
      summary: 'Answers that a labour attorney has to look at, those that put care before the law first.',
      query: listQuery,
      answers: z.array(reportItem),
      reads: [adviceAnswers.name, advices.name],
      handle: async ({ query, context }, caller) => {
        const wanted = parseListQuery(query, listRules);
        const page = await reports(wanted, caller, context.at);
        return {
          ...pageAnswer(wanted, page),
          shows: page.items.map(({ adviceId }) => adviceStream(adviceId)),
          discloses: disclosed(page.askers),
        };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/ai-advices/reports/counts',
      summary: 'How many answers their askers found to fit, and how many were to be looked at.',
      answers: reportCounts,
      reads: [adviceAnswers.name],
      handle: async () => ({ body: await countReports(db) }),
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/:id/answers/:answerId/fit',
      summary: 'The asker says whether an answer fits the question. It can be changed, but not often.',
      params: answerParams,
      body: judgeAnswerBody,
      answers: adviceOut,
      handle: async ({ params, body: { fits, comment = null }, context, ifMatch }, caller) => {
        const by = { caller, context, expectedRevision: ifMatch };
        const written = await reporting.judge(params, { fits, comment }, by);
        return answers.forAsker(params.id, written, caller, context);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/:id/answers/:answerId/report/settle',
      summary: 'Somebody of the firm looked at an answer; the reason says what they did.',
      params: answerParams,
      body: settleReportBody,
      answers: reviewDetail,
      handle: async (call, caller) => {
        const written = await reporting.settle(call.params, call.body.reason, byOf(call, caller));
        return answers.afterwards(call.params.id, written, caller, call.context);
      },
    }),
  ];
};
