import { caseImpact, caseImpactQuery, caseOutdated } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { correctCaseBody } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { z } from 'zod';
import { jsonParameter } from '../../engine/http/list-query.ts';
import { adminRoute, idParams, noInput, type Route } from '../../engine/http/route.ts';
import type { CaseImpacts, Tried } from './case-impacts.ts';

export type CaseImpactRouteParts = { readonly impacts: CaseImpacts; readonly projections: readonly string[] };

/** `/api/cases/data/:id/impact` and `/outdated`: what a change of a master case does to results, before and after it. */
export const caseImpactRoutes = ({ impacts, projections }: CaseImpactRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/cases/data/:id/impact',
    summary: 'Which results rest on a master case, and by how much a change of it would move them.',
    params: idParams,
    query: caseImpactQuery,
    answers: caseImpact,
    reads: projections,
    handle: async ({ params: { id }, query }, caller) => ({ body: await impacts.impact(id, triedIn(query), caller) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/cases/data/:id/outdated',
    summary: 'Results that were given on another state of a master case than it has now.',
    params: idParams,
    answers: caseOutdated,
    reads: projections,
    handle: async ({ params: { id } }, caller) => ({ body: await impacts.outdated(id, caller) }),
  }),
];

const triedIn = ({ changes, withdraw, restore }: z.infer<typeof caseImpactQuery>): Tried => {
  if ([changes, withdraw, restore].filter((each) => each !== undefined).length !== 1) {
    throw new DomainError('invalid_request', {
      errors: { changes: '고칠 내용, 내리기, 되돌릴 기록 가운데 하나만 보내 주세요.' },
    });
  }
  if (restore !== undefined) return { restore };
  return changes === undefined
    ? { withdraw: true }
    : { changes: jsonParameter('changes', correctCaseBody.shape.changes, changes) };
};
