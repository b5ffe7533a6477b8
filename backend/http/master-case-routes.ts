import {
  type MasterCaseFilter,
  type MasterCaseSort,
  masterCase,
  masterCaseFacets,
  masterCaseFilter,
  masterCaseSorts,
} from '@nomucheck/domain/contract/legal-case.ts';
import { caseStream } from '@nomucheck/domain/legal-case/legal-case.ts';
import { listMaster, masterFacets } from '@nomucheck/projections/case-work/master.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { contentRange, type ListRules, listQuery, parseListQuery } from './list-query.ts';
import { adminRoute, noInput, type Route } from './route.ts';

export type MasterCaseRouteParts = {
  readonly db: Db;
  readonly workProjections: readonly string[];
};

const listRules: ListRules<MasterCaseSort, MasterCaseFilter> = {
  sortable: masterCaseSorts,
  default: { field: 'acceptedAt', descending: true },
  filter: masterCaseFilter,
};

/** `/api/cases/data` as the console's master list has it: accepted once, whatever became of them. */
export const masterCaseRoutes = ({ db, workProjections }: MasterCaseRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/cases/data',
    summary: 'Master cases, as a list; the latest accepted first unless asked otherwise.',
    query: listQuery,
    answers: z.array(masterCase),
    reads: workProjections,
    handle: async ({ query }) => {
      const wanted = parseListQuery(query, listRules);
      const { items, total } = await listMaster(db, wanted);
      const from = wanted.filter.id ? 0 : wanted.from;
      return {
        body: items,
        shows: items.map(({ id }) => caseStream(id)),
        headers: { 'Content-Range': contentRange(from, items.length, total) },
      };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/cases/data/facets',
    summary:
      'How many master cases there are of each value, under the list’s filter but for the value’s own condition.',
    query: listQuery.pick({ filter: true }),
    answers: masterCaseFacets,
    reads: workProjections,
    handle: async ({ query }) => ({ body: await masterFacets(db, parseListQuery(query, listRules).filter) }),
  }),
];
