import { checks } from '@nomucheck/projections/checks/checks/checks.ts';
import type { caseContext } from '../cases/context.ts';
import type { Foundation } from '../engine/foundation.ts';
import type { Rulesets } from '../rulesets/rulesets.ts';
import { createCheckAllowances } from './allowances.ts';
import { createCalculations } from './calculations.ts';
import { createCheckList } from './check-list.ts';
import { checkRoutes } from './check-routes.ts';
import { createCheckViews } from './check-views.ts';
import { createDrafts } from './drafts.ts';
import { createResults } from './results.ts';
import { winRateRoutes } from './win-rate-routes.ts';

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
