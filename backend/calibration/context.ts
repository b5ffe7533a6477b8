import { disputeEndings } from '@nomucheck/projections/calibration/dispute-endings.ts';
import type { checks } from '../checks/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { calibrationRoutes } from './calibration-routes.ts';
import { createPublicCalibration } from './public-calibration.ts';
import { createReportEnding } from './report-ending.ts';

type Needs = Pick<OffersOf<typeof checks>, 'findCheck'>;

/** Estimates held against what really happened. It changes no figure by itself. */
export const calibration = defineContext({
  name: 'calibration',
  events: [],
  projections: [disputeEndings],
  processManagers: [],
  sentences: {},
  create: ({ pool, commands, clock }, { findCheck }: Needs) => ({
    offers: {},
    routes: calibrationRoutes({
      db: pool,
      published: createPublicCalibration(pool, clock),
      reportEnding: createReportEnding({ commands, findCheck }),
    }),
  }),
});
