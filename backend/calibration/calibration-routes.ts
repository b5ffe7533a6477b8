import { calibrationWithParts } from '@nomucheck/domain/calibration/calibration-parts.ts';
import {
  calibrationForAll,
  calibrationOut,
  calibrationQuery,
  endedDispute,
  reportEndingBody,
} from '@nomucheck/domain/calibration/contract.ts';
import { disputeEndings } from '@nomucheck/projections/calibration/dispute-endings.ts';
import { endingsCounted, latestEndings } from '@nomucheck/projections/calibration/endings-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { contentRange } from '../engine/http/requests/list-query.ts';
import { adminRoute, idParams, noInput, publicRoute, type Route, staffRoute } from '../engine/http/route.ts';
import type { PublicCalibration } from './public-calibration.ts';
import type { ReportEnding } from './report-ending.ts';

type Parts = { readonly db: Db; readonly published: PublicCalibration; readonly reportEnding: ReportEnding };

/** What a page shows below the figures. */
const mostListed = 20;

/** `/api/admin/calibration` and what anybody may see of it; and the ending of a client's dispute, told by the firm. */
export const calibrationRoutes = ({ db, published, reportEnding }: Parts): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/win-rate/calibration',
    summary: 'How the estimates fit the disputes that have ended; Brier score and bands, without names.',
    answers: calibrationForAll,
    reads: [disputeEndings.name],
    handle: async () => ({ body: await published() }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/calibration',
    summary: 'Predicted against reported: bands, quarters, grounds of dismissal and questionnaires, with intervals.',
    query: calibrationQuery,
    answers: calibrationOut,
    reads: [disputeEndings.name],
    handle: async ({ query }) => ({ body: calibrationWithParts(await endingsCounted(db, query)) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/calibration/endings',
    summary: 'The latest disputes that ended, each with the figure held against it.',
    query: calibrationQuery,
    answers: z.array(endedDispute),
    reads: [disputeEndings.name],
    handle: async ({ query }) => {
      const ended = await latestEndings(db, query, mostListed);
      const body = ended.map(({ owner: _owner, ...dispute }) => dispute);
      return {
        body,
        discloses: { purpose: 'list', people: [...new Set(ended.map(({ owner }) => owner))] },
        headers: { 'Content-Range': contentRange(0, body.length, body.length) },
      };
    },
  }),
  staffRoute({
    ...noInput,
    method: 'post',
    path: '/api/admin/check/:id/outcome',
    summary: 'How a client’s dispute ended, told by a person of the firm; for a reason. Not of one’s own check.',
    params: idParams,
    body: reportEndingBody,
    answers: z.strictObject({ id: z.uuid() }),
    handle: async ({ params: { id }, body: { reason, ...ending }, context }) => ({
      body: { id },
      position: await reportEnding(id, ending, { ...context, reason }),
    }),
  }),
];
