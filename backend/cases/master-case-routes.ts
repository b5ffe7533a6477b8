import {
  correctCaseBody,
  type MasterCaseFilter,
  type MasterCaseSort,
  masterCase,
  masterCaseDetail,
  masterCaseFacets,
  masterCaseFilter,
  masterCaseSorts,
  mergeCaseBody,
  mergedCase,
  restoreCaseBody,
  withdrawCaseBody,
} from '@nomucheck/domain/cases/contract/legal-case.ts';
import { caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { masterFacets } from '@nomucheck/projections/cases/case-work/facets.ts';
import { listMaster } from '@nomucheck/projections/cases/case-work/master.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { adminRoute, idParams, noInput, type Route } from '../engine/http/route.ts';
import { caseCommandRoutes } from './case-command-routes.ts';
import type { CaseCsv } from './csv/case-csv.ts';
import type { CaseViews } from './history/case-views.ts';
import type { Mastering } from './refining/mastering.ts';

export type MasterCaseRouteParts = {
  readonly db: Db;
  readonly views: Pick<CaseViews, 'record'>;
  readonly mastering: Mastering;
  readonly csv: CaseCsv;
  readonly workProjections: readonly string[];
};

const listRules: ListRules<MasterCaseSort, MasterCaseFilter> = {
  sortable: masterCaseSorts,
  default: { field: 'acceptedAt', descending: true },
  filter: masterCaseFilter,
};

/**
 * `/api/cases/data` as the console's master list needs it: cases that were accepted once, whatever their stage is
 * now.
 */
export const masterCaseRoutes = (parts: MasterCaseRouteParts): readonly Route[] => [
  ...listRoutes(parts),
  ...changeRoutes(parts),
];

const listRoutes = ({ db, csv, workProjections }: MasterCaseRouteParts): readonly Route[] => [
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
      const page = await listMaster(db, wanted);
      return { ...pageAnswer(wanted, page), shows: page.items.map(({ id }) => caseStream(id)) };
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
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/cases/data/csv',
    summary: 'The master cases of the list’s filter as a CSV file; that they were taken out is written down.',
    query: listQuery.pick({ filter: true, sort: true }),
    answers: z.string(),
    mediaType: 'text/csv; charset=utf-8',
    reads: workProjections,
    handle: async ({ query, context }) => {
      const { chunks, position } = await csv(parseListQuery(query, listRules), context);
      return { body: null, file: { name: `cases-${koreanDateOf(context.at)}.csv`, chunks }, position };
    },
  }),
];

const changeRoutes = ({ mastering, views }: MasterCaseRouteParts): readonly Route[] => {
  const change = caseCommandRoutes({
    path: '/api/cases/data/:id',
    answers: masterCaseDetail,
    answer: async ({ id, position }, caller) => {
      const record = await views.record(id, caller);
      return { body: record, position, headers: { ETag: `"${record.revision}"` } };
    },
  });

  return [
    change('correct', 'Corrects fields of a master case, for a reason.', correctCaseBody, (id, body, ...rest) =>
      mastering.correct(id, body, ...rest),
    ),
    change('withdraw', 'Takes a case out of the master data, for a reason.', withdrawCaseBody, (id, _body, ...rest) =>
      mastering.withdraw(id, ...rest),
    ),
    change(
      'restore',
      'Puts a case’s record back as it stood at a revision, for a reason.',
      restoreCaseBody,
      (id, body, ...rest) => mastering.restore(id, body, ...rest),
    ),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/cases/data/:id/merge',
      summary:
        'Says, for a reason, that a case of any stage is another one, which takes over fields of it; links to it lead there.',
      params: idParams,
      body: mergeCaseBody,
      answers: mergedCase,
      handle: async ({ params: { id }, body: { reason, expectedRevision, ...wanted }, context, ifMatch }) => {
        const done = await mastering.merge(id, wanted, { ...context, reason }, expectedRevision ?? ifMatch);
        const { revision, position } = done;
        return {
          body: { id, revision, stage: 'merged', mergedInto: wanted.into },
          position,
          headers: { ETag: `"${revision}"` },
        };
      },
    }),
  ];
};
