import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts/case-facts.ts';
import { caseLikeness } from '@nomucheck/projections/cases/case-likeness/case-likeness.ts';
import { caseWork } from '@nomucheck/projections/cases/case-work/case-work.ts';
import { checkFigures } from '@nomucheck/projections/checks/check-figures/check-figures.ts';
import { createCaseCsv } from '../cases/case-csv.ts';
import { createCaseImpacts } from '../cases/case-impact.ts';
import { createCaseTexts } from '../cases/case-texts.ts';
import { createDisputes } from '../cases/dispute-proposals.ts';
import { createMastering } from '../cases/mastering.ts';
import { createProposing } from '../cases/proposing.ts';
import { createRefineViews } from '../cases/refine-views.ts';
import { createRefining } from '../cases/refining.ts';
import { createCaseReader } from '../checks/case-reader.ts';
import { createCaseViews } from '../history/case-views.ts';
import { caseImpactRoutes } from '../http/case-impact-routes.ts';
import { caseRoutes } from '../http/case-routes.ts';
import { masterCaseRoutes } from '../http/master-case-routes.ts';
import { refineRoutes } from '../http/refine-routes.ts';
import type { Rulesets } from '../rulesets/rulesets.ts';
import type { Foundation } from './foundation.ts';

/** Decisions of labour commissions and courts: what is known of them, and what the win rate counts. */
export const caseContext = (
  { pool, store, sealer, vault, commands, names, histories, points, readModels }: Foundation,
  rulesets: Rulesets,
) => {
  const cases = createCaseReader(pool);
  const texts = createCaseTexts(vault.blobs);
  const disputes = createDisputes(pool);
  const views = createCaseViews({ commands, histories, names, texts, disputes });
  const workProjections = [caseWork.name, caseLikeness.name];
  const refining = createRefining({ store, sealer, commands, texts, propose: createProposing(rulesets), disputes });
  /** Whether the cases have been counted as far as this position of the log. */
  const countedUpTo = (position: string): Promise<boolean> => readModels.waitFor(position, [caseFacts.name]);
  return {
    cases,
    countedUpTo,
    routes: [
      ...refineRoutes({
        db: pool,
        refining,
        views: createRefineViews({ db: pool, commands, texts, views, disputes }),
        workProjections,
      }),
      ...masterCaseRoutes({
        db: pool,
        views,
        mastering: createMastering({ db: pool, commands }),
        csv: createCaseCsv({ db: pool, commands }),
        workProjections,
      }),
      ...caseImpactRoutes({
        impacts: createCaseImpacts({
          db: pool,
          caseOf: (id) => commands.load(caseDecider, caseStream(id)),
          rulesets,
        }),
        projections: [caseFacts.name, checkFigures.name],
      }),
      ...caseRoutes({
        cases,
        views,
        points,
        countedUpTo,
        caseProjections: [caseFacts.name],
        workProjections,
      }),
    ],
  };
};
