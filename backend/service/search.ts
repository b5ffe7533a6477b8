import { casePassages } from '@nomucheck/projections/case-passages/case-passages.ts';
import { caseSearch } from '@nomucheck/projections/case-search/case-search.ts';
import { searchRoutes } from '../http/search-routes.ts';
import { createCaseReading } from '../search/case-reading.ts';
import { createCaseSearch } from '../search/case-search.ts';
import { createTermStatistics } from '../search/term-statistics.ts';
import type { Foundation } from './foundation.ts';

/** Master cases found, counted and read. Its routes come behind all others under `/api/cases`: one of them takes any name. */
export const searchContext = ({ pool, commands, points, configuration, clock, log }: Foundation) => {
  const statistics = createTermStatistics({ pool, log });
  const searching = { db: pool, statistics, synonyms: async () => new Map(), points, clock };
  return {
    routes: searchRoutes({
      search: createCaseSearch({ ...searching, defaultQuery: configuration.searchDefault }),
      read: createCaseReading({ ...searching, commands }),
      searchProjections: [caseSearch.name, casePassages.name],
      clock,
    }),
  };
};
