import { type RulesetImpact, rulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { checks } from '@nomucheck/projections/checks/checks/checks.ts';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import { versionParams } from '../rulesets/context.ts';

/** `/api/admin/rulesets/:version/impact`: an edition of the questionnaire tried on the latest results, before it is published. */
export const rulesetImpactRoutes = (impactOf: (version: string) => Promise<RulesetImpact>): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/rulesets/:version/impact',
    summary: 'By how much an edition of the questionnaire would move the latest results, and what it would ask more.',
    params: versionParams,
    answers: rulesetImpact,
    reads: [checks.name],
    handle: async ({ params }) => ({ body: await impactOf(params.version) }),
  }),
];
