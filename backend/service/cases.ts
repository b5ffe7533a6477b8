import { caseFacts } from '@nomucheck/projections/case-facts/case-facts.ts';
import { createCaseReader } from '../checks/case-reader.ts';
import { createCaseViews } from '../history/case-views.ts';
import { caseRoutes } from '../http/case-routes.ts';
import type { Foundation } from './foundation.ts';

/** Decisions of labour commissions and courts: what is known of them, and what the win rate counts. */
export const caseContext = ({ pool, commands, names, points, readModels }: Foundation) => {
  const cases = createCaseReader(pool);
  /** Whether the cases have been counted as far as this position of the log. */
  const countedUpTo = (position: string): Promise<boolean> => readModels.waitFor(position, [caseFacts.name]);
  return {
    cases,
    countedUpTo,
    routes: [
      ...caseRoutes({
        cases,
        views: createCaseViews({ commands, names }),
        points,
        countedUpTo,
        caseProjections: [caseFacts.name],
      }),
    ],
  };
};
