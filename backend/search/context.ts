import { searchWordEvents } from '@nomucheck/domain/search/words/search-word-events.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts.ts';
import { createKnownEditions } from '@nomucheck/projections/cases/known-editions.ts';
import { caseSearch } from '@nomucheck/projections/search/case-search/case-search.ts';
import { createFinding } from '@nomucheck/projections/search/case-search/finding.ts';
import { searchWords } from '@nomucheck/projections/search/search-words/search-words.ts';
import type { checks } from '../checks/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { AllContexts } from '../engine/foundation/contexts-in-order.ts';
import { createPassageSearch } from './asking/passage-search.ts';
import { createSearchAccess } from './asking/search-access.ts';
import { createSearchPool } from './asking/search-pool.ts';
import { createCaseReading } from './case-reading.ts';
import { createCaseSearch } from './case-search.ts';
import { createPublishedCases, publicCases } from './published-cases.ts';
import { searchRoutes } from './search-routes.ts';
import { searchSentences } from './sentences.ts';
import { searchSettings } from './settings.ts';
import { createKnownSynonyms } from './words/known-synonyms.ts';
import { searchWordHistory } from './words/search-word-history.ts';
import { searchWordRoutes } from './words/search-word-routes.ts';
import { createSearchWordTable } from './words/search-words.ts';
import { seedSearchWords } from './words/seed-search-words.ts';
import { offerStartingSet } from './words/starting-set.ts';
import { createTermStatistics } from './words/term-statistics.ts';

export type { PassageFound, PassageSearch } from './asking/passage-search.ts';

type Needs = AllContexts & Pick<OffersOf<typeof checks>, 'paidReading' | 'casesOfPaidResults'>;

/** Search, counts and reading of master cases. */
export const search = defineContext({
  name: 'search',
  events: searchWordEvents,
  projections: [caseSearch, searchWords],
  processManagers: [],
  sentences: searchSentences,
  settings: searchSettings,
  create: (foundation, { allContexts, paidReading, casesOfPaidResults }: Needs, { defaultQuery }) => {
    const { pool: db, databaseUrl, store, commands, stories, points, clock, log } = foundation;
    const pool = createSearchPool(databaseUrl);
    // Longer than the slowest count takes; the statement itself sets that limit on the server.
    const countingPool = createSearchPool(databaseUrl, { max: 1, query_timeout: 125_000 });
    const statistics = createTermStatistics({ pool, countingPool, log });
    const synonyms = createKnownSynonyms(pool);
    const finding = createFinding(pool, createKnownEditions(pool));
    const searching = { db: pool, finding, statistics, synonyms, points, clock };
    const caseSearching = createCaseSearch({ ...searching, defaultQuery });
    const table = createSearchWordTable({ commands });
    const history = searchWordHistory({ commands, stories, table });
    const findPublished = createPublishedCases({ db, commands });
    return {
      offers: { passages: createPassageSearch({ db: pool, search: caseSearching.search, synonyms }) },
      recordHistories: [history],
      publicRecords: publicCases({ db, find: findPublished }),
      seed: seedSearchWords(commands),
      stop: async (): Promise<void> => {
        await Promise.all([pool.end(), countingPool.end()]);
      },
      routes: [
        ...searchWordRoutes({
          ...{ db: pool, table, history },
          offer: (context) => offerStartingSet({ store, commands }, context),
        }),
        ...searchRoutes({
          search: caseSearching,
          read: createCaseReading({ ...searching, commands }),
          findPublished,
          isShown: async (caller, caseId) => {
            for (const { showsCase } of allContexts()) if (await showsCase?.(caller, caseId)) return true;
            return false;
          },
          access: createSearchAccess({ paidReading, clock }),
          isOfPaidResult: casesOfPaidResults,
          searchProjections: [caseSearch.name, caseFacts.name, searchWords.name],
        }),
      ],
    };
  },
});
