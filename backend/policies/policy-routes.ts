import { policiesOut, policyOut, policyParams, policyQuery } from '@nomucheck/domain/policies/contract.ts';
import { noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { PolicyViews } from './policy-views.ts';

/** `/api/policies`: the texts that people agree to, for everybody. */
export const policyRoutes = ({ views }: { readonly views: PolicyViews }): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/policies',
    summary: 'The texts that people agree to, with the version of each that is in force and the one that is coming.',
    answers: policiesOut,
    revalidated: true,
    handle: async () => ({ body: await views.list() }),
  }),
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/policies/:name',
    summary: 'A text in force, or in the version asked for; with `against` what differs from that version.',
    params: policyParams,
    query: policyQuery,
    answers: policyOut,
    revalidated: true,
    handle: async ({ params: { name }, query }) => ({ body: await views.one(name, query) }),
  }),
];
