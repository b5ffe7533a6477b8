import { checks } from '@nomucheck/projections/checks/checks/checks.ts';
import { createCheckAllowances } from '../checks/allowances.ts';
import { createCalculations } from '../checks/calculations.ts';
import { createCheckList } from '../checks/check-list.ts';
import { createCheckViews } from '../checks/check-views.ts';
import { createDrafts } from '../checks/drafts.ts';
import { createResults } from '../checks/results.ts';
import { checkRoutes } from '../http/check-routes.ts';
import { winRateRoutes } from '../http/win-rate-routes.ts';
import type { Rulesets } from '../rulesets/rulesets.ts';
import type { caseContext } from './cases.ts';
import type { Foundation } from './foundation.ts';

/** The questionnaire as people answer it, and the win rate that comes of it. */
export const checkContext = (
  { configuration, commands, vault, pool, histories, points, indexKey, clock }: Foundation,
  rulesets: Rulesets,
  { cases, countedUpTo }: Pick<ReturnType<typeof caseContext>, 'cases' | 'countedUpTo'>,
) => {
  const unlocked = configuration.unlockResults;
  const allowances = createCheckAllowances({
    attempts: vault.attempts,
    subjectKey: indexKey,
    rules: configuration.figures,
    unlocked,
  });
  const drafts = createDrafts({ commands, reservations: vault.reservations, rulesets, allowances });
  const calculations = createCalculations(cases, rulesets);
  const results = createResults({ commands, drafts, rulesets, calculations });
  const views = createCheckViews({ commands, drafts, rulesets, calculations, points, histories, clock, unlocked });
  const list = createCheckList({ db: pool, rulesets, calculations, clock });
  return {
    views,
    list,
    projections: [checks.name],
    routes: [
      ...checkRoutes({ rulesets, drafts, results, views, list, allowances, listProjections: [checks.name] }),
      ...winRateRoutes({ rulesets, calculations, points, countedUpTo, allowances, unlocked }),
    ],
  };
};
