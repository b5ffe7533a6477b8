import { caseEvents } from '@nomucheck/domain/cases/case-events.ts';
import { caseExportEvents } from '@nomucheck/domain/cases/case-exports.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { bulkWorkEvents } from '@nomucheck/domain/cases/refining/bulk-work-events.ts';
import { adviceCitations } from '@nomucheck/projections/advice/advice-citations.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import { bulkParts, bulkWorks } from '@nomucheck/projections/cases/bulk-works/bulk-works.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts.ts';
import { caseLikeness } from '@nomucheck/projections/cases/case-likeness/case-likeness.ts';
import { caseSources } from '@nomucheck/projections/cases/case-sources/case-sources.ts';
import { caseWork } from '@nomucheck/projections/cases/case-work/case-work.ts';
import { casesLike, type UnknownDecision } from '@nomucheck/projections/cases/case-work/likeness.ts';
import { joinedAmong } from '@nomucheck/projections/cases/case-work/related.ts';
import { recordsOfCases } from '@nomucheck/projections/cases/relations.ts';
import { checkFigures } from '@nomucheck/projections/checks/check-figures.ts';
import { checks } from '@nomucheck/projections/checks/checks.ts';
import { consultations } from '@nomucheck/projections/consultations/consultations.ts';
import { users } from '@nomucheck/projections/people/users.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createNamesOf } from '../engine/history/people-names.ts';
import { prepared } from '../engine/postgres/connections/prepared.ts';
import type { rulesets } from '../rulesets/context.ts';
import { runBulkRevert } from './bulk/bulk-revert.ts';
import { runBulkWork } from './bulk/bulk-run.ts';
import { createBulkWorks } from './bulk/bulk-work.ts';
import { bulkWorking, DO_BULK_WORK, ofWork, REVERT_BULK_WORK } from './bulk/bulk-working.ts';
import { createCaseReader } from './case-reader.ts';
import { caseRoutes } from './case-routes.ts';
import { createCaseTexts } from './case-texts.ts';
import { createCollecting } from './collecting/collecting.ts';
import { createCaseCsv } from './csv/case-csv.ts';
import { createDisputes } from './disputes/dispute-proposals.ts';
import { createDuplicates } from './disputes/duplicates.ts';
import { relatedCaseRoutes } from './disputes/related-case-routes.ts';
import { createRelatedCases } from './disputes/related-cases.ts';
import { createCaseChanges } from './history/case-changes.ts';
import { createCaseEventsTold } from './history/case-events-told.ts';
import { createCaseViews } from './history/case-views.ts';
import { caseHistory } from './history/found-case-history.ts';
import { createAcceptanceImpacts } from './impact/acceptance-impact.ts';
import { caseImpactRoutes } from './impact/case-impact-routes.ts';
import { type CaseImpactParts, createCaseImpacts } from './impact/case-impacts.ts';
import { createRestingOnCase } from './impact/resting-on-case.ts';
import { createToldByName } from './impact/told-by-name.ts';
import { leaseRoutes } from './leasing/lease-routes.ts';
import { createCaseLeases, leaseTables } from './leasing/leases.ts';
import { masterCaseRoutes } from './master-case-routes.ts';
import { createTakeovers } from './merging/take-over.ts';
import { bulkRoutes } from './refining/bulk-routes.ts';
import { createMastering } from './refining/mastering.ts';
import { createPassageReading } from './refining/passage-reading.ts';
import { createProposing } from './refining/proposing.ts';
import { refineRoutes } from './refining/refine-routes.ts';
import { createRefineViews } from './refining/refine-views.ts';
import { createRefining } from './refining/refining.ts';
import { seedCases } from './seed-cases.ts';
import { caseSentences } from './sentences.ts';
import { createOutdatedResults } from './today/outdated-results.ts';
import { caseFigures, todayRoutes } from './today-routes.ts';

export { caseIdOf } from './case-id.ts';
export type { CaseReader } from './case-reader.ts';
export {
  type Arrival,
  type Collected,
  checkedArrival,
  collectCase,
  isArrival,
  refused,
  wouldCollect,
} from './collecting/collect-case.ts';
export { collectedCaseId } from './collecting/collected-case-id.ts';
export type { Arriving, Became, Collecting } from './collecting/collecting.ts';
export { copiesAmong, createKnownCases, type KnownCase, type KnownCases } from './collecting/known-cases.ts';
export { type CasesOfSources, createCasesOfSources } from './collecting/same-decision.ts';
export type { CaseChanges } from './history/case-changes.ts';
export type { CaseEventsTold, CaseEventTold } from './history/case-events-told.ts';
export type { MovedResult, ResultsMoved } from './impact/case-impacts.ts';
export { standingCase } from './standing-case.ts';

type Needs = Pick<OffersOf<typeof rulesets>, 'rulesets'>;

/** Decisions of labour commissions and courts: their records, and what the win rate counts. */
export const cases = defineContext({
  name: 'cases',
  events: [...caseEvents, ...caseExportEvents, ...bulkWorkEvents],
  projections: [caseFacts, caseWork, caseSources, caseLikeness, bulkWorks, bulkParts],
  processManagers: [bulkWorking],
  sentences: caseSentences,
  migrations: new URL('migrations/', import.meta.url),
  personalData: { exportedFrom: [], tables: leaseTables },
  liveLists: { case: { projection: caseWork, right: 'menu.data' } },
  create: (
    { pool, store, sealer, vault, commands, names, sentenceOf, stories, points, readModels, clock, stopping },
    { rulesets }: Needs,
  ) => {
    const cases = createCaseReader(pool, prepared(pool));
    const texts = createCaseTexts(vault.blobs);
    const disputes = createDisputes(pool);
    const views = createCaseViews({ commands, names, texts, disputes });
    const history = caseHistory({ commands, stories, texts });
    const workProjections = [caseWork.name, caseLikeness.name];
    // No accepted case may be overlooked: while the read model is behind, nothing is accepted.
    const queueIsUpToDate = async () => readModels.waitFor(await store.head(), workProjections);
    const duplicates = createDuplicates(pool, queueIsUpToDate);
    const propose = createProposing(rulesets);
    const takeovers = createTakeovers({ commands, texts });
    const refining = createRefining({ commands, texts, propose, disputes, duplicates, takeovers });
    const works = createBulkWorks({ db: pool, commands, blobs: vault.blobs, names, sealer });
    const joined = async (ids: readonly string[]) => {
      if (!(await queueIsUpToDate()))
        throw new Error('the read model of cases is behind, so nothing is taken back yet');
      return joinedAmong(pool, ids);
    };
    const bulk = { commands, blobs: vault.blobs, refining, disputes, joined, clock, ending: stopping.signal };
    /** Waits until the cases have been counted up to this position of the log. */
    const countedUpTo = (position: string): Promise<boolean> => readModels.waitFor(position, [caseFacts.name]);
    const leases = createCaseLeases(pool);
    const namesOf = createNamesOf(names);
    const toldByName = createToldByName(pool, namesOf);
    const today = {
      db: pool,
      toldByName,
      leases,
      outdated: createOutdatedResults({ db: pool, rulesets }),
      projections: [
        ...[...workProjections, ...works.projections, caseFacts.name, checkFigures.name],
        // Whose results they are, and who has left.
        ...[checks.name, users.name],
      ],
    };
    const caseOf: CaseImpactParts['caseOf'] = (id, to) =>
      commands.load(caseDecider, caseStream(id), to === undefined ? {} : { to });
    const impacts = createCaseImpacts({
      db: pool,
      ...{ caseOf, rulesets, toldByName },
    });
    return {
      recordHistories: [history],
      offers: {
        resultsMoved: impacts.moved,
        caseFigures: caseFigures(today),
        cases,
        countedUpTo,
        /** How these cases are called where a page only names them, in one query; one that isn't in force is left out. */
        casesNamed: async (ids: readonly string[]) =>
          (await recordsOfCases(pool, ids)).map(({ caseId, tribunal, caseNumbers, decidedOn, title, point }) => ({
            ...{ caseId, tribunal, caseNumbers, decidedOn, title, point },
          })),
        /** At most five cases that a decision, which isn't a case yet, may be a duplicate of. */
        casesLike: (decision: UnknownDecision) => casesLike(pool, decision, 5),
        readPassage: createPassageReading({ commands, texts }),
        caseChanges: createCaseChanges(commands),
        caseEventsTold: createCaseEventsTold({ commands, names, sentenceOf }),
        collecting: createCollecting({
          ...{ db: pool, commands, blobs: vault.blobs },
          upToDate: async () => readModels.waitFor(await store.head(), [caseWork.name, caseSources.name]),
        }),
      },
      seed: seedCases(commands),
      effects: {
        [DO_BULK_WORK]: ofWork((workId) => runBulkWork(bulk, workId)),
        [REVERT_BULK_WORK]: ofWork((workId) => runBulkRevert(bulk, workId)),
      },
      routes: [
        ...bulkRoutes({ works, workProjections }),
        ...todayRoutes(today),
        ...caseImpactRoutes({
          impacts,
          acceptance: createAcceptanceImpacts({ db: pool, rulesets, toldByName }),
          resting: createRestingOnCase({ db: pool, caseOf, rulesets, toldByName, namesOf }),
          projections: [caseWork, caseFacts, checkFigures, checks, users, adviceCitations, advices, consultations].map(
            ({ name }) => name,
          ),
        }),
        ...leaseRoutes({ leases, commands, namesOf }),
        ...refineRoutes({
          db: pool,
          ...{ leases, namesOf },
          sealer,
          history,
          refining,
          works,
          views: createRefineViews({ db: pool, commands, texts, disputes, clock }),
          workProjections,
        }),
        ...masterCaseRoutes({
          db: pool,
          views,
          mastering: createMastering({ db: pool, commands, duplicates, takeovers }),
          csv: createCaseCsv({ db: pool, commands }),
          workProjections,
        }),
        ...relatedCaseRoutes({
          related: createRelatedCases(pool),
          caseProjections: [caseFacts.name],
          workProjections,
        }),
        ...caseRoutes({
          cases,
          views,
          history,
          points,
          countedUpTo,
          caseProjections: [caseFacts.name],
          workProjections,
        }),
      ],
    };
  },
});
