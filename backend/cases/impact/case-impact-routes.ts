import {
  acceptanceImpact,
  acceptanceImpactQuery,
  caseImpact,
  caseImpactQuery,
  caseOutdated,
  caseResting,
} from '@nomucheck/domain/cases/contract/case-impact.ts';
import { correctCaseBody, takenFields } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { refineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { z } from 'zod';
import { jsonParameter } from '../../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, idParams, noInput, type Route } from '../../engine/http/route.ts';
import type { AcceptanceImpacts } from './acceptance-impact.ts';
import type { CaseImpacts, Tried } from './case-impacts.ts';
import type { RestingOnCase } from './resting-on-case.ts';
import type { Named } from './told-by-name.ts';

export type CaseImpactRouteParts = {
  readonly impacts: CaseImpacts;
  readonly acceptance: AcceptanceImpacts;
  readonly resting: RestingOnCase;
  readonly projections: readonly string[];
};

/** What a change of a master case, or an acceptance, does to results, before and after it. Before the routes of one case in refinement. */
export const caseImpactRoutes = ({
  impacts,
  acceptance,
  resting,
  projections,
}: CaseImpactRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/refines/data/impact',
    summary: 'What accepting all ready cases that match a filter would do to results, and which advices cite them.',
    query: acceptanceImpactQuery,
    answers: acceptanceImpact,
    reads: projections,
    handle: async ({ query }, caller) =>
      named(await acceptance(jsonParameter('filter', refineFilter, query.filter), caller)),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/cases/data/:id/impact',
    summary: 'Which results rest on a master case, and by how much a change of it would move them.',
    params: idParams,
    query: caseImpactQuery,
    answers: caseImpact,
    reads: projections,
    handle: async ({ params: { id }, query }, caller) => named(await impacts.impact(id, triedIn(query), caller)),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/cases/data/:id/resting',
    summary: 'Which results, advices and consultations rest on a master case, also those calculated again since.',
    params: idParams,
    answers: caseResting,
    reads: projections,
    handle: async ({ params: { id } }, caller) => named(await resting(id, caller)),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/cases/data/:id/outdated',
    summary: 'Results that were given on another state of a master case than it has now.',
    params: idParams,
    answers: caseOutdated,
    reads: projections,
    handle: async ({ params: { id } }, caller) => named(await impacts.outdated(id, caller)),
  }),
];

const named = ({ told, people }: Named<object>): Answer => ({ body: told, discloses: { purpose: 'list', people } });

const triedIn = ({ changes, withdraw, into, take, restore }: z.infer<typeof caseImpactQuery>): Tried => {
  if ([changes, withdraw, into, restore].filter((each) => each !== undefined).length !== 1) {
    throw new DomainError('invalid_request', {
      errors: { changes: '고칠 내용, 내리기, 합칠 자료, 되돌릴 기록 가운데 하나만 보내 주세요.' },
    });
  }
  if (restore !== undefined) return { restore };
  if (into !== undefined) return { into, take: take === undefined ? undefined : fieldsIn(take) };
  return changes === undefined
    ? { withdraw: true }
    : { changes: jsonParameter('changes', correctCaseBody.shape.changes, changes) };
};

const fieldsIn = (take: string) => {
  const parsed = takenFields.safeParse(take.split(',').filter((field) => field !== ''));
  if (!parsed.success)
    throw new DomainError('invalid_request', { errors: { take: '넘겨받을 항목의 이름을 확인해 주세요.' } });
  return parsed.data;
};
