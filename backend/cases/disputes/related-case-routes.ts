import {
  citedCases,
  citedQuery,
  disputesFound,
  disputesQuery,
  mergedCases,
} from '@nomucheck/domain/cases/contract/related-cases.ts';
import { adminRoute, idParams, noInput, type Route, staffRoute } from '../../engine/http/route.ts';
import type { RelatedCases } from './related-cases.ts';

export type RelatedCaseRouteParts = {
  readonly related: RelatedCases;
  readonly caseProjections: readonly string[];
  readonly workProjections: readonly string[];
};

/** `/api/refines/disputes`, `/cited`, `/merged/:id`: the cases around one case, for who works on it. */
export const relatedCaseRoutes = (parts: RelatedCaseRouteParts): readonly Route[] => {
  const { related, caseProjections, workProjections } = parts;
  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/refines/disputes',
      summary: 'Disputes with their cases, to choose from: by words or a number, or those that a case may belong to.',
      query: disputesQuery,
      answers: disputesFound,
      reads: workProjections,
      handle: async ({ query }) => ({ body: await related.disputes(query) }),
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/refines/cited',
      summary: 'Which of these cited numbers are accepted cases.',
      query: citedQuery,
      answers: citedCases,
      reads: caseProjections,
      handle: async ({ query: { numbers } }) => ({
        body: await related.cited(numbers.split(',').filter((number) => number.trim() !== '')),
      }),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/refines/merged/:id',
      summary: 'The cases that were merged into a case.',
      params: idParams,
      answers: mergedCases,
      reads: workProjections,
      handle: async ({ params: { id } }) => ({ body: await related.merged(id) }),
    }),
  ];
};
