import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { correctionRunEvents } from '@nomucheck/domain/checks/corrections/correction-run.ts';
import { correctionTemplates } from '@nomucheck/domain/checks/corrections/messages/message-templates.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts.ts';
import { checkFigures } from '@nomucheck/projections/checks/check-figures.ts';
import { checks as checksTable } from '@nomucheck/projections/checks/checks.ts';
import { correctionRuns } from '@nomucheck/projections/checks/corrections/correction-runs.ts';
import { corrections } from '@nomucheck/projections/checks/corrections/corrections.ts';
import type { cases } from '../cases/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createNamesOf } from '../engine/history/people-names.ts';
import { prepared } from '../engine/postgres/connections/prepared.ts';
import type { messages } from '../messages/context.ts';
import type { rulesets } from '../rulesets/context.ts';
import { createCheckAllowances } from './allowances.ts';
import { DESTROY_ANSWERS, destroyAnswers, discardedAnswers } from './answers/discarded-answers.ts';
import { ERASE_SENSITIVE, eraseSensitive, withdrawnConsents } from './answers/sensitive-answers.ts';
import { checkExport } from './check-export.ts';
import { createCheckList } from './check-list.ts';
import { checkRoutes } from './check-routes.ts';
import { createCheckViews } from './check-views.ts';
import { createCauses } from './comparing/causes.ts';
import { createComparisons } from './comparing/comparisons.ts';
import { createRecomputedAt } from './comparing/recomputed-at.ts';
import { createResultsInTime } from './comparing/results-in-time.ts';
import { comparisonRoutes } from './comparison-routes.ts';
import { correctionRoutes } from './correction-routes.ts';
import { createCorrecting } from './corrections/correcting.ts';
import { correctionFollowing } from './corrections/correction-following.ts';
import { CORRECT_LATE, CORRECT_STORED, correctLate, correctStored } from './corrections/correction-runs.ts';
import { dropCorrectionsOf } from './corrections/owner-leaving.ts';
import { TELL_CORRECTION, tellCorrection } from './corrections/telling.ts';
import { TELL_MOVED, tellMoved } from './corrections/telling-moves.ts';
import { discardAbandonedDrafts } from './drafts/abandoned-drafts.ts';
import { closeDraftOf } from './drafts/close-draft.ts';
import { draftPlaces, FREE_DRAFT_PLACE, freeDraftPlace } from './drafts/draft-places.ts';
import { createDrafts } from './drafts/drafts.ts';
import { checkHistory } from './history/found-check-history.ts';
import { createCalculations } from './results/calculations.ts';
import { createPaidReading, createPaidStanding } from './results/paid-reading.ts';
import { createPaidResults } from './results/paid-results.ts';
import { createResultOpening } from './results/result-opening.ts';
import { calculatedWith, createResults } from './results/results.ts';
import { createShareableResults } from './results/shareable-results.ts';
import { createShownCases } from './results/shown-cases.ts';
import { winRateRoutes } from './results/win-rate-routes.ts';
import { createRulesetImpact } from './ruleset-impact/ruleset-impact.ts';
import { rulesetImpactRoutes } from './ruleset-impact/ruleset-impact-routes.ts';
import { createTryChecks, triedOf } from './ruleset-impact/try-checks.ts';
import { checkSentences } from './sentences.ts';
import { checkSettings } from './settings.ts';

export { sensitiveConsentOf } from './answers/sensitive-answers.ts';
export type { CheckList } from './check-list.ts';
export type { CheckViews } from './check-views.ts';
export type { Drafts } from './drafts/drafts.ts';
export { checkStream, type LoadedCheck } from './loaded-check.ts';
export type { PaidReading } from './results/paid-reading.ts';
export type { PaidResult, PaidResults } from './results/paid-results.ts';
export type { ResultOpening } from './results/result-opening.ts';
export type { ShareableResults } from './results/shareable-results.ts';

type Needs = Pick<OffersOf<typeof messages>, 'messages' | 'smsBudget'> &
  Pick<OffersOf<typeof rulesets>, 'rulesets' | 'findEdition' | 'impactReports'> &
  Pick<OffersOf<typeof cases>, 'cases' | 'caseEventsTold' | 'countedUpTo'>;

/** The questionnaire that people answer, and the win rate calculated from their answers. */
export const checks = defineContext({
  name: 'checks',
  events: [...checkEvents, ...correctionRunEvents],
  projections: [checksTable, checkFigures, corrections, correctionRuns],
  processManagers: [draftPlaces, discardedAnswers, withdrawnConsents, correctionFollowing],
  sentences: checkSentences,
  messageTemplates: correctionTemplates,
  personalData: { exportedFrom: [checksTable] },
  liveLists: {
    check: { projection: checksTable, right: 'check.read' },
    correction: { projection: corrections, right: 'menu.correction' },
  },
  settings: checkSettings,
  create: (
    {
      configuration,
      commands,
      names,
      store,
      sealer,
      vault,
      keys,
      pool,
      readModels,
      stories,
      points,
      indexKey,
      clock,
      log,
    },
    { messages, smsBudget, rulesets, findEdition, impactReports, cases, caseEventsTold, countedUpTo }: Needs,
    { unlockResults: unlocked, draftDays, figures },
  ) => {
    const { publicUrl } = configuration;
    const allowances = createCheckAllowances({
      attempts: vault.attempts,
      subjectKey: indexKey,
      rules: figures,
      unlocked,
    });
    const drafts = createDrafts({ commands, reservations: vault.reservations, rulesets, allowances });
    const calculations = createCalculations(cases, rulesets);
    const results = createResults({ commands, drafts, rulesets, calculations });
    const paidReading = createPaidReading({ commands, clock });
    const paidStanding = createPaidStanding({ commands });
    const views = createCheckViews({
      ...{ commands, drafts, rulesets, calculations, points, stories, paidReading, paidStanding, clock, unlocked },
    });
    const history = checkHistory({ views, namesOf: createNamesOf(names) });
    const correct = createCorrecting({ commands, calculate: calculatedWith(calculations), clock });
    const closeDraft = closeDraftOf({ commands, reservations: vault.reservations, clock });
    const dropCorrections = dropCorrectionsOf({ db: pool, commands, clock });
    const recomputed = createRecomputedAt({ store, commands, rulesets, points, allowances, log });
    const list = createCheckList({ db: prepared(pool), rulesets, calculations, clock, sealer });
    return {
      recordHistories: [history],
      offers: {
        /** Whether every result is open without payment. */
        resultsUnlocked: unlocked,
        findCheck: drafts.find,
        checkList: list,
        checkViews: views,
        resultOpening: createResultOpening(commands),
        paidReading,
        paidResults: createPaidResults({ commands, rulesets }),
        shareableResults: createShareableResults(commands),
        casesOfPaidResults: createShownCases({ db: pool, views }),
      },
      metrics: recomputed.metrics,
      exportOf: checkExport({ db: pool, views }),
      eraseOf: async (person) => {
        await closeDraft(person);
        await dropCorrections(person);
      },
      effects: {
        [FREE_DRAFT_PLACE]: freeDraftPlace(vault.reservations),
        [DESTROY_ANSWERS]: destroyAnswers(keys),
        [ERASE_SENSITIVE]: eraseSensitive({ keys, store }),
        [CORRECT_STORED]: correctStored({
          ...{ db: pool, commands, rulesets, readModels, correct, clock },
          // Cases are counted anew for each page.
          tryChecks: async (ids, published) => triedOf(createTryChecks({ store, rulesets, cases }), ids, published),
        }),
        [CORRECT_LATE]: correctLate({ commands, rulesets, correct, clock }),
        [TELL_CORRECTION]: tellCorrection({ commands, messages, smsBudget, publicUrl, clock }),
        [TELL_MOVED]: tellMoved({ commands, rulesets, messages, smsBudget, publicUrl, clock }),
      },
      schedules: {
        'discard-abandoned-drafts': {
          everyMs: 3_600_000,
          run: async () => {
            const discarded = await discardAbandonedDrafts({ db: pool, commands, clock, draftDays });
            if (discarded > 0) log.info({ discarded }, 'abandoned drafts are discarded');
          },
        },
      },
      routes: [
        ...checkRoutes({
          rulesets,
          drafts,
          results,
          views,
          history,
          list,
          allowances,
          listProjections: [checksTable.name, checkFigures.name],
          countedProjections: [caseFacts.name],
        }),
        ...comparisonRoutes({
          views,
          comparisons: createComparisons({
            ...{ commands, rulesets, calculations, views, allowances },
            causesOf: createCauses({ cases, caseEventsTold }),
          }),
          recomputedAt: recomputed.at,
          resultsInTime: createResultsInTime({ db: pool, commands, views, names, allowances }),
          listProjections: [checksTable.name],
          countedProjections: [caseFacts.name],
        }),
        ...rulesetImpactRoutes(
          createRulesetImpact({ db: pool, store, rulesets, cases, findEdition, allowances, reports: impactReports }),
        ),
        ...correctionRoutes({ db: pool }),
        ...winRateRoutes({ rulesets, calculations, points, countedUpTo, allowances, unlocked }),
      ],
    };
  },
});
